import { simpleParser } from 'mailparser'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailSink } from '../fixtures/start-mail-sink.ts'
import { composeMail } from './compose-mail.ts'
import { mailKinds, mailLanguages, mailWordsOf } from './mail-words.ts'
import { openMailTransport } from './open-mail-transport.ts'

const siteUrl = 'https://site.test'
const link = `${siteUrl}/login?type=5#token=abc-DEF_123`
const facts = {
  email: '<b>new&co</b>@example.org',
  hint: 'fuki_ab12cd',
  ...{
    number: 'F2030-000042',
    planId: 'pack-2000',
    translations: 2200,
    amountCents: 1000,
    until: '2030-02-01T12:00:00Z',
  },
}
const receipt = { ...facts, taxCents: 167, tax: 'VAT 20 %', paidAt: '2030-01-02T10:00:00Z' }
const mailFrom = 'Fukidashi <no-reply@site.test>'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-mails-'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

describe.each(mailLanguages)('mails in %s', (language) => {
  it.each(mailKinds)('say in HTML and in plain text what %s is about', async (kind) => {
    const { subject, html, text } = await composeMail({ kind, language, facts, siteUrl, link })
    const { action, paragraphs } = mailWordsOf(language).kinds[kind]
    expect(subject).not.toMatch(/[\r\n{}]/)
    expect(text).toContain(subject)
    expect(text).not.toMatch(/[{}]/)
    expect(html).toContain(`lang="${mailWordsOf(language).language}"`)
    expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    // What people typed is text and nothing else.
    expect(html).not.toContain(facts.email)
    expect(text.includes(link)).toBe(action !== undefined)
    expect(html.includes(`href="${link}"`)).toBe(action !== undefined)
    // Written out, an address runs from left to right, at the side where the lines of the language begin.
    expect(html.includes(`text-align:${language === 'ar' ? 'right' : 'left'}`)).toBe(action !== undefined)
    expect(paragraphs.length).toBeGreaterThan(0)
  })

  it('have the lines of the receipt in both, written as the language writes them', async () => {
    const { html, text } = await composeMail({ kind: 'receipt', language, facts: receipt, siteUrl, link })
    const { lines, plans } = mailWordsOf(language)
    const names = [
      lines.number,
      lines.date,
      lines.plan,
      lines.translations,
      lines.tax.replace('{tax}', language === 'ar' ? '\u2066VAT 20 %\u2069' : 'VAT 20 %'),
    ]
    for (const name of [...names, lines.total]) {
      expect(html).toContain(`>${name}</th>`)
      expect(text).toContain(`${name}: `)
    }
    expect(text).toContain(
      plans.pack.replace('{count}', new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(2000)),
    )
    expect(text).toMatch(/10[.,]00/)
    expect(text).toMatch(/2030/)
    expect(text).not.toContain('undefined')
  })

  it('say of a demonstration that nothing was charged', async () => {
    const demo = { ...receipt, isDemo: true }
    const { text } = await composeMail({ kind: 'receipt', language, facts: demo, siteUrl, link })
    expect(text).toContain(mailWordsOf(language).demonstration)
  })

  it('differ from those in English', () => {
    if (language === 'en') return
    for (const kind of mailKinds)
      expect(mailWordsOf(language).kinds[kind].subject).not.toBe(mailWordsOf('en').kinds[kind].subject)
  })
})

describe('openMailTransport', () => {
  const outgoing = async (to = 'reader@example.org') => ({
    ...(await composeMail({ kind: 'verifyEmail', language: 'ar', facts: {}, siteUrl, link })),
    id: randomUUID(),
    kind: 'verifyEmail',
    to,
  })

  it('writes files that only this account reads, where there is no mail server', async () => {
    const transport = openMailTransport({ smtpUrl: undefined, mailFrom, dataFolder: folder })
    await transport.send(await outgoing())
    const [file] = await readdir(join(folder, 'outbox'))
    expect(file).toMatch(/-verifyEmail-[\da-f-]+\.eml$/)
    expect((await stat(join(folder, 'outbox', file!))).mode & 0o077).toBe(0)
    const mail = await simpleParser(await readFile(join(folder, 'outbox', file!)))
    expect(mail.subject).toBe(mailWordsOf('ar').kinds.verifyEmail.subject)
    expect(mail.text).toContain(link)
  })

  it('hands mails to a mail server, one recipient each, and throws while there is none', async () => {
    const sink = await startMailSink()
    const { arriving } = sink
    const transport = openMailTransport({ smtpUrl: sink.url, mailFrom, dataFolder: folder })
    await transport.send(await outgoing())
    expect(arriving).toHaveLength(1)
    const { mail, recipients } = await arriving[0]!
    expect(recipients).toEqual(['reader@example.org'])
    expect(mail.from?.text).toBe('"Fukidashi" <no-reply@site.test>')
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain('dir="rtl"')
    // What would be a second recipient, or another line of the head, is none.
    await transport.send(await outgoing('a@example.org, b@example.org')).catch(() => {})
    await transport.send(await outgoing('a@example.org\r\nBcc: b@example.org')).catch(() => {})
    const received = await Promise.all(arriving)
    expect(received.flatMap((one) => one.recipients)).not.toContain('b@example.org')
    expect(received.every((one) => one.mail.bcc === undefined)).toBe(true)

    await sink.close()
    await expect(transport.send(await outgoing())).rejects.toThrow(/ECONNREFUSED|closed|reset/i)
    transport.close()
  })
})
