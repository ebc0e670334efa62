import { stageNames } from '@fukidashi/contract/stages'
import { createServer } from 'node:http'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { ZipFile } from 'yazl'
import { buffer } from 'node:stream/consumers'
import { createImageCodec } from '../platform/node/create-image-codec.ts'
import { drawPage } from './fixtures/draw-page.ts'
import { type CommandEnd, startFukidashi } from './fixtures/run-fukidashi.ts'

const codec = createImageCodec(1)

let folder: string
const fukidashi = async (...words: string[]): Promise<CommandEnd> => await startFukidashi(words, folder).ended

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fukidashi-command-'))
  await writeFile(join(folder, 'page.png'), await drawPage(['WHERE IS THE', 'RED BOAT?'], 'png'))
  await writeFile(join(folder, 'blank.webp'), await drawPage([], 'webp'))
  await writeFile(join(folder, 'notes.txt'), 'no page')
  await writeFile(join(folder, 'bad.json'), '["boat"]')
  await writeFile(join(folder, 'bad.tsv'), 'boat\tbarco\nred')
  await mkdir(join(folder, 'empty'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

async function zipOf(entries: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(Buffer.from(bytes), name)
  zip.end()
  return await buffer(zip.outputStream)
}

async function unzip(path: string): Promise<Map<string, Buffer>> {
  const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  zip.close()
  return found
}

describe('words without pages', () => {
  it('prints languages, help and version on standard output', async () => {
    const [languages, help, version] = await Promise.all([
      fukidashi('languages'),
      fukidashi('--help'),
      fukidashi('--version'),
    ])
    expect(languages).toMatchObject({ code: 0, stderr: '' })
    expect(languages.stdout.split('\n')).toContain('JPN * Japanese (日本語)')
    expect(help).toMatchObject({ code: 0, stderr: '' })
    for (const command of ['translate', 'inspect', 'clean', 'models', 'languages'])
      expect(help.stdout).toContain(command)
    expect(version).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string })
  })

  it('lists weights with sizes, licences and digests', async () => {
    const { code, stdout } = await fukidashi('models', 'list')
    expect(code).toBe(0)
    expect(stdout).toMatch(
      /jpn-eng: translating JPN to ENG, [\d.]+ MB\n {4}licence: .+\n {4}encoder\.onnx +[\d.]+ MB {2}sha256 [0-9a-f]{64}\n/,
    )
    expect(stdout).toContain('comic-text-detector')
  })

  it('pulls weights from the hub that it is told of, and says why it cannot', async () => {
    const asked: (string | undefined)[] = []
    const server = createServer((request, reply) => {
      asked.push(request.url)
      reply.writeHead(503).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const hub = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const end = await startFukidashi(['models', 'pull', 'lama'], folder, { HF_ENDPOINT: hub }).ended
    server.close()
    expect(end).toMatchObject({ code: 1, stdout: '' })
    expect(asked).toHaveLength(1)
    expect(end.stderr).toContain(`fukidashi: ${hub}${asked[0]} answered 503`)
  })
})

describe('bad input', () => {
  const cases: [string, RegExp, ...string[]][] = [
    ['no command', /no command/],
    ['an unknown command', /unknown command 'paint'/, 'paint'],
    ['an unknown option', /--loud/, 'translate', 'page.png', '--to', 'ENG', '--loud'],
    ['no target', /--to/, 'translate', 'page.png'],
    ['an unknown language', /Unknown language/, 'translate', 'page.png', '--to', 'XXX'],
    [
      'a language that cannot be read',
      /Arabic cannot be read/,
      'translate',
      'page.png',
      '--from',
      'ARA',
      '--to',
      'ENG',
    ],
    [
      'an unknown engine',
      /builtin, google, papago, gpt4o/,
      'translate',
      'page.png',
      '--to',
      'ENG',
      '--engine',
      'oracle',
    ],
    ['an engine without its key', /OPENAI_API_KEY/, 'translate', 'page.png', '--to', 'ENG', '--engine', 'gpt4o'],
    [
      'a pair that the engine cannot do',
      /does not support this pair of languages/,
      'translate',
      'page.png',
      '--from',
      'KOR',
      '--to',
      'THA',
    ],
    ['a missing file', /no file or folder 'gone.png'/, 'translate', 'gone.png', '--to', 'ESP'],
    ['a folder without pages', /no page images in 'empty'/, 'inspect', 'empty'],
    ['a file that is no image', /Only JPG, PNG and WebP/, 'inspect', 'notes.txt'],
    [
      'a glossary that is none',
      /'bad.json' is not a JSON object/,
      'translate',
      'page.png',
      '--to',
      'ESP',
      '--glossary',
      'bad.json',
    ],
    [
      'a glossary with a line that is no pair',
      /'bad.tsv' cannot be used: line 2 is not 'source TAB target'/,
      'inspect',
      'page.png',
      '--to',
      'ESP',
      '--glossary',
      'bad.tsv',
    ],
    ['an unknown policy', /keep, drop, translate/, 'translate', 'page.png', '--to', 'ESP', '--honorifics', 'polite'],
    ['its own output', /originals are never overwritten/, 'translate', 'page.png', '--to', 'ESP', '-o', './page.png'],
    ['an output of another type', /end in '.png'/, 'translate', 'page.png', '--to', 'ESP', '-o', 'page.jpg'],
    ['unknown weights', /no weights 'gpt'/, 'models', 'pull', 'gpt'],
    [
      'detecting with weights that were not pulled',
      /models pull comic-text-detector/,
      'inspect',
      'page.png',
      '--detector',
      'ctd',
    ],
  ]
  it.each(cases)('is told in one line and exit code 2: %s', async (_, reason, ...words) => {
    const { code, stdout, stderr } = await fukidashi(...words)
    expect(stderr).toMatch(reason)
    expect(stderr.match(/\n/g)).toHaveLength(1)
    expect(stderr).toMatch(/^fukidashi: /)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  it('names the variable of the environment that cannot be used', async () => {
    const end = await startFukidashi(['inspect', 'page.png'], folder, { OPENAI_BASE_URL: 'nowhere' }).ended
    expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining('OPENAI_BASE_URL') as string })
  })

  it('refuses archives that lead out of themselves or burst', async () => {
    const page = await readFile(join(folder, 'page.png'))
    const slip = await zipOf({ 'xx/evil.png': page })
    await writeFile(join(folder, 'slip.zip'), Buffer.from(slip.toString('latin1').replaceAll('xx/', '../'), 'latin1'))
    await writeFile(join(folder, 'bomb.zip'), await zipOf({ 'bomb.png': Buffer.alloc(257 * 1024 * 1024) }))
    for (const name of ['slip.zip', 'bomb.zip']) {
      const end = await fukidashi('translate', name, '--to', 'ESP', '-o', 'refused.zip')
      expect(end).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining(`'${name}' was refused`) as string,
      })
    }
    expect(await readdir(folder)).not.toContain('refused.zip')
  })
})

