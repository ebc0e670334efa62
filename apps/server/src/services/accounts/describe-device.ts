import Bowser from 'bowser'

/** Browser and system of a request in a few words, such as `Chrome · Android`; empty when nothing is known. */
export function describeDevice(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '' || userAgent.length > 512) return ''
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 80)
}
