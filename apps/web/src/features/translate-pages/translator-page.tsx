import { languages } from '@fukidashi/contract/languages'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './translator-page.module.css'

// Written out with the page, and brought to life a moment after it: what is seen first does not wait for it.
const TranslatorView = lazy(() => import('./translator-view.tsx'))

/** The translator: images in, choices, progress, results out. */
export default function TranslatorPage() {
  const { t } = useLingui()
  const count = languages.length
  return (
    <>
      <PageHead
        title={t`Manga Translator: translate comic pages and keep the art · Fukidashi`}
        description={t`Drop in manga or comic pages, choose one of ${count} languages and download the translated pages with the art untouched.`}
      />
      <div className={styles.page}>
        <header className={styles.opening}>
          <h1>
            <Trans>Manga Translator</Trans>
          </h1>
          <p>
            <Trans>The words change, the art stays. Images are deleted after 24 hours.</Trans>
          </p>
        </header>
        <Suspense>
          <TranslatorView />
        </Suspense>
      </div>
    </>
  )
}
