import { describe, expect, it } from 'vitest'
import { findReadingLanguage } from './find-reading-language.ts'
import { changeSettings, defaultServerAddress, parseSettings, readSettings, type SettingsStorage } from './settings.ts'

function fakeStorage(items: Record<string, unknown> = {}): SettingsStorage {
  return {
    get: async (key) => (key in items ? { [key]: items[key] } : {}),
    set: async (change) => void Object.assign(items, change),
  }
}

describe('findReadingLanguage', () => {
  it.each([
    [['es-MX', 'en'], 'ESP'],
    [['pt-BR'], 'PTB'],
    [['zh-HK'], 'CHT'],
    [['zh'], 'CHS'],
    [['xx', 'de-AT'], 'DEU'],
    [['xx'], 'ENG'],
    [[], 'ENG'],
  ])('for %j is %s', (wishes, code) => {
    expect(findReadingLanguage(wishes)).toBe(code)
  })
})

const defaults = {
  interfaceLocale: 'browser',
  fontStyle: 'comic',
  serverAddress: defaultServerAddress,
  translationModel: 'builtin',
  honorifics: 'usual',
  prefetchPages: 3,
  hasFloatingButton: true,
  buttonTop: 0.8,
  alwaysHosts: [],
  buttonlessHosts: [],
  ownSites: [],
}

describe('settings', () => {
  it('follow the browser until something is chosen', async () => {
    expect(await readSettings(fakeStorage(), ['ko-KR'])).toEqual({
      readingLanguage: 'KOR',
      ...defaults,
    })
  })

  it('keep what was chosen, and nothing else', async () => {
    const items: Record<string, unknown> = {}
    const storage = fakeStorage(items)
    await changeSettings(storage, { readingLanguage: 'JPN' })
    await changeSettings(storage, { interfaceLocale: 'ar' })
    expect(items).toEqual({ settings: { readingLanguage: 'JPN', interfaceLocale: 'ar' } })
    expect(await readSettings(storage, ['ko'])).toMatchObject({ readingLanguage: 'JPN', interfaceLocale: 'ar' })
  })

  it('survive whatever an older or newer version stored', () => {
    for (const stored of [
      null,
      'x',
      { readingLanguage: 'Klingon', interfaceLocale: 3, fontStyle: '', prefetchPages: -1, serverAddress: 'ftp://a' },
    ]) {
      expect(parseSettings(stored, ['fr'])).toEqual({
        readingLanguage: 'FRA',
        ...defaults,
      })
    }
  })
})
