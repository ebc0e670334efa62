import { languages } from '@fukidashi/contract/languages'
import { QueryClientProvider } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../shell/page-head.tsx'
import { queryClient } from './server-connection.ts'
import styles from './translator-page.module.css'
import { Workplace } from './workplace.tsx'

/** The translator: images in, choices, progress, results out. */
export default function TranslatorPage() {
  const { t } = useLingui()
  const count = languages.length
  return (
    <QueryClientProvider client={queryClient}>
      <PageHead
        title={t`Manga Translator: translate comic pages and keep the art · Fukidashi`}
        description={t`Drop manga or comic pages, choose one of ${count} languages and download them translated, with the art as it was.`}
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
        <Workplace />
      </div>
    </QueryClientProvider>
  )
}
