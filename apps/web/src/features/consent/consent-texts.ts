import type { ConsentSettings } from '@fukidashi/contract/consent-settings'
import type { LocaleCode } from '@fukidashi/i18n/locales'
import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Translation } from 'vanilla-cookieconsent'

/** The words of banner and settings panel in a language, as the library wants them. */
export function writeConsentTexts(
  locale: LocaleCode,
  messages: Messages,
  { analytics, recording, ads }: ConsentSettings,
): Translation {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const say = (message: MessageDescriptor) => i18n._(message)
  const policyUrl = locale === 'en' ? '/privacyPolicy' : `/privacyPolicy?lang=${locale}`
  const policyLink = `<a href="${policyUrl}" target="_blank" rel="noopener">${say(msg`Privacy policy`)}</a>`
  const unused = say(msg`Not used on this site at present.`)
  const answers = {
    acceptAllBtn: say(msg`Agree All`),
    acceptNecessaryBtn: say(msg`Necessary items only`),
  }
  return {
    consentModal: {
      ...answers,
      title: say(msg`Cookies on this site`),
      description: [
        msg`Some cookies are needed for the site to work.`,
        msg`Others show us how the site is used and whether our advertising brings readers here.`,
        msg`We use those only if you agree.`,
      ]
        .map((sentence) => `<span>${say(sentence)}</span>`)
        .join(' '),
      showPreferencesBtn: say(msg`Custom settings`),
      closeIconLabel: say(msg`Close and allow necessary items only`),
      footer: policyLink,
    },
    preferencesModal: {
      ...answers,
      title: say(msg`Cookie settings`),
      savePreferencesBtn: say(msg`Save settings`),
      closeIconLabel: say(msg`Close`),
      sections: [
        {
          title: say(msg`Strictly Necessary Cookies`),
          description: `${say(
            msg`They keep your language, your visitor number and this choice. The choice stays in your browser for a year if you agree to everything, otherwise for three days. On our server it is kept without your name for two years.`,
          )} ${policyLink}`,
          linkedCategory: 'necessary',
        },
        {
          title: say(msg`Website analysis tools`),
          description: say(msg`They show us which pages are read and where the site is hard to use.`),
          linkedCategory: 'analytics',
          cookieTable: {
            headers: { name: say(msg`Tool`), purpose: say(msg`Purpose`), time: say(msg`Stored for`) },
            body: [
              {
                name: 'Google Analytics (_ga, _gid)',
                purpose: say(msg`Counts visits and shows which pages are read.`),
                time: analytics ? say(msg`2 years`) : unused,
              },
              {
                name: 'Microsoft Clarity (_clck, _clsk)',
                purpose: say(msg`Records clicks, scrolling and movements of the mouse, without images you add.`),
                time: recording ? say(msg`1 year`) : unused,
              },
              {
                name: 'Fukidashi',
                purpose: say(
                  msg`Notes on our own server which pages are opened and how far a login gets, with the language of your browser and your account.`,
                ),
                time: say(msg`90 days`),
              },
            ],
          },
        },
        {
          title: say(msg`Google Ads Conversion Tracking`),
          description: `${say(
            msg`Shows us whether visitors who came by one of our advertisements go on to use the site. The number of the advertisement is kept in your browser.`,
          )} ${ads ? '' : unused}`,
          linkedCategory: 'marketing',
        },
      ],
    },
  }
}
