import type { ConsentSettings } from '@fukidashi/contract/consent-settings'

/** A part of an answer of which nothing is known yet. */
type Unknown<Type> = { readonly [Key in keyof Type]?: unknown }

/**
 * What this installation asks visitors about. Read by hand: the schemas of the contract would be three times what the banner
 * weighs, on a visitor's first page. What cannot be read counts as not set up.
 */
export async function readConsentSettings(): Promise<ConsentSettings> {
  try {
    const response = await fetch('/runtime-config.json')
    const { consent = {} } = (await response.json()) as { consent?: Unknown<ConsentSettings> }
    const { revision, textsUrl, analytics, recording, ads } = consent
    return {
      revision: typeof revision === 'number' ? revision : 0,
      ...(typeof textsUrl === 'string' && { textsUrl }),
      ...(hasTexts(analytics, 'id', 'scriptUrl') && { analytics }),
      ...(hasTexts(recording, 'scriptUrl') && { recording }),
      ...(hasTexts(ads, 'id') && { ads }),
    }
  } catch (error) {
    console.warn('The server does not say which tools it uses; none is loaded.', error)
    return { revision: 0 }
  }
}

function hasTexts<Key extends string>(part: unknown, ...keys: readonly Key[]): part is Record<Key, string> {
  return (
    typeof part === 'object' &&
    part !== null &&
    keys.every((key) => typeof (part as Record<string, unknown>)[key] === 'string')
  )
}
