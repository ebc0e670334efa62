import { findLanguage, type LanguageCode } from '@fukidashi/contract/languages'
import type { TranslationEngineId } from '@fukidashi/contract/engines'
import type { ReaderEngineId } from '@fukidashi/reader-engines/reader-engine'
import { Button } from '@fukidashi/ui/button'
import { buttonClass } from '@fukidashi/ui/button-class'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComicPage, isMoving } from '../queue/comic-page.ts'
import { resultName } from './downloads.ts'
import { AssumedLanguage } from './assumed-language.tsx'
import { PageComparison } from './page-comparison.tsx'
import styles from './page-card.module.css'
import { PageProgress } from './page-progress.tsx'
import { RoughTranslation } from './rough-translation.tsx'
import { WordsDecision } from './words-decision.tsx'

/** What can be done with a page. */
export interface PageActions {
  readonly onTranslate: () => void
  /** Translates the page again as it was ordered, from another language; that is free of charge. */
  readonly onCorrect: (source: LanguageCode) => void
  readonly onCancel: () => void
  readonly onRemove: () => void
  readonly onPreview: () => void
  readonly onEdit: () => void
  /** Shows the words of a finished page as text. */
  readonly onRead: () => void
  /** Opens the choices for this page alone. */
  readonly onChoose: () => void
  /** Makes the words of a page that waits for them, with an engine on the reader's side. */
  readonly onDecide: (engine: ReaderEngineId) => void
  /** Begins anew with another engine. */
  readonly onChangeEngine: (engine: TranslationEngineId) => void
}

interface PageCardProps extends PageActions {
  readonly page: ComicPage
  /** Whether there are others to be sorted among. */
  readonly isSortable: boolean
}

/** One page: its picture, where it stands, and what can be done with it. */
export function PageCard({ page, isSortable, ...actions }: PageCardProps) {
  const { t } = useLingui()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: page.id,
    disabled: !isSortable,
    attributes: { roleDescription: t`sortable page` },
  })
  const { name } = page.file
  const { step } = page.progress
  return (
    <li
      className={styles.card}
      data-step={step}
      data-dragged={isDragging}
      aria-label={name}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {page.progress.step === 'done' ? (
        <PageComparison page={page} imageUrl={page.progress.imageUrl} onPreview={actions.onPreview} />
      ) : (
        <img className={styles.thumbnail} src={page.originalUrl} alt="" loading="lazy" decoding="async" />
      )}
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {page.progress.step === 'done' && (
          <p className={styles.language} lang={findLanguage(page.progress.language)?.tag}>
            {findLanguage(page.progress.language)?.label}
          </p>
        )}
        {isSortable && (
          <button
            className={styles.handle}
            type="button"
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            aria-label={t`Move ${name}`}
            title={t`Drag to change the order`}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
            </svg>
          </button>
        )}
        {!isMoving(page) && (
          <span className={styles.remove}>
            <Button onClick={actions.onRemove} aria-label={t`Remove ${name}`} title={t`Remove`}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m7 7 10 10M17 7 7 17" />
              </svg>
            </Button>
          </span>
        )}
        {page.ownOptions && (
          <p className={styles.state}>
            <Trans>With options of its own</Trans>
          </p>
        )}
        <PageProgress page={page} />
        {page.progress.step === 'done' && page.progress.assumedLanguage && (
          <AssumedLanguage
            assumed={page.progress.assumedLanguage}
            target={page.progress.language}
            onChoose={actions.onCorrect}
          />
        )}
        {page.progress.step === 'done' && page.progress.regions.some(({ isRough }) => isRough) && (
          <RoughTranslation
            regions={page.progress.regions}
            target={findLanguage(page.progress.language)!.code}
            engine={page.progress.options?.translationModel ?? 'builtin'}
            onChangeEngine={actions.onChangeEngine}
          />
        )}
      </div>
      <div className={styles.actions}>
        {page.progress.step === 'done' && (
          <a
            className={buttonClass('main')}
            href={page.progress.imageUrl}
            download={resultName(name, page.progress.language)}
            aria-label={t`Download ${name}`}
          >
            {t`Download`}
          </a>
        )}
        {page.progress.step === 'words' && page.progress.work.kind === 'failed' && (
          <WordsDecision
            name={name}
            engine={page.progress.engine}
            failure={page.progress.work.failure}
            task={page.progress.task}
            onDecide={actions.onDecide}
            onChangeEngine={actions.onChangeEngine}
          />
        )}
        {isMoving(page) && (
          <Button onClick={actions.onCancel} aria-label={t`Cancel ${name}`}>
            {t`Cancel`}
          </Button>
        )}
        {page.progress.step === 'done' && page.progress.isEditable && page.progress.regions.length > 0 && (
          <Button onClick={actions.onEdit} aria-label={t`Edit ${name}`} aria-haspopup="dialog">
            {t`Edit`}
          </Button>
        )}
        {page.progress.step === 'done' && page.progress.regions.length > 0 && (
          <Button onClick={actions.onRead} aria-label={t`Text of ${name}`} aria-haspopup="dialog">
            {t`Text`}
          </Button>
        )}
        {!isMoving(page) && isSortable && (
          <Button onClick={actions.onChoose} aria-label={t`Options for ${name}`} aria-haspopup="dialog">
            {t`Options`}
          </Button>
        )}
        {step === 'done' && (
          <Button onClick={actions.onTranslate} aria-label={t`Re-upload ${name}`}>
            {t`Re-upload`}
          </Button>
        )}
        {(step === 'failed' || step === 'cancelled') && (
          <Button onClick={actions.onTranslate} aria-label={t`Try again: ${name}`}>
            {t`Try again`}
          </Button>
        )}
      </div>
    </li>
  )
}
