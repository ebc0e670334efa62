import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, render, Text } from '@react-email/components'
import { type CSSProperties, createElement as element, type ReactNode } from 'react'
import { type MailKind, type MailLanguage, mailWordsOf } from './mail-words.ts'
import { type MailFacts, type ReceiptLine, writeFacts } from './write-facts.ts'

/** What a mail is made of. */
export interface MailContent {
  readonly kind: MailKind
  readonly language: MailLanguage
  readonly facts: MailFacts
  /** Address of the site. */
  readonly siteUrl: string
  /** Where its button leads. */
  readonly link?: string
}

/** A mail as it is sent: the same in HTML and in plain text. */
export interface ComposedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

const sans = 'Poppins, "Segoe UI", "Noto Sans", "Noto Sans CJK JP", Helvetica, Arial, sans-serif'
const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f7eef4', fontFamily: sans },
  card: { maxWidth: 560, padding: '28px 28px 20px', borderRadius: 16, backgroundColor: '#ffffff' },
  name: { margin: '0 0 20px', color: '#b3246c', fontSize: 20, fontWeight: 700 },
  heading: { margin: '0 0 16px', color: '#2a0418', fontSize: 22, lineHeight: '30px' },
  text: { margin: '0 0 14px', color: '#3d2436', fontSize: 15, lineHeight: '24px' },
  button: {
    padding: '12px 26px',
    borderRadius: 999,
    backgroundColor: '#b3246c',
    color: '#ffffff',
    fontSize: 15,
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '0 0 10px', color: '#6b4a61', fontSize: 13, lineHeight: '20px' },
  link: { color: '#b3246c', wordBreak: 'break-all' },
  site: { display: 'inline-block', color: '#b3246c' },
  line: { margin: '20px 0 14px', borderColor: '#e8d3e0' },
  table: { width: '100%', margin: '0 0 18px', borderCollapse: 'collapse' },
  cell: {
    padding: '8px 0',
    borderBottom: '1px solid #e8d3e0',
    color: '#3d2436',
    fontSize: 14,
    lineHeight: '20px',
    verticalAlign: 'top',
  },
} as const

/** Where lines end in scripts that would otherwise be broken within words. Mail programs that do not know a value leave it out. */
const lineBreaks: Readonly<Partial<Record<MailLanguage, CSSProperties>>> = {
  ja: { wordBreak: 'auto-phrase' },
  ko: { wordBreak: 'keep-all' },
}

/** Writes a mail in its language. */
export async function composeMail({ kind, language, facts, siteUrl, link }: MailContent): Promise<ComposedMail> {
  const { language: lang, direction: dir, linkHint, footer, demonstration, kinds } = mailWordsOf(language)
  const { subject, paragraphs, action, note: aside } = kinds[kind]
  const { facts: named, lines } = writeFacts(language, facts)
  const fill = (words: string) => words.replaceAll(/\{(\w+)\}/g, (braces, name: string) => named[name] ?? braces)
  const note = facts.isDemo === true ? demonstration : aside
  const isLinked = link !== undefined && action !== undefined
  const small = (children: ReactNode) => element(Text, { style: styles.small }, children)
  const page = element(
    Html,
    { lang, dir },
    element(Head),
    element(Preview, null, fill(paragraphs[0]!)),
    element(
      Body,
      { style: { ...styles.body, ...lineBreaks[language] } },
      element(
        Container,
        { style: styles.card },
        element(Text, { style: styles.name }, 'Fukidashi'),
        element(Heading, { as: 'h1', style: styles.heading }, fill(subject)),
        ...paragraphs.map((words, index) => element(Text, { key: index, style: styles.text }, fill(words))),
        lines.length > 0 && tableOf(lines, dir),
        isLinked && element(Text, null, element(Button, { href: link, style: styles.button }, action)),
        isLinked && small(linkHint),
        isLinked &&
          element(
            Text,
            { style: { ...styles.small, textAlign: startOf(dir) }, dir: 'ltr' },
            element(Link, { href: link, style: styles.link }, link),
          ),
        note !== undefined && small(fill(note)),
        element(Hr, { style: styles.line }),
        small([`${footer} `, element(Link, { key: 'site', href: siteUrl, style: styles.site }, siteUrl)]),
      ),
    ),
  )
  const plain = [
    fill(subject),
    ...paragraphs.map(fill),
    ...(lines.length > 0 ? [lines.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(isLinked ? [`${action}:\n${link}`] : []),
    ...(note ? [fill(note)] : []),
  ]
  return {
    subject: fill(subject),
    html: await render(page),
    text: `${[...plain, `-- \n${footer}\n${siteUrl}`].join('\n\n')}\n`,
  }
}

// Many mail programs know no `start`.
function startOf(dir: 'ltr' | 'rtl'): 'left' | 'right' {
  return dir === 'ltr' ? 'left' : 'right'
}

function tableOf(lines: readonly ReceiptLine[], dir: 'ltr' | 'rtl'): ReactNode {
  const start = startOf(dir)
  const end = start === 'left' ? 'right' : 'left'
  const rows = lines.map(({ name, value }, index) =>
    element(
      'tr',
      { key: index },
      element('th', { scope: 'row', style: { ...styles.cell, fontWeight: 400, textAlign: start } }, name),
      element('td', { style: { ...styles.cell, fontWeight: 700, textAlign: end } }, element('bdi', null, value)),
    ),
  )
  return element('table', { style: styles.table }, element('tbody', null, ...rows))
}
