import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type LocalHub, startLocalHub, tinyRepository } from '../fixtures/local-hub.ts'
import { type CommandEnd, startFukidashi } from '../fixtures/run-fukidashi.ts'

const decoder = 'onnx/decoder_model_merged_quantized.onnx'
const encoder = 'onnx/encoder_model_quantized.onnx'
const commit = 'c'.repeat(40)

let folder: string
let hub: LocalHub
const start = (...words: string[]) => startFukidashi(['models', ...words], folder, { HF_ENDPOINT: hub.address })
const models = async (...words: string[]): Promise<CommandEnd> => await start(...words).ended
const pulled = (path: string) => join(folder, 'data', 'models', path)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-models-'))
  hub = await startLocalHub()
  hub.repositories.set('Xenova/opus-mt-en-es', tinyRepository('opus-mt'))
})

afterEach(async () => {
  await hub[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

/** Answers the first request for the decoder with its first half, then cuts the connection or leaves it open. */
function cutDecoder(isLeftOpen = false): void {
  hub.interfere = (request, reply) => {
    if (request.url?.endsWith(decoder) !== true) return false
    hub.interfere = () => false
    const content = tinyRepository('opus-mt').files.get(decoder)!
    reply.writeHead(200, { 'content-length': content.length })
    reply.write(content.subarray(0, content.length / 2), () => {
      // Time for what was sent to reach the other side's disk.
      if (!isLeftOpen) setTimeout(() => reply.destroy(), 300)
    })
    return true
  }
}

describe('models list', () => {
  it('shows what ships, what was pulled and what can be, with licence, size and use', async () => {
    const before = (await models('list')).stdout
    expect(before).toMatch(/Installed with fukidashi:\n {2}jpn-eng: /)
    expect(before).toContain(`Downloaded to ${pulled('')}`.replace(/\/$/, ':\n  none\n'))
    const [, fetchable] = before.split("Available with 'fukidashi models pull <id>':")
    expect(fetchable).toMatch(
      / {2}opus-mt-en-de: translating ENG to DEU, about 120 MB\n {4}licence: CC-BY-4\.0 .+; from https:.+; used by --engine opus-mt\n/,
    )
    expect(fetchable).toMatch(
      / {2}opus-mt-ja-en: .+, 114\.7 MB\n(?: {4}.+\n){4} {4}3 more files, with sizes and digests provided by the hub/,
    )
    expect(fetchable).toMatch(/ {2}m2m100-418m: .+, about 640 MB\n {4}licence: MIT; .+ used by --engine m2m100\n/)
    expect(fetchable).toContain('b304d0014e4e1575437b6af95467b6cb54405d923732d8359113bd6dbbee93c0')
    await models('pull', 'opus-mt-en-es')
    const after = (await models('list')).stdout
    expect(after).toMatch(
      new RegExp(
        `Downloaded to .+:\n {2}opus-mt-en-es: .+ kB\n {4}licence: Apache-2.0; .+; Xenova/opus-mt-en-es at ${commit}\n`,
      ),
    )
    expect(after.match(/opus-mt-en-es:/g)).toHaveLength(1)
  })
})

describe('models pull', () => {
  it('takes what the hub lists, with licence, commit, progress and digests, and knows it without network', async () => {
    const { code, stdout, stderr } = await models('pull', 'opus-mt-en-es')
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${pulled('opus-mt-en-es')}\n` })
    expect(stderr).toContain(
      'opus-mt-en-es: licence Apache-2.0, from https://huggingface.co/Helsinki-NLP/opus-mt-en-es\n',
    )
    expect(stderr).toMatch(
      new RegExp(`Xenova/opus-mt-en-es at ${commit}: 6 files, [\\d.]+ kB; 0 digests pinned, 6 provided by the hub\n`),
    )
    expect(stderr).toMatch(/decoder_model_merged_quantized\.onnx: 100% of [\d.]+ kB\n/)
    expect(stderr).toContain(`${decoder} downloaded, SHA-256 matches the hub's\n`)
    expect(stderr).toContain("config.json downloaded, git object id matches the hub's\n")
    expect(hub.asked.filter((url) => url.includes('/resolve/'))).toHaveLength(6)
    expect(hub.asked.every((url) => url.startsWith('/api/') || url.includes(commit))).toBe(true)
    const { files } = tinyRepository('opus-mt')
    for (const path of [decoder, encoder, 'tokenizer.json'])
      expect(await readFile(pulled(`opus-mt-en-es/${path}`))).toEqual(files.get(path))
    expect(await readdir(pulled('opus-mt-en-es'))).not.toContain('README.md')

    await hub[Symbol.asyncDispose]()
    const again = await models('pull', 'opus-mt-en-es')
    expect(again).toMatchObject({ code: 0, stdout })
    expect(again.stderr).toContain(`${decoder} already present`)
  })

  it('goes on where the connection ended, with the same commit although the repository has moved on', async () => {
    cutDecoder()
    const cut = await models('pull', 'opus-mt-en-es')
    expect(cut).toMatchObject({ code: 1, stdout: '' })
    expect(cut.stderr.split('\n').at(-2)).toMatch(/cannot be reached .*pull again to resume from \d+ bytes/)
    expect((await models('list')).stdout).toContain('  none\n')
    const { size } = await stat(pulled(`opus-mt-en-es/${decoder}.part`))
    expect(size).toBeGreaterThan(0)

    const moved = tinyRepository('opus-mt')
    hub.interfere = (request) => {
      if (request.url?.startsWith('/api/') === true)
        hub.repositories.set('Xenova/opus-mt-en-es', { ...moved, commit: 'd'.repeat(40) })
      return false
    }
    expect(await models('pull', 'opus-mt-en-es')).toMatchObject({ code: 0 })
    expect(hub.asked).toContain(`/Xenova/opus-mt-en-es/resolve/${commit}/${decoder} bytes=${size}-`)
    expect(await readFile(pulled(`opus-mt-en-es/${decoder}`))).toEqual(moved.files.get(decoder))
  })

  it('stops when it is interrupted and keeps what came', async () => {
    cutDecoder(true)
    const run = start('pull', 'opus-mt-en-es')
    const part = pulled(`opus-mt-en-es/${decoder}.part`)
    while ((await stat(part).catch(() => ({ size: 0 }))).size === 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    run.interrupt()
    const { code, stderr } = await run.ended
    expect({ code, last: stderr.split('\n').at(-2) }).toEqual({ code: 130, last: 'fukidashi: stopped' })
    expect((await stat(part)).size).toBeGreaterThan(0)
    expect(await models('pull', 'opus-mt-en-es')).toMatchObject({ code: 0 })
  })

  it('refuses what the hub did not announce, and asks it anew the next time', async () => {
    hub.interfere = (request, reply) => {
      if (request.url?.endsWith(encoder) !== true) return false
      const content = Buffer.from(tinyRepository('opus-mt').files.get(encoder)!)
      content[1000]! ^= 1
      reply.writeHead(200, { 'content-length': content.length }).end(content)
      return true
    }
    const end = await models('pull', 'opus-mt-en-es')
    expect(end).toMatchObject({ code: 1, stdout: '' })
    expect(end.stderr).toContain('wrong size or SHA-256 and was discarded')
    expect(await readdir(pulled('opus-mt-en-es/onnx'))).toEqual([])
    hub.interfere = () => false
    const listings = hub.asked.filter((url) => url.startsWith('/api/')).length
    expect(await models('pull', 'opus-mt-en-es')).toMatchObject({ code: 0 })
    expect(hub.asked.filter((url) => url.startsWith('/api/')).length).toBe(2 * listings)
  })

  it('holds files to the digests that are pinned, whatever the hub lists', async () => {
    const revision = '1a906cfaaf7c8f4193f67f5885c082aa6dbd9d16'
    hub.repositories.set('Xenova/opus-mt-ja-en', tinyRepository('opus-mt', revision))
    const { code, stderr } = await models('pull', 'opus-mt-ja-en')
    expect(code).toBe(1)
    expect(stderr).toContain('6 files, 114.7 MB; 3 digests pinned, 3 provided by the hub')
    expect(stderr).toMatch(/encoder_model_quantized\.onnx has \d+ bytes instead of 50705822/)
  })

  it.each([
    ['a repository that is gone', 'opus-mt-en-fr', /answered 404 .*its publisher has removed or renamed it/],
    ['a gated repository', 'opus-mt-en-de', /opus-mt-en-de requires accepting its publisher's terms/],
    [
      'a repository without the weights',
      'opus-mt-en-it',
      /opus-mt-en-it cannot be used: it has no onnx\/encoder_model_quantized\.onnx/,
    ],
    ['an address that is no hub', 'opus-mt-en-ru', /did not respond as the Hugging Face Hub does/],
    [
      'a hub that wants an account',
      'opus-mt-en-vi',
      /answered 401 .*agreement to its terms, which cannot be given here/,
    ],
  ])('says in one line what is wrong with %s', async (_, id, reason) => {
    const whole = tinyRepository('opus-mt')
    hub.repositories.set('Xenova/opus-mt-en-de', { ...whole, isGated: true })
    hub.repositories.set('Xenova/opus-mt-en-it', {
      ...whole,
      files: new Map([...whole.files].filter(([path]) => path !== encoder)),
    })
    hub.interfere = (request, reply) => {
      const isStrange = request.url?.includes('opus-mt-en-ru') === true
      const isClosed = request.url?.includes('opus-mt-en-vi') === true
      if (isStrange) reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
      if (isClosed) reply.writeHead(401).end()
      return isStrange || isClosed
    }
    const { code, stdout, stderr } = await models('pull', id)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(reason)
    expect(stderr.match(/\n/g)).toHaveLength(1)
  })

  it('says in one line that there is no network, or nobody at the address', async () => {
    const nowhere = { HF_ENDPOINT: 'http://hub.invalid' }
    const offline = await startFukidashi(['models', 'pull', 'm2m100-418m'], folder, nowhere).ended
    expect(offline).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^fukidashi: no network connection, or hub\.invalid cannot be found \(\w+\)\n$/,
      ) as string,
    })
    await hub[Symbol.asyncDispose]()
    const gone = await models('pull', 'm2m100-418m')
    expect(gone.stderr).toMatch(/^fukidashi: 127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)\n$/)
  })
})
