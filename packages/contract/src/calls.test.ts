import { describe, expect, it } from 'vitest'
import { translationOptionsSchema } from './option-schemas.ts'
import { collectData } from './tracking-calls.ts'
import { getTranslateResult } from './translation-calls.ts'

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

describe('collectData', () => {
  it('fills in what the specification fixes', () => {
    const parsed = collectData.request.parse({ userId: '', gclid: '', userArea: 'en' })
    expect(parsed).toMatchObject({ userType: 0, eventType: 0, eventSource: 1 })
  })
})
