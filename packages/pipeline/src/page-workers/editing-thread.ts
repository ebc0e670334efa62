import { LRUCache } from 'lru-cache'
import Piscina from 'piscina'
import { keepLoaded } from '../keep-loaded.ts'
import type { TranslatedPage } from '../page.ts'
import { describeFailure } from './describe-failure.ts'
import type { PageEditor } from '../run-pipeline.ts'
import type { EditingOutcome, EditingTask, EditingThreadSettings } from './editing-task.ts'

const settings = Piscina.workerData as EditingThreadSettings

// Loaded by the first edit, which then fails of whatever an installation lacks.
const loadEditor = keepLoaded(async (): Promise<PageEditor> => {
  const [{ createNodePlatform }, { createPageEditor, createStages }] = await Promise.all([
    import('../platform/node/create-node-platform.ts'),
    import('../run-pipeline.ts'),
  ])
  return createPageEditor(createStages(createNodePlatform(settings.platform), { engines: {} }))
})

const held = new LRUCache<string, TranslatedPage>({
  maxSize: settings.heldBytes,
  sizeCalculation: (page) => bytesOf(page),
})

/** The entry of the thread that edits pages; it holds those of late decoded. */
export default async function runEditing(task: EditingTask): Promise<EditingOutcome> {
  const { signal } = new AbortController()
  try {
    if (task.kind === 'rename') return rename(task)
    const editor = await loadEditor()
    const known = held.get(task.name)
    if (known === undefined && task.opened === undefined) return { unknown: true }
    const page = known ?? (await editor.open(task.opened!.source, task.opened!.kept))
    held.set(task.name, page)
    if (task.kind === 'encode') return { bytes: await editor.encode(page, signal) }
    const { page: next, ...edited } = await editor.edit(page, task.edits, signal)
    held.set(task.holdAs, next)
    return { edited }
  } catch (error) {
    return { failure: describeFailure(error, signal) }
  }
}

function rename({ name, to }: { readonly name: string; readonly to: string }): EditingOutcome {
  const page = held.get(name)
  held.delete(name)
  if (page !== undefined) held.set(to, page)
  return { renamed: true }
}

/** Pixels of a page, of its ground and of its letters; masks of regions are small beside them. */
function bytesOf({ image, earlier, textMask }: TranslatedPage): number {
  const letters = (earlier?.settings ?? []).reduce((sum, { ink }) => sum + (ink?.data.length ?? 0), 0)
  return image.data.length + (earlier?.ground.data.length ?? 0) + textMask.data.length + letters
}