describe('pages', () => {
  it('are inspected as one JSON object a line and nothing else', async () => {
    await mkdir(join(folder, 'book'))
    await writeFile(join(folder, 'book', 'page10.webp'), await readFile(join(folder, 'blank.webp')))
    await writeFile(join(folder, 'book', 'page9.png'), await readFile(join(folder, 'page.png')))
    const { code, stdout } = await fukidashi('inspect', 'book', '--from', 'ENG', '--to', 'ESP')
    expect(code).toBe(0)
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ file, width, height }) => [file, width, height])).toEqual([
      ['page9.png', 420, 300],
      ['page10.webp', 420, 300],
    ])
    for (const line of lines) {
      const keys = ['file', 'width', 'height', 'ms', 'route', 'regions', 'version', 'source', 'textMask']
      expect(Object.keys(line)).toEqual(expect.arrayContaining(keys))
      expect(Object.keys(line['ms'] as object)).toEqual([...stageNames, 'total'])
    }
    const [region, ...others] = lines[0]!['regions'] as Record<string, unknown>[]
    expect(others).toEqual([])
    const known = ['id', 'box', 'direction', 'language', 'text', 'confidence', 'translation', 'interior', 'setting']
    expect(Object.keys(region!)).toEqual(expect.arrayContaining(known))
    expect(region).toMatchObject({
      language: 'ENG',
      direction: 'horizontal',
      translation: expect.any(String) as string,
    })
    expect(String(region!['text']).toUpperCase()).toContain('RED BOAT')
    expect(lines[1]!['regions']).toEqual([])
  })

  it('are translated in a cbz, which keeps its names, its order and what is no page', async () => {
    const blank = await readFile(join(folder, 'blank.webp'))
    const page = await readFile(join(folder, 'page.png'))
    const entries = {
      'p10.png': page,
      'ComicInfo.xml': Buffer.from('<ComicInfo/>'),
      'p2.webp': blank,
      'p3.png': page.subarray(0, 500),
    }
    await writeFile(join(folder, 'book.cbz'), await zipOf(entries))
    const { code, stdout, stderr } = await fukidashi('translate', 'book.cbz', '--from', 'ENG', '--to', 'ESP')
    expect({ code, stdout }).toEqual({ code: 1, stdout: `${join(folder, 'book.esp.cbz')}\n` })
    expect(stderr).toMatch(/p2\.webp: no text found.*\n.*p3\.png: failed: The image is damaged.*\n.*p10\.png: 1 region/)
    const after = await unzip(join(folder, 'book.esp.cbz'))
    expect([...after.keys()]).toEqual(Object.keys(entries))
    for (const name of ['ComicInfo.xml', 'p2.webp', 'p3.png'] as const) expect(after.get(name)).toEqual(entries[name])
    expect(await codec.readHeader(after.get('p10.png')!)).toEqual({ format: 'png', width: 420, height: 300 })
    expect(await differingPixels(page, after.get('p10.png')!)).toMatchObject({ outside: 0 })
  })

  it('keep a name through a book: as the first page that has it chose, or as the glossary says', async () => {
    const texts = [['I love', 'Ragnel.'], ['Ragnel is', 'my friend.'], ['RAGNEL!']]
    const pages = await Promise.all(texts.map(async (lines) => await drawPage(lines, 'png')))
    await writeFile(
      join(folder, 'series.cbz'),
      await zipOf(Object.fromEntries(pages.map((page, index) => [`${index + 1}.png`, page]))),
    )
    const translationsOf = ({ stdout }: CommandEnd) =>
      stdout
        .trimEnd()
        .split('\n')
        .flatMap((line) => (JSON.parse(line) as { regions: { translation: string }[] }).regions)
        .map(({ translation }) => translation)
    const direction = ['--from', 'ENG', '--to', 'ESP']
    const first = await fukidashi('inspect', 'series.cbz', ...direction, '--save-glossary', 'names.tsv')
    expect(first).toMatchObject({ code: 0 })
    const named = translationsOf(first)
    expect(named.map((text) => /Ragnel/iu.test(text))).toEqual([true, true, true])
    expect(await readFile(join(folder, 'names.tsv'), 'utf8')).toBe('Ragnel\tRagnel\n')

    await writeFile(join(folder, 'wanted.tsv'), '# the cat\nRagnel = Siete\n')
    const options = [...direction, '--glossary', 'wanted.tsv', '--save-glossary', 'kept.json']
    const second = await fukidashi('inspect', 'series.cbz', ...options)
    expect(translationsOf(second)).toEqual(
      named.map((text) => text.replace('Ragnel', 'Siete').replace('RAGNEL', 'SIETE')),
    )
    expect(JSON.parse(await readFile(join(folder, 'kept.json'), 'utf8'))).toEqual({ Ragnel: 'Siete' })
  })

  it('are cleaned beside the original', async () => {
    const { code, stdout } = await fukidashi('clean', 'page.png', '--from', 'ENG')
    expect({ code, stdout }).toEqual({ code: 0, stdout: `${join(folder, 'page.clean.png')}\n` })
    const { image, outside, inside } = await differingPixels(
      await readFile(join(folder, 'page.png')),
      await readFile(join(folder, 'page.clean.png')),
    )
    expect(outside).toBe(0)
    expect(inside).toBeGreaterThan(500)
    const balloon = Array.from({ length: 160 }, (_, y) =>
      image.data.subarray(((70 + y) * 420 + 70) * 4, ((70 + y) * 420 + 350) * 4),
    )
    expect(balloon.every((row) => row.every((value) => value > 250))).toBe(true)
  })

  it('stop cleanly when interrupted', async () => {
    const run = startFukidashi(['translate', 'book.cbz', '--from', 'ENG', '--to', 'ESP', '-o', 'stopped.cbz'], folder)
    while (!(await readdir(folder)).some((name) => name.endsWith('.unfinished'))) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    run.interrupt()
    const { code, stderr } = await run.ended
    expect({ code, stderr: stderr.split('\n').at(-2) }).toEqual({ code: 130, stderr: 'fukidashi: stopped' })
    expect((await readdir(folder)).filter((name) => name.includes('stopped'))).toEqual([])
  })
})

