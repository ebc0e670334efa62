import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sha256Of } from './file-digest.ts'
import { type FileToPull, pullFile } from './pull-file.ts'

const content = randomBytes(200_000)
const sha256 = createHash('sha256').update(content).digest('hex')

let folder: string
let server: Server
let ranges: (string | undefined)[]
let answer: (range: string | undefined, reply: ServerResponse) => void
let file: FileToPull
let counts: number[]
const controls = () => ({ signal: new AbortController().signal, onBytes: (bytes: number) => counts.push(bytes) })

const answerWell = (range: string | undefined, reply: ServerResponse): void => {
  const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
  reply.writeHead(start > 0 ? 206 : 200).end(content.subarray(start))
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-pull-'))
  ranges = []
  counts = []
  answer = answerWell
  server = createServer((request, reply) => {
    ranges.push(request.headers.range)
    answer(request.headers.range, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  file = {
    url: `http://127.0.0.1:${port}/weights.onnx`,
    path: join(folder, 'set', 'weights.onnx'),
    bytes: content.length,
    digest: sha256Of(sha256),
  }
})

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

describe('pulling a file', () => {
  it('fetches it once, counting its bytes, and knows it afterwards', async () => {
    expect(await pullFile(file, controls())).toBe(true)
    expect(await readFile(file.path)).toEqual(content)
    expect(counts.at(-1)).toBe(content.length)
    expect(await pullFile(file, controls())).toBe(false)
    expect(ranges).toEqual([undefined])
  })

  it('goes on where an earlier pull was cut off', async () => {
    answer = (_, reply) => {
      reply.writeHead(200, { 'content-length': content.length })
      reply.write(content.subarray(0, 80_000))
      const cutting = setInterval(() => {
        if (counts.length === 0) return
        clearInterval(cutting)
        reply.destroy()
      }, 5)
    }
    await expect(pullFile(file, controls())).rejects.toThrow('pull again to resume')
    const { size } = await stat(`${file.path}.part`)
    expect(size).toBeGreaterThan(0)
    answer = answerWell
    expect(await pullFile(file, controls())).toBe(true)
    expect(ranges[1]).toBe(`bytes=${size}-`)
    expect(await readFile(file.path)).toEqual(content)
  })

  it('starts anew with a server that knows no ranges', async () => {
    await pullFile({ ...file, path: join(folder, 'first') }, controls())
    await writeFile(join(folder, 'second.part'), content.subarray(0, 1000))
    answer = (_, reply) => reply.writeHead(200).end(content)
    expect(await pullFile({ ...file, path: join(folder, 'second') }, controls())).toBe(true)
  })

  it('throws away what has the wrong digest or length, and never puts it in place', async () => {
    await expect(pullFile({ ...file, digest: sha256Of('0'.repeat(64)) }, controls())).rejects.toThrow(
      'wrong size or SHA-256',
    )
    expect(existsSync(file.path)).toBe(false)
    expect(existsSync(`${file.path}.part`)).toBe(false)
    await expect(pullFile({ ...file, bytes: 1000 }, controls())).rejects.toThrow('longer than the expected 1000 bytes')
    answer = (_, reply) => reply.writeHead(200, { 'content-length': content.length }).end(content)
    await expect(pullFile({ ...file, bytes: 1000 }, controls())).rejects.toThrow('200000 bytes instead of 1000')
  })

  it('knows small files by the object id that git gives them', async () => {
    const objectId = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
    const digest = (hex: string) => ({ ...file, digest: { name: 'git object id' as const, hex } })
    await expect(pullFile(digest(sha256), controls())).rejects.toThrow('wrong size or git object id')
    expect(await pullFile(digest(objectId), controls())).toBe(true)
  })

  it.skipIf(!existsSync('/dev/full'))('says that the disk is full (no /dev/full elsewhere than on Linux)', async () => {
    await symlink('/dev/full', join(folder, 'full.part'))
    const full = { ...file, path: join(folder, 'full') }
    await expect(pullFile(full, controls())).rejects.toThrow(/the disk is full .*free some space and pull again/)
  })

  it('says plainly what the network does', async () => {
    answer = (_, reply) => reply.writeHead(404).end()
    await expect(pullFile(file, controls())).rejects.toThrow(/answered 404 .*removed or renamed it/)
    answer = (_, reply) => reply.writeHead(401).end()
    await expect(pullFile(file, controls())).rejects.toThrow(/answered 401 .*requires an account/)
    const { port } = server.address() as AddressInfo
    server.close()
    server.closeAllConnections()
    await expect(pullFile(file, controls())).rejects.toThrow(`127.0.0.1:${port} cannot be reached (ECONNREFUSED)`)
    const nowhere = { ...file, url: 'http://weights.invalid/x' }
    await expect(pullFile(nowhere, controls())).rejects.toThrow(
      'no network connection, or weights.invalid cannot be found',
    )
  })
})
