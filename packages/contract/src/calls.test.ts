import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { translationOptionsSchema } from './option-schemas.ts'
import { editResult, handInWords } from './result-calls.ts'
import { collectData } from './tracking-calls.ts'
import { getTranslateResult, taskSchema } from './translation-calls.ts'

const options = { translateTo: 'ENG', translationModel: 'builtin', detectionModel: 'default', fontStyle: 'comic' }

describe('translation options', () => {
  it('accepts known choices, the source language left open', () => {
    expect(translationOptionsSchema.safeParse(options).success).toBe(true)
  })

  it.each([{ translateTo: 'eng' }, { translationModel: 'deepl' }, { detectionModel: 'CTD' }, { fontStyle: '' }])(
    'refuses %o',
    (change) => {
      expect(translationOptionsSchema.safeParse({ ...options, ...change }).success).toBe(false)
    },
  )
})

describe('getTranslateResult', () => {
  it('refuses to wait longer than a proxy would', () => {
    expect(getTranslateResult.request.safeParse({ taskId: 'a', waitMs: 25_001 }).success).toBe(false)
  })
})

describe('a task', () => {
  const files = { imageUrl: '/p.png', overlayUrl: '/o.png' }
  const kept = { revision: 0, isEditable: true }
  const result = { ...files, ...kept, regions: [], outcome: 'done', isLanguageSure: true, route: [] }
  const wordsDueAt = '2026-01-01T00:10:00.000Z'
  it.each([
    ['queued', { position: 0 }],
    ['processing', { stage: 'detect', progress: 0.2 }],
    ['awaitingWords', { regions: [], isLanguageSure: true, translateTo: 'ENG', wordsDueAt }],
    ['done', result],
    ['failed', { error: { code: 1500, message: '' } }],
  ])('that is %s says what goes with it, and is refused without', (status, facts) => {
    const task = { taskId: 't', status, ...facts }
    expect(taskSchema.safeParse(task)).toMatchObject({ success: true, data: task })
    for (const name of Object.keys(facts)) {
      expect(taskSchema.safeParse({ ...task, [name]: undefined }).success, name).toBe(false)
    }
  })

  it('is in no stage that the pipeline does not have', () => {
    const task = { taskId: 't', status: 'processing', stage: 'paint', progress: 0 }
    expect(taskSchema.safeParse(task).success).toBe(false)
  })
})

describe('editResult', () => {
  const accepts = (...edits: object[]) =>
    editResult.request.safeParse({ taskId: 't', revision: 0, edits: edits.map((edit) => ({ regionId: 'r', ...edit })) })
      .success

  it('takes single changes, and null for what is to follow the page again', () => {
    expect(accepts({ text: '' })).toBe(true)
    expect(accepts({ font: 'sans', size: 24.5, align: 'end', asDrawn: false })).toBe(true)
    expect(accepts({ font: null, size: null, align: null })).toBe(true)
  })

  it.each([
    { text: 'a'.repeat(limits.words.maxCharacters + 1) },
    { text: 'a\0b' },
    { text: '\ud800' },
    { font: 'papyrus' },
    { size: limits.words.sizePx.min - 1 },
    { size: Number.NaN },
    { align: 'left' },
  ])('refuses %o', (edit) => {
    expect(accepts(edit)).toBe(false)
  })

  it('refuses no edits, two for one region, and more than there may be', () => {
    expect(accepts()).toBe(false)
    expect(accepts({ text: 'a' }, { text: 'b' })).toBe(false)
    const edits = Array.from({ length: limits.words.maxRegions + 1 }, (_, index) => ({ regionId: `r${index}` }))
    expect(accepts(...edits)).toBe(false)
  })
})

describe('handInWords', () => {
  it('takes words for no region at all, and refuses two for one', () => {
    const words = [{ regionId: 'r', text: 'a' }]
    expect(handInWords.request.safeParse({ taskId: 't', words: [] }).success).toBe(true)
    expect(handInWords.request.safeParse({ taskId: 't', words: [...words, ...words] }).success).toBe(false)
  })
})

describe('collectData', () => {
  it('fills in what the specification fixes', () => {
    const parsed = collectData.request.parse({ userId: '', gclid: '', userArea: 'en' })
    expect(parsed).toMatchObject({ userType: 0, eventType: 0, eventSource: 1 })
  })
})
