import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modelCatalog } from './catalog.ts'

const folderOf = (id: string) => new URL(`./${id}/`, import.meta.url)

describe('model catalog', () => {
  it('has a row for every folder of weights', () => {
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(new URL('encoder.onnx', folderOf(entry.name))))
      .map(({ name }) => name)
    expect(folders.sort()).toEqual(modelCatalog.map(({ id }) => id).sort())
  })

  for (const set of modelCatalog) {
    it(`${set.id} ships exactly the files that its row names`, () => {
      for (const file of set.files) {
        const content = readFileSync(new URL(file.name, folderOf(set.id)))
        expect({ name: file.name, bytes: content.length }).toEqual({ name: file.name, bytes: file.bytes })
        expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256)
      }
      expect(readdirSync(folderOf(set.id)).sort()).toEqual(
        [...set.files.map(({ name }) => name), 'model-card.md'].sort(),
      )
    })

    it(`${set.id} has a card with its data, licences, training, scores and weaknesses`, () => {
      const card = readFileSync(new URL('model-card.md', folderOf(set.id)), 'utf8')
      for (const heading of ['## Data and licences', '## Training', '## Measured', '## Weaknesses']) {
        expect(card).toContain(heading)
      }
      for (const { chrF } of set.scores) expect(card).toContain(String(chrF))
    })

    it(`${set.id} has the words that it may say`, () => {
      const files = modelCatalog.flatMap(({ id, files: own }) => own.map(({ name }) => `${id}/${name}`))
      const lists = set.directions.flatMap((direction) => ('words' in direction ? [direction.words] : []))
      expect(lists.filter((list) => !files.includes(list))).toEqual([])
    })

    it(`${set.id} has its glosses and foreign names in the order in which they are looked up`, () => {
      const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trimEnd()
      const tables = set.directions.flatMap((direction) => [
        ...('glosses' in direction ? [textOf(direction.glosses).split('\n')] : []),
        ...('names' in direction
          ? [
              textOf(direction.names)
                .split('\n')
                .filter((line) => line.startsWith('foreign\t')),
            ]
          : []),
      ])
      for (const lines of tables) {
        const keys = lines.map((line) => line.slice(0, line.lastIndexOf('\t')))
        expect(keys.filter((key, index) => index > 0 && keys[index - 1]! >= key)).toEqual([])
      }
    })

    it(`${set.id} knows the target token of every direction`, () => {
      const vocabulary = readFileSync(new URL('vocab.json', folderOf(set.id)), 'utf8')
      for (const { targetToken } of set.directions) expect(vocabulary).toContain(JSON.stringify(targetToken))
    })
  }
})
