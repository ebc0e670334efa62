import { describe, expect, it } from 'vitest'
import { readSettings } from './env.ts'

describe('readSettings', () => {
  it('works with nothing configured', () => {
    expect(readSettings({ PORT: '' })).toEqual({ host: '127.0.0.1', port: 8787 })
  })

  it('takes what is set', () => {
    expect(readSettings({ HOST: '0.0.0.0', PORT: '80' })).toEqual({ host: '0.0.0.0', port: 80 })
  })

  it.each(['http', '-1', '65536', '1.5'])('refuses PORT=%s and names it', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT')
  })
})
