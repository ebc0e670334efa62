import type { TranslationOptions } from '@fukidashi/contract/option-schemas'
import { Button } from '@fukidashi/ui/button'
import { Dialog } from '@fukidashi/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../shell/use-locale.ts'
import type { ComicPage } from './queue/comic-page.ts'
import { serverQuery } from './server/server-connection.ts'
import { fitOptions } from './options/remembered-options.ts'
import { TranslationChoices } from './options/translation-choices.tsx'
import { useFittedOptions } from './options/use-translation-options.ts'

interface PageOptionsProps {
  readonly page: ComicPage
  /** Those of the visit, which the page follows until something else is chosen for it. */
  readonly options: TranslationOptions
  readonly onChoose: (ownOptions: TranslationOptions | undefined) => void
  readonly onClose: () => void
}

/** Choices for one page alone: another language, another font. */
export default function PageOptions({ page, options, onChoose, onClose }: PageOptionsProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { data: server } = useQuery(serverQuery)
  const fitted = useFittedOptions(page.ownOptions ?? options, locale, server?.config)
  const { name } = page.file
  return (
    <Dialog
      title={t`Options for ${name}`}
      closeLabel={t`Close`}
      onClose={onClose}
      tools={page.ownOptions && <Button onClick={() => onChoose(undefined)}>{t`Same as the other pages`}</Button>}
    >
      <TranslationChoices
        options={fitted.options}
        onChange={(part) => onChoose(fitOptions({ ...fitted.options, ...part }, locale, fitted.offer))}
        offer={fitted.offer}
        config={server?.config}
        isWaiting={false}
        standings={fitted.standings}
      />
    </Dialog>
  )
}
