import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { locales } from '@fukidashi/i18n/locales'
import { describe, expect, it } from 'vitest'
import { createManifest } from '../src/create-manifest.ts'
import { localeMessagesPath } from './locale-messages.ts'

/** The Chrome Web Store takes no longer summary. */
const mostSummaryCharacters = 132

describe.each(locales.map(({ code }) => code))('the store text in %s', (code) => {
  const text = readFileSync(fileURLToPath(new URL(`../store/${code}.md`, import.meta.url)), 'utf8')
  const [, summary, description, permissions, privacy] = text.split(/^## .*$/m).map((part) => part.trim())

  const words = readFileSync(fileURLToPath(new URL(`../${localeMessagesPath(code)}`, import.meta.url)), 'utf8')

  it('has the summary of the manifest, in a length that stores take', () => {
    expect(summary).toBe((JSON.parse(words) as { description: { message: string } }).description.message)
    expect(summary!.length).toBeLessThanOrEqual(mostSummaryCharacters)
    expect(description!.length).toBeGreaterThan(100)
    expect(privacy).toMatch(/24/)
  })

  it('explains every permission that the manifest asks for, and none besides', () => {
    const { permissions: asked, host_permissions: hosts } = createManifest('firefox') as {
      permissions: string[]
      host_permissions: string[]
    }
    const { optional_permissions: optional } = createManifest('chrome') as { optional_permissions: string[] }
    const named = [...permissions!.matchAll(/`([^`]+)`/g)].flatMap(([, names]) => names!.split(', '))
    const origins = hosts.map((host) => new URL(host.replace('*', '')).hostname)
    expect(named.toSorted()).toEqual([...asked, ...optional, ...origins].toSorted())
  })
})
