import type { Balloon, EngineOffer, PageWords, TranslatedPage } from '../messaging/messages.ts'
import { copyText } from './copy-text.ts'
import { createButton, createStyled, onlyReadAloud, setStyles, shades } from './styled-elements.ts'

/** What the card of a page needs. */
export interface PageCardOptions {
  readonly words: PageWords
  readonly page: TranslatedPage<Blob>
  /** How many of its texts the engine doubts, in words; empty where it doubts none. */
  readonly doubts: string
  readonly betterEngines: readonly EngineOffer[]
  /** The page is to be translated again, by another engine. */
  readonly onEngine: (id: EngineOffer['id']) => void
  readonly onSettings: () => void
  /** A balloon's entry is pointed at or has the focus; undefined when no one is. */
  readonly onPoint: (balloon: Balloon | undefined) => void
  readonly onClose: () => void
}

const quietButton = {
  padding: '3px 10px',
  'border-radius': '12px',
  border: shades.edge,
  color: shades.ink,
} as const

/** A page's text, balloon by balloon in reading order, each to be copied; and what can be done about words that the engine doubts. */
export function createPageCard({ words, page, doubts, betterEngines, ...on }: PageCardOptions): HTMLElement {
  const card = createStyled('div', {
    display: 'grid',
    gap: '10px',
    'box-sizing': 'border-box',
    width: 'min(340px, calc(100vw - 24px))',
    'max-height': 'min(60vh, 480px)',
    overflow: 'auto',
    'overscroll-behavior': 'contain',
    padding: '12px',
    'border-radius': '14px',
    background: shades.ground,
    border: shades.edge,
    'box-shadow': shades.shadow,
    color: shades.ink,
    font: '400 14px/1.45 system-ui, sans-serif',
    'pointer-events': 'auto',
    'user-select': 'text',
  })
  card.setAttribute('role', 'dialog')
  card.setAttribute('aria-label', words.text)
  const news = createStyled('div', onlyReadAloud)
  news.setAttribute('role', 'status')
  const head = createStyled('div', { display: 'flex', gap: '8px', 'align-items': 'center' })
  const title = createStyled('strong', { flex: '1', font: '600 14px/1.4 system-ui, sans-serif' }, words.text)
  head.append(title, createButton(words.close, quietButton, on.onClose))
  card.append(head)
  if (doubts) card.append(createDoubts({ words, doubts, betterEngines, ...on }))
  for (const balloon of page.balloons)
    card.append(createEntry(balloon, { words, language: page.language, news, ...on }))
  card.append(news)
  card.addEventListener('keydown', (event) => {
    if (event.isTrusted && event.key === 'Escape') on.onClose()
  })
  return card
}

type Doubts = Pick<PageCardOptions, 'words' | 'doubts' | 'betterEngines' | 'onEngine' | 'onSettings'>

function createDoubts({ words, doubts, betterEngines, onEngine, onSettings }: Doubts): HTMLElement {
  const next = betterEngines.length > 0 ? words.translateAgain : words.noBetter
  const section = createStyled('div', { display: 'grid', gap: '8px', color: shades.quiet })
  const ways = createStyled('div', { display: 'flex', 'flex-wrap': 'wrap', gap: '8px' })
  const main = { ...quietButton, background: shades.accent, border: 'none', color: shades.onAccent }
  for (const { id, label } of betterEngines) ways.append(createButton(label, main, () => onEngine(id)))
  if (betterEngines.length === 0) ways.append(createButton(words.settings, main, onSettings))
  section.append(createStyled('span', {}, `${doubts} ${next}`), ways)
  return section
}

interface Entry extends Pick<PageCardOptions, 'words' | 'onPoint'> {
  readonly language: string
  readonly news: HTMLElement
}

function createEntry(balloon: Balloon, { words, language, news, onPoint }: Entry): HTMLElement {
  const entry = createStyled('div', {
    display: 'grid',
    gap: '4px',
    padding: '8px 0 0',
    'border-top': '1px solid rgb(255 255 255 / 14%)',
  })
  const translated = createStyled('span', {}, balloon.words)
  translated.lang = language
  const source = createStyled('span', { color: shades.quiet }, balloon.source)
  source.lang = balloon.sourceLanguage
  for (const text of [translated, source]) text.dir = 'auto'
  const buttons = createStyled('div', { display: 'flex', 'flex-wrap': 'wrap', gap: '6px' })
  for (const [label, text] of [
    [words.copyWords, balloon.words],
    [words.copySource, balloon.source],
  ] as const) {
    const button = createButton(label, { ...quietButton, font: '500 12px/1.5 system-ui, sans-serif' }, () => {
      void copyText(text).then((isCopied) => {
        news.textContent = isCopied ? words.copied : words.copyFailed
        button.textContent = news.textContent
        setTimeout(() => (button.textContent = label), 1600)
      })
    })
    buttons.append(button)
  }
  entry.append(translated)
  if (balloon.isRough) {
    const doubt = createStyled(
      'span',
      { color: shades.accent, font: '500 12px/1.4 system-ui, sans-serif' },
      words.roughHere,
    )
    entry.append(doubt)
  }
  entry.append(source, buttons)
  for (const name of ['pointerenter', 'focusin']) entry.addEventListener(name, () => onPoint(balloon))
  for (const name of ['pointerleave', 'focusout']) entry.addEventListener(name, () => onPoint(undefined))
  return entry
}

/** A page's words for screen readers, in reading order, which no eye sees. */
export function createReadAloud({ balloons, language }: TranslatedPage<Blob>, label: string): HTMLElement {
  const section = createStyled('section', onlyReadAloud)
  section.setAttribute('aria-label', label)
  for (const { words } of balloons) {
    const text = createStyled('p', {}, words)
    text.lang = language
    text.dir = 'auto'
    section.append(text)
  }
  return section
}

/** A frame around a balloon. Boxes are in pixels of the image, whose size is given. */
export function createPointer(box: Balloon['box'], [width, height]: readonly [number, number]): HTMLElement {
  const pointer = createStyled('div', { position: 'absolute', 'box-sizing': 'border-box' })
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`
  setStyles(pointer, {
    left: share(box[0], width),
    top: share(box[1], height),
    width: share(box[2], width),
    height: share(box[3], height),
    border: `2px solid ${shades.accent}`,
    'border-radius': '6px',
    'box-shadow': '0 0 0 2px rgb(26 16 26 / 60%)',
  })
  return pointer
}
