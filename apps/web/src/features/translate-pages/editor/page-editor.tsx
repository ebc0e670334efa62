import type { ApiClient } from '@fukidashi/api-client/create-api-client'
import { findLanguage } from '@fukidashi/contract/languages'
import type { translateRegion } from '@fukidashi/contract/result-calls'
import { Button } from '@fukidashi/ui/button'
import { Dialog } from '@fukidashi/ui/dialog'
import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import type { ComicPage } from '../queue/comic-page.ts'
import type { PageQueue } from '../queue/page-queue.ts'
import { failureWords } from '../words/failure-words.ts'
import { MarkedPage } from './marked-page.tsx'
import styles from './page-editor.module.css'
import { RegionForm } from './region-form.tsx'
import { type EditCalls, editsOfVisit, type PageEditing, stateOf, unedited } from './visit-edits.ts'

interface PageEditorProps {
  readonly queue: PageQueue
  readonly page: ComicPage
  readonly openCalls: () => Promise<EditCalls & ApiClient<{ readonly translateRegion: typeof translateRegion }>>
  readonly onClose: () => void
}

/** A finished page with its balloons marked: their words, lettering and names can be changed, as a page or as a list. */
export default function PageEditor({ queue, page, openCalls, onClose }: PageEditorProps) {
  const { t } = useLingui()
  const edits = editsOfVisit(queue, openCalls)
  const view = useSyncExternalStore(edits.subscribe, edits.getView)
  const [isList, setList] = useState(false)
  const [selected, setSelected] = useState<string>()
  const { progress, file } = page
  if (progress.step !== 'done') return null
  const editing = view.pages.get(page.id) ?? unedited
  const rows = progress.regions.map((region) => ({
    region,
    state: editing.wished.get(region.id) ?? stateOf(region),
  }))
  const target = findLanguage(progress.language)!
  const formOf = ({ region, state }: (typeof rows)[number]) => (
    <RegionForm
      key={region.id}
      region={region}
      state={state}
      target={target}
      isTooLong={editing.tooLong.has(region.id)}
      names={queue.names}
      onTranslate={async (translationModel) => {
        const { translateRegion } = await openCalls()
        return await translateRegion({ taskId: progress.taskId, regionId: region.id, translationModel })
      }}
      onChange={(part) => edits.change(page.id, region.id, part)}
      onReplace={(written, wanted) => edits.replaceEverywhere(progress.language, written, wanted)}
    />
  )
  const current = rows.find(({ region }) => region.id === selected)
  const close = () => {
    edits.save(page.id)
    onClose()
  }
  return (
    <Dialog
      size="screen"
      title={t`Edit ${file.name}`}
      closeLabel={t`Close`}
      onClose={close}
      tools={
        <>
          <Button disabled={!view.canUndo} onClick={edits.undo}>{t`Undo`}</Button>
          <Button disabled={!view.canRedo} onClick={edits.redo}>{t`Redo`}</Button>
          <Button aria-pressed={isList} onClick={() => setList(!isList)}>{t`List`}</Button>
        </>
      }
    >
      <SaveState editing={editing} onSave={() => edits.save(page.id)} />
      {isList ? (
        <ol className={styles.list} aria-label={t`Balloons in reading order`}>
          {rows.map((row) => (
            <li className={styles.row} key={row.region.id}>
              {formOf(row)}
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.editor}>
          <MarkedPage
            imageUrl={progress.imageUrl}
            name={file.name}
            rows={rows}
            selected={selected}
            onSelect={setSelected}
          />
          <section className={styles.panel} aria-label={t`Selected balloon`}>
            {current ? formOf(current) : <p className={styles.quiet}>{t`Select a balloon to change its words.`}</p>}
          </section>
        </div>
      )}
    </Dialog>
  )
}

interface SaveStateProps {
  readonly editing: PageEditing
  readonly onSave: () => void
}

/** Whether the page shows what was wished; what went wrong, with a way to try again. */
function SaveState({ editing: { isSaving, wished, tooLong, failure, isChangedElsewhere }, onSave }: SaveStateProps) {
  const { t, i18n } = useLingui()
  const isPending = isSaving || wished.size > tooLong.size
  return (
    <div className={styles.saving}>
      <output className={styles.quiet}>
        {isPending && !failure ? t`Saving…` : failure ? '' : t`All changes are saved.`}
      </output>
      {isChangedElsewhere && (
        <p
          className={styles.quiet}
        >{t`This page was also changed elsewhere. Your changes were made on top of those.`}</p>
      )}
      {failure && (
        <p className={styles.failure} role="alert" data-failure={failure}>
          {i18n._(failureWords[failure])} <Button onClick={onSave}>{t`Try again`}</Button>
        </p>
      )}
    </div>
  )
}
