import { ProductError } from '@fukidashi/contract/errors'
import { and, eq, gt } from 'drizzle-orm'
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { create as drawLetters } from 'svg-captcha'
import { captchas } from '../../db/account-schema.ts'
import type { Deps } from '../../deps.ts'
import { captchaLifetimeMs } from './lifetimes.ts'

type CaptchaDeps = Pick<Deps, 'database' | 'clock' | 'secrets'>

/** A captcha that was made: which one it is, for a cookie, and what there is to solve. */
export interface MadeCaptcha<Task> {
  readonly id: string
  readonly task: Task
}

const letters = {
  size: 5,
  ignoreChars: '0Oo1IiLl5Ss2Zz',
  noise: 3,
  color: true,
  background: '#f7eef4',
  width: 180,
  height: 64,
}
/** Half a second to some seconds of a phone. */
const maxNumber = 250_000

/** A captcha as an image (SVG) with letters. Capitals do not matter in its answer. */
export async function makeImageCaptcha(deps: CaptchaDeps): Promise<MadeCaptcha<string>> {
  const { data, text } = drawLetters(letters)
  return { id: await keep(deps, text), task: data }
}

/** Work for a device in the place of an image, for people who cannot see it: the scheme of ALTCHA. */
export async function makeWorkCaptcha(
  deps: CaptchaDeps,
): Promise<MadeCaptcha<{ salt: string; challenge: string; maxNumber: number }>> {
  const salt = randomBytes(12).toString('hex')
  const number = randomInt(maxNumber + 1)
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { id: await keep(deps, String(number)), task: { salt, challenge, maxNumber } }
}

async function keep(deps: CaptchaDeps, answer: string): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(deps.clock.now().getTime() + captchaLifetimeMs)
  await deps.database.db.insert(captchas).values({ id, answerHash: hashAnswer(deps, id, answer), expiresAt })
  return id
}

/** Checks the answer to a captcha, which is used up by that. Throws a ProductError `captchaInvalid`. */
export async function checkCaptcha(deps: CaptchaDeps, id: string | undefined, answer: string): Promise<void> {
  if (id === undefined) throw new ProductError('captchaInvalid')
  const [solved] = await deps.database.db
    .delete(captchas)
    .where(and(eq(captchas.id, id), gt(captchas.expiresAt, deps.clock.now())))
    .returning({ answerHash: captchas.answerHash })
  if (solved === undefined || solved.answerHash !== hashAnswer(deps, id, answer.trim()))
    throw new ProductError('captchaInvalid')
}

function hashAnswer({ secrets }: Pick<Deps, 'secrets'>, id: string, answer: string): string {
  return secrets.hashIdentity(`captcha:${id}:${answer.toLowerCase()}`)
}
