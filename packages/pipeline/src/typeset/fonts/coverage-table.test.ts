import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createAssetLoader } from '../../platform/node/create-asset-loader.ts'
import { encodeCoverage } from './coverage.ts'
import { fontFaces } from './font-faces.ts'
import { listFontSlices } from './font-slices.ts'
import type { CodePointRange } from './parse-unicode-range.ts'

const assets = createAssetLoader()

/** Run `vitest run -u coverage-table` after changing a row of the fonts or the version of their packages. */
describe('the coverage table', () => {
  it('is what the installed fonts say of themselves', async () => {
    const table: Record<string, string> = {}
    for (const [id, face] of Object.entries(fontFaces)) {
      const unicodeJson = new TextDecoder().decode(await assets.load(`npm:${face.package}/unicode.json`))
      const slices = listFontSlices(face, unicodeJson)
      const covered = new Set<number>()
      for (const { file, ranges } of slices) {
        const glyphs = readCharacterMap(await assets.load(`npm:${face.package}/${file}`))
        for (const [first, last] of ranges) {
          for (let code = first; code <= Math.min(last, 0x2ffff); code++) if (glyphs.has(code)) covered.add(code)
        }
      }
      table[id] = encodeCoverage(toRanges([...covered]))
    }
    await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot('./coverage-table.json')
  })
})

function toRanges(codes: readonly number[]): CodePointRange[] {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}

/** The code points of a WOFF2 file's `cmap` table (W3C WOFF 2.0, section 4; OpenType cmap formats 4 and 12). */
function readCharacterMap(bytes: Uint8Array): Set<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tableCount = view.getUint16(12)
  let position = 48
  const readBase128 = () => {
    let value = 0
    for (;;) {
      const byte = view.getUint8(position++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let length = 0
  let offset = 0
  for (let index = 0; index < tableCount; index++) {
    const flags = view.getUint8(position++)
    const tag = flags & 63
    if (tag === 63) position += 4
    const isGlyphData = tag === 10 || tag === 11
    const original = readBase128()
    const stored = isGlyphData === flags >> 6 < 3 && (isGlyphData || flags >> 6 > 0) ? readBase128() : original
    if (tag === 0) [start, length] = [offset, stored]
    offset += stored
  }
  const data = brotliDecompressSync(bytes.subarray(position, position + view.getUint32(20)))
  return readCmap(new DataView(data.buffer, data.byteOffset + start, length))
}

function readCmap(table: DataView): Set<number> {
  const formats = new Map<number, number>()
  for (let index = 0; index < table.getUint16(2); index++) {
    const offset = table.getUint32(8 + index * 8)
    formats.set(table.getUint16(offset), offset)
  }
  const full = formats.get(12)
  return full === undefined ? readSegments(table, formats.get(4)!) : readGroups(table, full)
}

function readGroups(table: DataView, offset: number): Set<number> {
  const codes = new Set<number>()
  for (let group = offset + 16, left = table.getUint32(offset + 12); left > 0; left--, group += 12)
    for (let code = table.getUint32(group); code <= table.getUint32(group + 4); code++) codes.add(code)
  return codes
}

function readSegments(table: DataView, offset: number): Set<number> {
  const codes = new Set<number>()
  const bytes = table.getUint16(offset + 6)
  for (let segment = offset + 14; segment < offset + 14 + bytes; segment += 2) {
    const last = table.getUint16(segment)
    const first = table.getUint16(segment + bytes + 2)
    const delta = table.getUint16(segment + 2 * bytes + 2)
    const place = segment + 3 * bytes + 2
    const rangeOffset = table.getUint16(place)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph =
        rangeOffset === 0 ? (code + delta) & 0xffff : table.getUint16(place + rangeOffset + (code - first) * 2)
      if (glyph !== 0) codes.add(code)
    }
  }
  return codes
}