/** Counts the pixels that differ between two pages of `drawPage`, inside its balloon and outside. */
async function differingPixels(before: Uint8Array, after: Uint8Array) {
  const [from, to] = [await codec.decode(before), await codec.decode(after)]
  const counts = { image: to, inside: 0, outside: 0 }
  for (let index = 0; index < from.data.length; index += 4) {
    if ([0, 1, 2, 3].every((channel) => from.data[index + channel] === to.data[index + channel])) continue
    const [x, y] = [(index / 4) % from.width, Math.floor(index / 4 / from.width)]
    if (x >= 60 && x < 360 && y >= 60 && y < 240) counts.inside++
    else counts.outside++
  }
  return counts
}

describe('a page that is lettered from its state', () => {
  it('is the translated page as long as nobody edits it, and has the words of whoever did', async () => {
    const { stdout } = await fukidashi('inspect', 'page.png', '--from', 'ENG', '--to', 'ESP')
    const state = JSON.parse(stdout) as { regions: { translation: string }[] }
    await writeFile(join(folder, 'state.json'), stdout)
    await fukidashi('translate', 'page.png', '--from', 'ENG', '--to', 'ESP', '-o', 'translated.png')
    expect(await fukidashi('letter', 'page.png', 'state.json', '-o', 'same.png')).toMatchObject({
      code: 0,
      stdout: 'same.png\n',
    })
    const [same, translated] = await Promise.all(
      ['same.png', 'translated.png'].map((name) => readFile(join(folder, name))),
    )
    expect(Buffer.compare(same!, translated!)).toBe(0)
    state.regions[0]!.translation = 'Nada.'
    await writeFile(join(folder, 'edited.json'), JSON.stringify(state))
    expect(await fukidashi('letter', 'page.png', 'edited.json', '-o', 'edited.png')).toMatchObject({ code: 0 })
    expect(Buffer.compare(await readFile(join(folder, 'edited.png')), translated!)).not.toBe(0)
    const foreign = await fukidashi('letter', 'blank.webp', 'state.json', '-o', 'other.webp')
    expect(foreign).toMatchObject({ code: 2, stderr: expect.stringContaining('another page') as string })
    const noState = await fukidashi('letter', 'page.png', 'notes.txt', '-o', 'none.png')
    expect(noState).toMatchObject({ code: 2, stderr: expect.stringContaining('notes.txt') as string })
  })
})
