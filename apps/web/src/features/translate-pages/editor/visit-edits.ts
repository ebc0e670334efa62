import { ApiError } from '@fukidashi/api-client/api-error'
import type { ApiClient } from '@fukidashi/api-client/create-api-client'
import type { Region } from '@fukidashi/contract/region'
import type { editResult, RegionEdit } from '@fukidashi/contract/result-calls'
import { taskSchema } from '@fukidashi/contract/translation-calls'
import type { ComicPage, DoneTask, FailureKey } from '../queue/comic-page.ts'
import { failureOf } from '../queue/translate-page.ts'
import { keepUnsentEdits, readUnsentEdits } from './unsent-edits.ts'

/** What a reader can change of a region; absent wishes are left to the page's rules. */
export interface RegionState {
  readonly text: string
  readonly asDrawn: boolean
  readonly font?: Region['font']
  readonly size?: Region['size']
  readonly align?: Region['align']
}

/** How the edits of a page stand. */
export interface PageEditing {
  /** Regions as the reader wants them, where the page does not show them so yet. */
  readonly wished: ReadonlyMap<string, RegionState>
  /** Regions whose words have no room at their size. */
  readonly tooLong: ReadonlySet<string>
  readonly isSaving: boolean
  readonly failure?: FailureKey
  /** Whether the page was changed from elsewhere; what was wished here was made on top of that. */
  readonly isChangedElsewhere: boolean
}

/** The queue, as far as edits need it. */
interface EditedPages {
  readonly getPages: () => readonly ComicPage[]
  readonly subscribe: (listener: () => void) => () => void
  readonly update: (id: string, task: DoneTask) => void
}

/** One region before and after a change. */
interface Change {
  readonly pageId: string
  readonly regionId: string
  readonly before: RegionState
  readonly after: RegionState
}

interface Action {
  readonly changes: readonly Change[]
  /** Typing in one place is one action, as long as it goes on. */
  readonly typing?: string
  readonly at: number
}

/** The call that edits need. */
export type EditCalls = ApiClient<{ readonly editResult: typeof editResult }>

/** The edits of all pages of a visit, with one history. */
export interface VisitEdits {
  readonly subscribe: (listener: () => void) => () => void
  /** The same value until something changes. */
  readonly getView: () => EditsView
  readonly change: (pageId: string, regionId: string, part: Partial<RegionState>) => void
  /** Writes a name another way in all finished pages in one language. Gives the number of regions that changed. */
  readonly replaceEverywhere: (language: string, written: string, wanted: string) => number
  readonly undo: () => void
  readonly redo: () => void
  /** Sends what has not been sent, also after a failure. */
  readonly save: (pageId: string) => void
}

