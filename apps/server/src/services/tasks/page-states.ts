import { isServerEngine } from '@fukidashi/contract/engines'
import { ProductError } from '@fukidashi/contract/errors'
import type { PageSource } from '@fukidashi/pipeline/page'
import type { KeptPage } from '@fukidashi/pipeline/page-result'
import { parsePageState } from '@fukidashi/pipeline/page-state'
import { eq } from 'drizzle-orm'
import type { BlobStore } from '../../blobs/blob-store.ts'
import type { Transaction } from '../../db/database.ts'
import { type AwaitedPage, images, pageStates, type tasks } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'

type Task = Pick<typeof tasks.$inferSelect, 'id' | 'imageId' | 'options' | 'expiresAt'>

/** Where the files of a state are. */
export interface StateFiles {
  readonly stateKey: string
  readonly groundKey: string | null
}

/** Stores what is kept of a page. A row for it comes later: files without one go with the sweep. */
export async function writeStateFiles(blobs: BlobStore, { state, ground }: KeptPage): Promise<StateFiles> {
  const stateKey = await blobs.write(new TextEncoder().encode(JSON.stringify(state)))
  return { stateKey, groundKey: ground === undefined ? null : await blobs.write(ground) }
}

/** Names the files of a task's state; returns those of before, which nobody needs once the transaction is done. */
export async function keepState(
  transaction: Transaction,
  task: Pick<Task, 'id' | 'expiresAt'>,
  files: StateFiles,
  now: Date,
  awaited: AwaitedPage | null = null,
): Promise<StateFiles | undefined> {
  const [before] = await transaction.select().from(pageStates).where(eq(pageStates.taskId, task.id)).for('update')
  await transaction
    .insert(pageStates)
    .values({ taskId: task.id, ...files, awaited, createdAt: now, expiresAt: task.expiresAt })
    .onConflictDoUpdate({ target: pageStates.taskId, set: { ...files, awaited, createdAt: now } })
  return before
}

/** Removes the files of a state, apart from those that another one goes on with. */
export async function removeStateFiles(
  blobs: BlobStore,
  files: StateFiles | undefined,
  other?: StateFiles,
): Promise<void> {
  const keys = files === undefined ? [] : [files.stateKey, files.groundKey]
  const isInUse = (key: string) => key === other?.stateKey || key === other?.groundKey
  await blobs.remove(keys.filter((key) => key !== null).filter((key) => !isInUse(key)))
}

/** What is kept of a page. Throws a ProductError `pageStateInvalid`, or what the blobs throw. */
export async function readKeptPage(blobs: BlobStore, { stateKey, groundKey }: StateFiles): Promise<KeptPage> {
  const [state, ground] = await Promise.all([
    blobs.read(stateKey),
    groundKey === null ? undefined : blobs.read(groundKey),
  ])
  const data: unknown = JSON.parse(new TextDecoder().decode(state))
  return { state: parsePageState(data), ...(ground && { ground: new Uint8Array(ground) }) }
}

/** A task's image as the pipeline takes it. Throws a ProductError `notFound` once it has expired. */
export async function readPageSource(
  { database, blobs }: Pick<Deps, 'database' | 'blobs'>,
  { imageId, options }: Pick<Task, 'imageId' | 'options'>,
): Promise<PageSource> {
  const [image] = await database.db.select().from(images).where(eq(images.id, imageId))
  if (image === undefined) throw new ProductError('notFound', 'The image has expired.')
  const bytes = new Uint8Array(await blobs.read(image.blobKey))
  const { translateFrom: from, translateTo: to, translationModel, detectionModel, fontStyle, honorifics } = options
  const engine = isServerEngine(translationModel) && { engine: translationModel }
  const wishes = { ...(from && { from }), ...(honorifics && { honorifics }), ...engine }
  const pageOptions = { ...wishes, to, detector: detectionModel, fontStyle, upperCase: false, glossary: {} }
  return { name: image.name, bytes, options: pageOptions }
}
