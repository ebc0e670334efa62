import { samplePagesFolder } from '@fukidashi/sample-pages/folders'
import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file that the server must refuse. */
export interface BadFile {
  readonly kind: string
  readonly name: string
  readonly bytes: Uint8Array
}

type Random = (below: number) => number

const samples = { png: '01-storm.png', jpg: '02-letter.jpg', webp: '06-sunrise.webp' } as const
const loaded = new Map<string, Promise<Buffer>>()

async function load(format: keyof typeof samples): Promise<Buffer> {
  const known = loaded.get(format) ?? readFile(samplePagesFolder + samples[format])
  loaded.set(format, known)
  return await known
}

async function loadAny(random: Random): Promise<Buffer> {
  return await load((['png', 'jpg', 'webp'] as const)[random(3)]!)
}

const foreign = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  html: '<!doctype html><script>alert(1)</script>',
  zip: 'PK\u0003\u0004\u0014\u0000\u0000\u0000',
  gif: 'GIF89a\u0001\u0000\u0001\u0000',
  pdf: '%PDF-1.7\n',
  text: 'page.png',
} as const

/** Ways to make a bad file; each takes its turn. Flips are in PNG alone, whose checksums make every one of them damage. */
const makers: readonly (readonly [kind: string, make: (random: Random) => Promise<Uint8Array>])[] = [
  ['cut', async (random) => cut(await loadAny(random), random)],
  ['flipped png', async (random) => flip(await load('png'), random)],
  ['something behind', async (random) => Buffer.concat([await loadAny(random), Buffer.from(pickForeign(random))])],
  ['foreign', async (random) => Buffer.from(pickForeign(random))],
  [
    'header of another',
    async (random) => Buffer.concat([(await loadAny(random)).subarray(0, 12), noise(random, 4000)]),
  ],
  ['noise', async (random) => noise(random, 1 + random(20_000))],
  ['empty', async () => new Uint8Array()],
  ['too long', async (random) => Buffer.concat([await load('png'), Buffer.alloc(5 * 1024 * 1024 + random(9999))])],
  ['bomb by header', async (random) => drawBomb(8000 + random(50_000), 8000 + random(50_000))],
  ['moving', async (random) => await drawMoving(random)],
]

/** The bad file of a number; the same one every time. */
export async function makeBadFile(number: number): Promise<BadFile> {
  const random = createRandom(number + 1)
  const [kind, make] = makers[number % makers.length]!
  const ending = ['png', 'jpg', 'webp', 'svg', 'exe'][random(5)]!
  return { kind, name: `page-${number}.${ending}`, bytes: await make(random) }
}

// Only the same figures every time can be compared (mulberry32).
function createRandom(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function pickForeign(random: Random): string {
  return Object.values(foreign)[random(Object.keys(foreign).length)]!
}

function cut(bytes: Buffer, random: Random): Uint8Array {
  return bytes.subarray(0, 1 + random(bytes.length - 2))
}

function flip(bytes: Buffer, random: Random): Uint8Array {
  const flipped = Buffer.from(bytes)
  const place = 8 + random(bytes.length - 8)
  flipped[place] = flipped[place]! ^ (1 << random(8))
  return flipped
}

function noise(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random(256))
}

function drawBomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

async function drawMoving(random: Random): Promise<Uint8Array> {
  const frame = (background: string) => ({ create: { width: 40, height: 40, channels: 3, background } }) as const
  const still = async (background: string) => await sharp(frame(background)).png().toBuffer()
  const shades = [random(256), random(256)]
  const frames = await Promise.all([still(`rgb(${shades[0]},0,0)`), still(`rgb(0,${shades[1]},90)`)])
  return await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}
