import { languages } from '@fukidashi/contract/languages'
import { Trans } from '@lingui/react/macro'
import styles from './home-page.module.css'

/** Every language that pages are lettered in, by its own name. */
export function LanguageList() {
  const count = languages.length
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Into {count} languages</Trans>
      </h2>
      <p>
        <Trans>
          The language of a page is detected. Which languages you can choose depends on the translation model.
        </Trans>
      </p>
      <ul className={styles.languages}>
        {languages.map(({ code, label, tag, direction }) => (
          <li key={code} lang={tag} dir={direction}>
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
