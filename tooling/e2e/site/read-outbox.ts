import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { simpleParser } from 'mailparser'

/** A mail as somebody gets it. */
export interface ReceivedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const seen = new Set<string>()

/** Waits for the next mail to an address that was not read yet, in the outbox of a server's folder. */
export async function readNextMail(folder: string, email: string): Promise<ReceivedMail> {
  const outbox = join(folder, 'outbox')
  for (;;) {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : []
    for (const file of files.toSorted()) {
      if (seen.has(file)) continue
      const mail = await simpleParser(readFileSync(join(outbox, file)))
      const to = [mail.to]
        .flat()
        .map((address) => address?.text)
        .join()
      if (!to.includes(email)) continue
      seen.add(file)
      return { subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html || '' }
    }
    await setTimeout(100)
  }
}

/** Path of the link in a mail; its host is the server's own. */
export function pathIn({ text }: ReceivedMail): string {
  const [path] = /(?:\/[\w-]+)?\/login\?type=\d#token=[\w-]+/.exec(text) ?? []
  if (path === undefined) throw new Error('The mail has no link.')
  return path
}
