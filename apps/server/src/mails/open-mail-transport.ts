import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Settings } from '../env.ts'
import type { ComposedMail } from './compose-mail.ts'

/** A mail and where it goes. */
export interface OutgoingMail extends ComposedMail {
  readonly id: string
  readonly kind: string
  readonly to: string
}

/** Hands mails over. */
export interface MailTransport {
  /** Throws when the mail was not taken. */
  readonly send: (mail: OutgoingMail) => Promise<void>
  /** The folder that mails are written to in place of a mail server. */
  readonly outbox?: string
  readonly close: () => void
}

/** Longer than a working mail server takes; a connection that says nothing must not hold up the others. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** The mail server of the settings, or without one a folder with a file for each mail. nodemailer is loaded with the first mail. */
export function openMailTransport({
  smtpUrl,
  mailFrom,
  dataFolder,
}: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): MailTransport {
  const envelope = ({ id, to, subject, html, text }: OutgoingMail) => ({
    from: mailFrom,
    // As an object, so that nothing in it is read as a list.
    to: { name: '', address: to },
    messageId: `<${id}@${mailFrom.replace(/^.*@|>.*$/g, '')}>`,
    subject,
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (smtpUrl === undefined) {
    const outbox = join(dataFolder, 'outbox')
    return {
      outbox,
      send: async (mail) => await writeToOutbox(outbox, mail, envelope(mail)),
      close: () => {},
    }
  }
  let opened: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...patience })
  }
  return {
    send: async (mail) => {
      opened ??= open()
      await (await opened).sendMail(envelope(mail))
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

async function writeToOutbox(outbox: string, { id, kind }: OutgoingMail, envelope: object): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(envelope)
  await mkdir(outbox, { recursive: true, mode: 0o700 })
  const path = join(outbox, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${kind}-${id}.eml`)
  // Under its name only when it is whole.
  await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
