import { Dialog } from '@fukidashi/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { readStored, store } from '../../shell/stored-text.ts'
import styles from './shortcuts.module.css'

const storageKey = 'shortcuts'

interface ShortcutsProps {
  /** Opens the choice of files. */
  readonly onAdd: () => void
  /** Translates what is there to be translated; undefined when nothing is. */
  readonly onTranslate: (() => void) | undefined
}

/** Keys for what is done often, and `?` for a list of them, where they can be switched off. */
export function Shortcuts({ onAdd, onTranslate }: ShortcutsProps) {
  const { t } = useLingui()
  const [isListed, setListed] = useState(false)
  const [isOn, setOn] = useState(() => readStored(storageKey) !== 'off')
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isWriting(event.target) ||
      document.querySelector('dialog[open]')
    )
      return
    const action = { '?': () => setListed(true), ...(isOn && { o: onAdd, t: onTranslate }) }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (!isListed) return null
  const groups = [
    {
      heading: t`On this page`,
      rows: [
        [['?'], t`Show this list`],
        [['O'], t`Choose images`],
        [['Ctrl', 'V'], t`Paste an image`],
        [['T'], t`Translate`],
      ],
    },
    {
      heading: t`Changing the order of pages`,
      rows: [
        [['Space'], t`Pick up the page whose handle has the focus, and put it down`],
        [['←', '↑', '↓', '→'], t`Move it`],
        [['Esc'], t`Put it back`],
      ],
    },
    {
      heading: t`In the preview`,
      rows: [
        [['←', '→'], t`Previous and next page`],
        [['+', '−'], t`Enlarge and reduce`],
        [['Esc'], t`Close`],
      ],
    },
  ] as const
  return (
    <Dialog title={t`Keyboard shortcuts`} closeLabel={t`Close`} onClose={() => setListed(false)}>
      {groups.map(({ heading, rows }) => (
        <section key={heading} className={styles.group}>
          <h3>{heading}</h3>
          <dl>
            {rows.map(([keys, words]) => (
              <div key={words}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked)
            store(storageKey, checked ? 'on' : 'off')
          }}
        />
        {t`Use single letters as shortcuts`}
      </label>
    </Dialog>
  )
}

/** Whether keys write something where they are pressed, or choose in a list. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="range"]), textarea, select, [contenteditable]') !== null
  )
}
