import { describe, expect, it } from 'vitest'
import { usualHonorifics } from './honorifics.ts'
import { keepsNumbers } from './keeps-numbers.ts'
import {
  describePage,
  describeTask,
  type PageReply,
  pageReplyJsonSchema,
  translateWithModel,
} from './language-model.ts'
import type { PageRequest } from './page-request.ts'

const request: PageRequest = {
  to: 'ENG',
  segments: [
    { id: 'a', text: '相川さん！', language: 'JPN' },
    { id: 'b', text: '12時に来て', language: 'JPN' },
  ],
  glossary: { 相川: 'Aikawa' },
}
const says = (translations: Record<string, string>, names: Record<string, string> = {}): PageReply => ({
  translations: Object.entries(translations).map(([id, text]) => ({ id, text })),
  names: Object.entries(names).map(([source, target]) => ({ source, target })),
})

/** A model that gives its answers in turn and keeps what it was asked to translate. */
async function translateWith(...answers: PageReply[]) {
  const asked: string[][] = []
  const translation = await translateWithModel(
    request,
    async (page) => {
      asked.push((JSON.parse(page) as { translate: string[] }).translate)
      return await Promise.resolve(answers[asked.length - 1]!)
    },
    () => undefined,
  )
  return { asked, ...translation }
}

describe('asking a language model for a page', () => {
  it('describes the page in reading order with its names, and the task in the target language', () => {
    expect(JSON.parse(describePage(request, new Set(['b'])))).toEqual({
      balloons: [
        { id: 'a', language: 'Japanese', text: '相川さん！' },
        { id: 'b', language: 'Japanese', text: '12時に来て' },
      ],
      translate: ['b'],
      names: [{ source: '相川', target: 'Aikawa' }],
    })
    expect(describeTask(request)).toContain('into English')
    expect(describeTask({ to: 'ESP', honorifics: 'keep' })).toContain('Keep the honorifics')
    expect(pageReplyJsonSchema()).toMatchObject({ required: ['translations', 'names'], additionalProperties: false })
  })

  it('binds the answer by id, and keeps the names that the model chose', async () => {
    const said = await translateWith(
      says({ b: ' Come at 12. ', zz: 'not asked for', a: 'Aikawa!' }, { 相川: 'Aikawa', ' ': 'x' }),
    )
    expect(Object.fromEntries(said.translations)).toEqual({ a: 'Aikawa!', b: 'Come at 12.' })
    expect(said).toMatchObject({ asked: [['a', 'b']], names: { 相川: 'Aikawa' }, missing: [] })
  })

  it('asks once more for what is missing or lost its number, and says what is missing even then', async () => {
    const said = await translateWith(says({ b: 'Come at noon.' }), says({ b: 'Come at midday.' }))
    expect(said.asked).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    expect(said.missing).toEqual(['a'])
    expect(said.translations.get('b')).toBe('Come at midday.')
  })
})

describe('keepsNumbers', () => {
  it.each([
    ['12時に来て', 'Come at 12.', true],
    ['12時に来て', 'Come at noon.', false],
    ['３匹の猫', 'Three cats.', true],
    ['10万円', '100,000 yen', true],
    ['１，２００円', '1,200 yen', true],
  ])('%s, %s: %s', (source, translation, expected) => {
    expect(keepsNumbers(source, translation)).toBe(expected)
  })
})

it('usualHonorifics are what readers of a language expect', () => {
  expect([usualHonorifics('ENG'), usualHonorifics('KOR'), usualHonorifics('FRA')]).toEqual([
    'keep',
    'translate',
    'drop',
  ])
})
