import { describe, expect, it } from 'vitest'
import { translationOptionsSchema } from './option-schemas.ts'
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
  const result = { ...files, regions: [], outcome: 'done', isLanguageSure: true, route: [] }
  it.each([
    ['queued', { position: 0 }],
    ['processing', { stage: 'detect', progress: 0.2 }],
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

describe('collectData', () => {
  it('fills in what the specification fixes', () => {
    const parsed = collectData.request.parse({ userId: '', gclid: '', userArea: 'en' })
    expect(parsed).toMatchObject({ userType: 0, eventType: 0, eventSource: 1 })
  })
})