/** What is shown of the edits. */
export interface EditsView {
  readonly pages: ReadonlyMap<string, PageEditing>
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Nobody has edited the page yet. */
export const unedited: PageEditing = {
  wished: new Map(),
  tooLong: new Set(),
  isSaving: false,
  isChangedElsewhere: false,
}

const typingPauseMs = 2000

/** What can be changed of a region, as the page shows it. */
export function stateOf({ translation, font, size, align }: Region): RegionState {
  return { text: translation ?? '', asDrawn: translation === undefined, font, size, align }
}

/**
 * Makes the edits of a visit. Changes are sent `pauseMs` after the last one, one call a page at a time; those that a reload left
 * unsent are sent when their pages are there again.
 */
export function createVisitEdits(queue: EditedPages, openCalls: () => Promise<EditCalls>, pauseMs = 400): VisitEdits {
  const pages = new Map<string, PageEditing>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  let done: readonly Action[] = []
  let undone: readonly Action[] = []
  let view: EditsView = { pages: new Map(), canUndo: false, canRedo: false }

  const editingOf = (pageId: string) => pages.get(pageId) ?? unedited
  const finishedPages = () =>
    queue.getPages().flatMap(({ id, progress }) => (progress.step === 'done' ? [{ id, ...progress }] : []))
  const pageOf = (pageId: string) => finishedPages().find(({ id }) => id === pageId)

  function show(pageId: string, part: Partial<PageEditing>) {
    const { failure: _failure, ...before } = editingOf(pageId)
    pages.set(pageId, { ...before, ...part })
    tell()
  }

  function tell() {
    keepUnsentEdits(
      Object.fromEntries(
        [...pages].flatMap(([id, { wished }]) => (wished.size > 0 ? [[id, Object.fromEntries(wished)]] : [])),
      ),
    )
    view = { pages: new Map(pages), canUndo: done.length > 0, canRedo: undone.length > 0 }
    for (const listener of listeners) listener()
  }

  const stateNow = (pageId: string, region: Region) => editingOf(pageId).wished.get(region.id) ?? stateOf(region)

  function wish(changes: readonly Change[], which: 'before' | 'after') {
    for (const change of changes) {
      const { wished, tooLong } = editingOf(change.pageId)
      show(change.pageId, {
        wished: new Map(wished).set(change.regionId, change[which]),
        tooLong: without(tooLong, change.regionId),
      })
    }
    for (const pageId of new Set(changes.map((change) => change.pageId))) saveSoon(pageId)
  }

  function saveSoon(pageId: string) {
    clearTimeout(timers.get(pageId))
    timers.set(
      pageId,
      setTimeout(() => void save(pageId), pauseMs),
    )
  }

  function act(changes: readonly Change[], typing?: string) {
    const last = done.at(-1)
    const at = Date.now()
    const isSameTyping = typing !== undefined && last?.typing === typing && at - last.at < typingPauseMs
    const action = isSameTyping
      ? { ...last, at, changes: [{ ...changes[0]!, before: last.changes[0]!.before }] }
      : { changes, at, ...(typing !== undefined && { typing }) }
    done = [...(isSameTyping ? done.slice(0, -1) : done), action]
    undone = []
    wish(changes, 'after')
  }

  async function save(pageId: string): Promise<void> {
    if (editingOf(pageId).isSaving) return
    show(pageId, { isSaving: true })
    try {
      while (await saveOnce(pageId)) {
        // What was wished meanwhile is sent as well.
      }
      show(pageId, { isSaving: false })
    } catch (error) {
      show(pageId, { isSaving: false, failure: failureOf(error) })
    }
  }

  /** Whether there may be more to send. */
  async function saveOnce(pageId: string): Promise<boolean> {
    const page = pageOf(pageId)
    if (page === undefined) return false
    const { wished, tooLong } = editingOf(pageId)
    const sent = new Map([...wished].filter(([regionId]) => !tooLong.has(regionId)))
    const edits = page.regions.flatMap((region) => editOf(region, sent.get(region.id)))
    if (edits.length === 0) {
      forget(pageId, sent)
      return false
    }
    const { editResult } = await openCalls()
    try {
      queue.update(pageId, asDone(await editResult({ taskId: page.taskId, revision: page.revision, edits })))
      forget(pageId, sent)
    } catch (error) {
      await answerRefusal(error, pageId, page.taskId, edits)
    }
    return true
  }

  async function answerRefusal(error: unknown, pageId: string, taskId: string, edits: readonly RegionEdit[]) {
    const key = error instanceof ApiError ? error.key : undefined
    if (key === 'editOutdated') {
      queue.update(pageId, asDone(taskSchema.parse((error as ApiError).data)))
      show(pageId, { isChangedElsewhere: true })
    } else if (key === 'textTooLong' && edits.length === 1) {
      const { tooLong } = editingOf(pageId)
      show(pageId, { tooLong: new Set([...tooLong, edits[0]!.regionId]) })
    } else if (key === 'textTooLong') {
      // One of several has no room: each by itself tells which.
      for (const edit of edits) await saveAlone(pageId, taskId, edit)
    } else throw error
  }

  async function saveAlone(pageId: string, taskId: string, edit: RegionEdit) {
    const { revision } = pageOf(pageId)!
    const { editResult } = await openCalls()
    try {
      queue.update(pageId, asDone(await editResult({ taskId, revision, edits: [edit] })))
    } catch (error) {
      await answerRefusal(error, pageId, taskId, [edit])
    }
  }

  /** Drops wishes that the page fulfils, unless they have changed since they were sent. */
  function forget(pageId: string, sent: ReadonlyMap<string, RegionState>) {
    const { wished } = editingOf(pageId)
    show(pageId, { wished: new Map([...wished].filter(([regionId, state]) => sent.get(regionId) !== state)) })
  }

  let unsent = Object.entries(readUnsentEdits())
  function restore() {
    const isThere = ([pageId]: (typeof unsent)[number]) => pageOf(pageId) !== undefined
    const found = unsent.filter(isThere)
    unsent = unsent.filter((entry) => !isThere(entry))
    for (const [pageId, wished] of found) {
      show(pageId, { wished: new Map([...Object.entries(wished), ...editingOf(pageId).wished]) })
      saveSoon(pageId)
    }
    if (unsent.length === 0) stopWaiting()
  }
  const stopWaiting = queue.subscribe(restore)
  restore()

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getView: () => view,
    change(pageId, regionId, part) {
      const region = pageOf(pageId)?.regions.find(({ id }) => id === regionId)
      if (region === undefined) return
      const before = stateNow(pageId, region)
      const isTyping = Object.keys(part).join() === 'text'
      // Words end the state as drawn.
      const after = { ...before, ...(isTyping && { asDrawn: false }), ...part }
      act([{ pageId, regionId, before, after }], isTyping ? `${pageId} ${regionId}` : undefined)
    },
    replaceEverywhere(language, written, wanted) {
      const changes = finishedPages()
        .filter((page) => page.language === language && page.isEditable)
        .flatMap((page) =>
          page.regions.flatMap((region): Change[] => {
            const before = stateNow(page.id, region)
            if (before.asDrawn || !before.text.includes(written)) return []
            const after = { ...before, text: before.text.replaceAll(written, () => wanted) }
            return [{ pageId: page.id, regionId: region.id, before, after }]
          }),
        )
      if (changes.length > 0) act(changes)
      return changes.length
    },
    undo() {
      const last = done.at(-1)
      if (last === undefined) return
      done = done.slice(0, -1)
      undone = [...undone, last]
      wish(last.changes, 'before')
    },
    redo() {
      const next = undone.at(-1)
      if (next === undefined) return
      undone = undone.slice(0, -1)
      done = [...done, next]
      wish(next.changes, 'after')
    },
    save: (pageId) => {
      clearTimeout(timers.get(pageId))
      void save(pageId)
    },
  }
}

