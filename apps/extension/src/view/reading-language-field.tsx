import { languages } from '@fukidashi/contract/languages'
import { SelectField } from '@fukidashi/ui/select-field'
import { useLingui } from '@lingui/react/macro'
import { choose, useSettings } from './settings-provider.tsx'

const choices = languages.map(({ code, label, tag }) => ({ value: code, label, lang: tag }))

/** The choice that both popup and options offer: the language to read comics in. */
export function ReadingLanguageField() {
  const { t } = useLingui()
  const { readingLanguage } = useSettings()
  return (
    <SelectField
      label={t`Read comics in`}
      choices={choices}
      value={readingLanguage}
      onChange={(value) => void choose({ readingLanguage: value })}
    />
  )
}
