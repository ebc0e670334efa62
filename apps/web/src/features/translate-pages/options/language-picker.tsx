import { type Language, languages } from '@fukidashi/contract/languages'
import { useCombobox } from 'downshift'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { namesIn } from '../words/language-names.ts'
import { findLanguages } from './find-languages.ts'
import styles from './language-picker.module.css'

interface LanguagePickerProps {
  readonly label: string
  /** Code of the chosen language; undefined is `automatic`. */
  readonly value: Language['code'] | undefined
  readonly onChange: (code: Language['code'] | undefined) => void
  /** Words of an entry that leaves the choice to the machine; without them a language has to be chosen. */
  readonly automatic?: string
  /** Why a language is not to be had, in words; nothing for one that is. */
  readonly obstacleOf: (language: Language) => string | undefined
  /** A sentence that helps to choose. */
  readonly hint?: ReactNode
}

interface Entry {
  readonly key: string
  /** Missing in the entry that leaves the choice to the machine. */
  readonly language?: Language
}

const automaticEntry: Entry = { key: 'automatic' }
const entryOf = new Map<Language, Entry>(languages.map((language) => [language, { key: language.code, language }]))

/** A language out of many, by native name, searched by typing any of its names. */
export function LanguagePicker(props: LanguagePickerProps) {
  const { label, value, onChange, automatic, obstacleOf, hint } = props
  const { t, i18n } = useLingui()
  const hintId = useId()
  const [search, setSearch] = useState('')
  const readersName = useMemo(() => namesIn(i18n.locale), [i18n.locale])
  const nameOf = (entry: Entry | null) => (entry ? (entry.language?.label ?? automatic ?? '') : '')
  const isAvailable = ({ language }: Entry) => !language || obstacleOf(language) === undefined
  const found = findLanguages(search, languages, readersName).map((language) => entryOf.get(language)!)
  // What can be had comes first: a small installation has few of the many.
  const sorted = [...found.filter(isAvailable), ...found.filter((entry) => !isAvailable(entry))]
  const entries = automatic && search === '' ? [automaticEntry, ...sorted] : sorted
  const selected = languages.find(({ code }) => code === value)

  const box = useCombobox<Entry>({
    items: entries,
    selectedItem: selected ? entryOf.get(selected)! : automaticEntry,
    itemToKey: (entry) => entry?.key,
    itemToString: nameOf,
    isItemDisabled: (entry) => !isAvailable(entry),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setSearch(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.language?.code),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setSearch('')
    },
    stateReducer: (state, { type, changes }) => {
      const ended =
        type === useCombobox.stateChangeTypes.InputBlur || type === useCombobox.stateChangeTypes.InputKeyDownEscape
      // What was typed to search is no name of a language: the field shows again what is chosen.
      if (ended) return { ...changes, selectedItem: state.selectedItem, inputValue: nameOf(state.selectedItem) }
      return changes
    },
  })

  return (
    <div className={styles.field}>
      <label className={styles.label} {...box.getLabelProps()}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          className={styles.input}
          lang={selected?.tag}
          placeholder={t`Search languages`}
          aria-describedby={hint ? hintId : undefined}
          spellCheck={false}
          {...box.getInputProps({ onFocus: (event) => event.currentTarget.select() })}
        />
        <button className={styles.arrow} type="button" {...box.getToggleButtonProps({ 'aria-label': label })} />
        <ul className={styles.list} {...box.getMenuProps({ 'aria-label': label })} data-open={box.isOpen}>
          {box.isOpen &&
            entries.map((entry, index) => (
              <li
                className={styles.entry}
                key={entry.key}
                data-active={box.highlightedIndex === index}
                data-unavailable={!isAvailable(entry)}
                {...box.getItemProps({ item: entry, index, 'aria-selected': entry.language === selected })}
              >
                <span lang={entry.language?.tag}>{nameOf(entry)}</span>
                {entry.language && (
                  <small className={styles.note}>{obstacleOf(entry.language) ?? readersName(entry.language)}</small>
                )}
              </li>
            ))}
          {box.isOpen && entries.length === 0 && <li className={styles.nothing}>{t`No matching language`}</li>}
        </ul>
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
