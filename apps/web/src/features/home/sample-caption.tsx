import { languageOf } from '@fukidashi/contract/languages'
import { Trans } from '@lingui/react/macro'
import { type SampleName, sampleOf } from '../../shell/sample-pictures.ts'
import { useLocale } from '../../shell/use-locale.ts'
import { namesIn } from '../translate-pages/words/language-names.ts'
import styles from './home-page.module.css'

/** Languages of a sample, and whose words it is lettered in. */
export function SampleCaption({ name }: { readonly name: SampleName }) {
  const { locale } = useLocale()
  const nameOf = namesIn(locale)
  const sample = sampleOf(name)
  const from = nameOf(languageOf(sample.from))
  const to = nameOf(languageOf(sample.to))
  return (
    <figcaption className={styles.caption}>
      <Trans>
        {from} → {to} · in the story’s own translation, lettered by Fukidashi
      </Trans>
    </figcaption>
  )
}
