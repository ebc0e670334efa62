/** Sets styles so that no style sheet of the site can change them. */
export function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important')
}

/** An element with styles and, where given, text. */
export function createStyled<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  styles: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  setStyles(element, styles)
  element.textContent = text
  return element
}

/** Colours of everything that the extension shows in pages. */
export const shades = {
  ground: 'rgb(26 16 26 / 96%)',
  edge: '1px solid rgb(255 255 255 / 26%)',
  ink: '#fff3f9',
  quiet: '#cdb7c6',
  accent: '#ff7ab8',
  onAccent: '#2a0418',
  shadow: '0 2px 12px rgb(0 0 0 / 35%)',
} as const

/** Hidden from eyes and there for screen readers. */
export const onlyReadAloud = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
} as const

/** A button that shows its focus. Only presses of the reader count: a click that a script of the site made up is none. */
export function createButton(text: string, styles: Readonly<Record<string, string>>, onPress: () => void) {
  const button = createStyled(
    'button',
    {
      all: 'unset',
      'box-sizing': 'border-box',
      cursor: 'pointer',
      font: '600 13px/1.5 system-ui, sans-serif',
      ...styles,
    },
    text,
  )
  button.type = 'button'
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible'))
      setStyles(button, { outline: `2px solid ${shades.ink}`, 'outline-offset': '-2px' })
  })
  button.addEventListener('blur', () => setStyles(button, { outline: 'none' }))
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    if (event.isTrusted) onPress()
  })
  return button
}
