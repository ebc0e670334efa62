import { accountLimits } from '@fukidashi/contract/account-limits'
import { ProductError } from '@fukidashi/contract/errors'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { isCommonPassword } from './common-passwords.ts'

/** Argon2id by the recommendation of OWASP: 19 MiB, two passes, one lane. The library's default is argon2id; its enum is not for modules. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash holds its memory and a core; more at once would only keep everybody else waiting. */
const inTurn = pLimit(2)
/** A hash of nothing that anybody knows, so that an account that is not there takes as long as one that is. */
let nobody: Promise<string> | undefined

/** A password as it is kept. */
export async function hashPassword(password: string): Promise<string> {
  return await inTurn(async () => await hash(password.normalize('NFC'), settings))
}

/** Whether a password is that of a hash; takes as long when there is none. */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID())
  const isRight = await inTurn(async () => await verify(passwordHash ?? (await nobody!), password.normalize('NFC')))
  return isRight && passwordHash !== null && passwordHash !== undefined
}

/** A password that somebody chose, typed twice, and what is known of them. */
export interface ChosenPassword {
  readonly password: string
  readonly passwordAgain: string
  readonly email: string
}

/** Throws a ProductError for a password that is too short, too long, typed differently, or easy to guess. */
export function checkChosenPassword({ password, passwordAgain, email }: ChosenPassword): void {
  const { minCharacters, maxCharacters } = accountLimits.password
  const { length } = [...password]
  if (length < minCharacters) throw new ProductError('passwordTooShort')
  if (length > maxCharacters) throw new ProductError('passwordTooLong')
  if (isCommonPassword(password, email)) throw new ProductError('passwordTooCommon')
  if (password !== passwordAgain) throw new ProductError('passwordsDiffer')
}