// The history of a visit outlives the editor: what was changed can be taken back when it is opened again.
const visits = new WeakMap<EditedPages, VisitEdits>()

/** The edits of a queue's pages, the same ones for the whole visit. */
export function editsOfVisit(queue: EditedPages, openCalls: () => Promise<EditCalls>): VisitEdits {
  const edits = visits.get(queue) ?? createVisitEdits(queue, openCalls)
  visits.set(queue, edits)
  return edits
}

/** What has to be asked for, so that a region becomes as it is wished; nothing when it is so. */
function editOf(region: Region, wished: RegionState | undefined): RegionEdit[] {
  if (wished === undefined) return []
  const shown = stateOf(region)
  const edit: RegionEdit = {
    regionId: region.id,
    ...(wished.font !== shown.font && { font: wished.font ?? null }),
    ...(wished.size !== shown.size && { size: wished.size ?? null }),
    ...(wished.align !== shown.align && { align: wished.align ?? null }),
    ...(wished.asDrawn !== shown.asDrawn && { asDrawn: wished.asDrawn }),
    // The words are kept while the page shows what was drawn.
    ...(!wished.asDrawn && wished.text !== shown.text && { text: wished.text }),
  }
  return Object.keys(edit).length > 1 ? [edit] : []
}

function asDone(task: { readonly status: string }): DoneTask {
  if (task.status !== 'done') throw new Error(`An edited page is ${task.status}.`)
  return task as DoneTask
}

function without<Item>(items: ReadonlySet<Item>, dropped: Item): ReadonlySet<Item> {
  return new Set([...items].filter((item) => item !== dropped))
}
