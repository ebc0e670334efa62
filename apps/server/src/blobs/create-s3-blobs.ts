import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { ProductError } from '@fukidashi/contract/errors'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BlobStore } from './blob-store.ts'

/** A bucket of an S3-compatible service. Keys to it come from where the AWS SDK looks for them, such as `AWS_ACCESS_KEY_ID`. */
export interface S3Location {
  readonly bucket: string
  /** In front of every key; empty, or with a slash at its end. */
  readonly prefix: string
  /** The SDK's own choice (`AWS_REGION`) when undefined. */
  readonly region: string | undefined
  /** Address of a service other than Amazon's. */
  readonly endpoint: string | undefined
  /** Whether the bucket is named in the path instead of the host, as most services on one's own machines want it. */
  readonly isInPath: boolean
}

/** S3 deletes so many objects with one request. */
const deletedAtOnce = 1000
const timeoutMs = 30_000

/** Blobs as objects of a bucket; files that are still coming in lie in a local folder. An object is there as a whole or not at all. */
export async function createS3Blobs(location: S3Location, incomingFolder: string): Promise<BlobStore> {
  const { bucket, prefix } = location
  await mkdir(incomingFolder, { recursive: true })
  const client = new S3Client({
    ...(location.region !== undefined && { region: location.region }),
    ...(location.endpoint !== undefined && { endpoint: location.endpoint }),
    forcePathStyle: location.isInPath,
    // Services other than Amazon's do not all know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout: timeoutMs },
  })
  const objectOf = (key: string): { Bucket: string; Key: string } => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new ProductError('notFound', `'${key}' is no blob.`)
    return { Bucket: bucket, Key: prefix + key }
  }

  const get = async (key: string) => {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand(objectOf(key)))
      return { body: Body!, bytes: ContentLength! }
    } catch (cause) {
      if (cause instanceof NoSuchKey) throw new ProductError('notFound', 'The blob is gone.', { cause })
      throw cause
    }
  }

  const removeObjects = async (names: readonly string[]): Promise<void> => {
    for (let start = 0; start < names.length; start += deletedAtOnce) {
      const Objects = names.slice(start, start + deletedAtOnce).map((Key) => ({ Key }))
      const { Errors } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      const [first] = Errors ?? []
      if (first !== undefined) throw new Error(`'${first.Key}' could not be deleted: ${first.Code} ${first.Message}`)
    }
  }

  return {
    createIncomingPath: async () => join(incomingFolder, randomUUID()),
    adopt: async (path) => {
      const key = randomUUID()
      // In several parts where the file is large; parts of an upload that fails are given up.
      await new Upload({ client, params: { ...objectOf(key), Body: createReadStream(path) } }).done()
      await rm(path, { force: true })
      return key
    },
    write: async (bytes) => {
      const key = randomUUID()
      await client.send(new PutObjectCommand({ ...objectOf(key), Body: bytes }))
      return key
    },
    read: async (key) => await (await get(key)).body.transformToByteArray(),
    open: async (key) => {
      const { body, bytes } = await get(key)
      // On Node, the SDK's body is always one of Node's streams.
      return { stream: body as Readable, bytes }
    },
    remove: async (keys) => await removeObjects(keys.map((key) => objectOf(key).Key)),
    removeOlderThan: async (moment) => {
      let removed = await removeFilesOlderThan(moment, incomingFolder)
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        const old = Contents.filter(({ LastModified }) => LastModified !== undefined && LastModified < moment)
        await removeObjects(old.map(({ Key }) => Key!))
        removed += old.length
      }
      return removed
    },
  }
}

// Files whose sender, or this process, went away before all of it was there.
async function removeFilesOlderThan(moment: Date, folder: string): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts === undefined || facts.mtime >= moment) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}
