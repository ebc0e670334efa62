import { bucketUrlAt, s3Keys, startS3 } from '@fukidashi/test-services/s3'
import { createDatabase, findPostgres, startPostgres } from '@fukidashi/test-services/postgres'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Relay, startRelay } from './start-relay.ts'
import { type BenchServer, startBenchServer } from './serve.ts'

/** One process of the service, with its own ways to the database and to the bucket. */
export interface Replica {
  readonly name: string
  readonly role: 'api' | 'worker'
  readonly database: Relay
  readonly bucket: Relay
  /** Changes when the process starts again; undefined while there is none. */
  server: BenchServer | undefined
  readonly start: () => Promise<void>
}

/** The service on several processes, which share a PostgreSQL server and a bucket and nothing else. */
export interface Replicas {
  readonly all: readonly Replica[]
  readonly databaseUrl: string
  /** Folder in which the bucket's objects lie. */
  readonly bucketFolder: string
  readonly close: () => Promise<void>
}

/** Starts PostgreSQL, an S3 service and the processes. Throws when no PostgreSQL server is installed. */
export async function startReplicas(counts: { readonly api: number; readonly worker: number }): Promise<Replicas> {
  const programs = findPostgres(process.env.PATH ?? '')
  if (programs === undefined) throw new Error('PostgreSQL is not installed here (no initdb)')
  const folder = await mkdtemp(join(tmpdir(), 'fukidashi-replicas-'))
  const [postgres, s3] = await Promise.all([startPostgres(programs), startS3()])
  const databaseUrl = await createDatabase(postgres.url, 'fukidashi')
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const shared = { ...s3Keys, SIGNING_PRIVATE_KEY: privateKey, COOKIE_SECRET: randomBytes(32).toString('hex') }

  const createReplica = async (role: 'api' | 'worker', number: number): Promise<Replica> => {
    const name = `${role} ${number}`
    const database = await startRelay(postgres.port)
    const bucket = await startRelay(Number(new URL(s3.endpoint).port))
    const environment = {
      ...shared,
      ROLE: role,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/fukidashi`,
      BLOB_URL: bucketUrlAt(`http://127.0.0.1:${bucket.port}`),
    }
    const start = async () => {
      replica.server = await startBenchServer(join(folder, name.replace(' ', '-')), environment)
    }
    const replica: Replica = { name, role, database, bucket, server: undefined, start }
    await start()
    return replica
  }

  const all: Replica[] = []
  // One after the other: the first one migrates the database.
  for (const role of ['api', 'worker'] as const) {
    for (let number = 1; number <= counts[role]; number += 1) all.push(await createReplica(role, number))
  }
  const close = async () => {
    await Promise.all(all.map(async ({ server }) => await server?.end('SIGTERM')))
    await Promise.all(all.flatMap(({ database, bucket }) => [database.close(), bucket.close()]))
    await Promise.all([postgres.close(), s3.close()])
    await rm(folder, { recursive: true, force: true })
  }
  return { all, databaseUrl, bucketFolder: s3.directory, close }
}
