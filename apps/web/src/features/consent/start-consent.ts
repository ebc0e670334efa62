import type { ConsentCategory } from '@fukidashi/contract/consent-settings'
import { type LocaleCode, locales } from '@fukidashi/i18n/locales'
import { acceptedCategory, getCookie, getUserPreferences, run, setLanguage } from 'vanilla-cookieconsent'
import stylesUrl from '../../../dist/consent.css?url'
import { addStyleSheet } from '../../shell/add-style-sheet.ts'
import { type EventType, listenToEvents } from '../../shell/visit-events.ts'
import { keepAdClick } from './ad-click.ts'
import { loadConsentMessages } from './consent-messages.ts'
import { readConsentSettings } from './consent-settings.ts'
import { writeConsentTexts } from './consent-texts.ts'

/** Days that a consent lasts (product specification, section 9). */
const daysOf = { all: 365.25, necessary: 3, custom: 3 } as const

/** Shows the banner where nothing was decided yet, and from then on keeps the tools to what was agreed to. */
export async function startConsent(locale: LocaleCode, onSaved: () => void): Promise<void> {
  const [settings] = await Promise.all([readConsentSettings(), addStyleSheet(stylesUrl)])
  // Where no tool is set up, nobody loads what handles them.
  const hasTools = settings.analytics !== undefined || settings.recording !== undefined
  const tools = hasTools ? await import('./consented-tools.ts') : undefined
  tools?.denyToGoogle()
  const apply = () => {
    const has = (category: ConsentCategory) => acceptedCategory(category)
    tools?.applyToTools(settings, has)
    keepAdClick(has('marketing'))
    listenToEvents(has('analytics') ? sendLater : async () => {})
  }
  const decided = () => {
    onSaved()
    const { consentId, categories, revision, languageCode } = getCookie()
    const { acceptType } = getUserPreferences()
    void import('./send-consent.ts').then(({ sendConsent }) =>
      sendConsent({
        ...{ consentId, revision, acceptType },
        categories: categories as ConsentCategory[],
        languageCode: languageCode ?? locale,
      }),
    )
  }
  const loadTexts = async (code: LocaleCode) =>
    settings.textsUrl === undefined
      ? writeConsentTexts(code, (await loadConsentMessages(code)) ?? {}, settings)
      : await (await import('./fetch-consent-texts.ts')).fetchConsentTexts(settings.textsUrl, code)
  await run({
    revision: settings.revision,
    cookie: {
      name: 'cc_cookieconsent',
      path: '/',
      sameSite: 'Lax',
      expiresAfterDays: (acceptType) => daysOf[acceptType as keyof typeof daysOf],
    },
    disablePageInteraction: true,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom right' },
      preferencesModal: { layout: 'box' },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^_ga/ }, { name: '_gid' }, { name: /^_cl/ }] } },
      ads: {},
      marketing: { autoClear: { cookies: [{ name: /^_gcl/ }] } },
    } satisfies Record<ConsentCategory, object>,
    language: {
      default: locale,
      rtl: 'ar',
      translations: Object.fromEntries(locales.map(({ code }) => [code, async () => await loadTexts(code)])),
    },
    onFirstConsent: decided,
    onConsent: apply,
    onChange: () => {
      apply()
      decided()
    },
  })
}

/** Shows banner and panel in another language. */
export async function changeConsentLanguage(locale: LocaleCode): Promise<void> {
  await setLanguage(locale)
}

async function sendLater(type: EventType): Promise<void> {
  const { sendEvent } = await import('./send-event.ts')
  await sendEvent(type)
}
