import { namePattern } from '@fukidashi/translator/glossary-terms'

const characters: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The text as HTML with every glossary term replaced by its translation inside `<span translate="no">`, which Google and
 * Papago leave as it is. Gives nothing when no term occurs: then plain text will do.
 */
export function protectTerms(text: string, glossary: Readonly<Record<string, string>>): string | undefined {
  const targets: string[] = []
  const terms = Object.keys(glossary).toSorted((one, other) => other.length - one.length)
  let marked = text
  for (const term of terms) {
    marked = marked.replaceAll(namePattern(term), () => `\u{E000}${targets.push(glossary[term]!) - 1}\u{E001}`)
  }
  if (targets.length === 0) return undefined
  return escapeHtml(marked).replaceAll(
    /\u{E000}(\d+)\u{E001}/gu,
    (_, index: string) => `<span translate="no">${escapeHtml(targets[Number(index)]!)}</span>`,
  )
}

/**
 * The text without markup, for asking again: glossary terms are their translations, full-width digits and letters plain ones
 * (NFKC).
 */
export function plainQuestion(text: string, glossary: Readonly<Record<string, string>>): string {
  return Object.keys(glossary)
    .toSorted((one, other) => other.length - one.length)
    .reduce((plain, term) => plain.replaceAll(namePattern(term), () => glossary[term]!), text)
    .normalize('NFKC')
}

/** Plain text of a reply: no spans, and HTML entities as characters (services write them even into plain text). */
export function plainReply(text: string): string {
  return text
    .replaceAll(/<\/?span\b[^>]*>/giu, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity
    })
    .trim()
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => characters[character]!)
}
