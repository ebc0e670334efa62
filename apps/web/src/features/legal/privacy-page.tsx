import { Trans, useLingui } from '@lingui/react/macro'
import { supportEmail } from '../../env.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { TextPage } from '../../shell/text-page.tsx'
import styles from './legal.module.css'

/** What becomes of pages, texts and traces of a visit, as the software handles them; docs/operating.md has the same times. */
export default function PrivacyPage() {
  const { t } = useLingui()
  return (
    <TextPage
      title={t`Privacy policy`}
      width="narrow"
      lead={
        <Trans>
          Your pages are deleted after 24 hours. There is no advertising here. Tools of other companies that count
          visits are used only if you agree.
        </Trans>
      }
    >
      <PageHead
        title={t`Privacy policy · Fukidashi`}
        description={t`What Fukidashi stores, for how long, and who receives the text of your pages.`}
      />
      <div className={styles.text}>
        <h2>
          <Trans>Images and translations</Trans>
        </h2>
        <p>
          <Trans>
            Images that you add are sent to the server that runs this site, because it finds the lettering, removes it
            and sets the translation. Images, translations and everything read from them are deleted automatically 24
            hours after the upload. They are not used to train models.
          </Trans>
        </p>
        <p>
          <Trans>Metadata of an image, such as place, time and device, is removed as soon as it arrives.</Trans>
        </p>
        <h2>
          <Trans>Who receives the text of a page</Trans>
        </h2>
        <p>
          <Trans>That depends on the translation model that you choose. The image itself is never passed on.</Trans>
        </p>
        <ul>
          <li>
            <Trans>Built-in model: nobody. The text stays on the server.</Trans>
          </li>
          <li>
            <Trans>Google Translate: Google.</Trans>
          </li>
          <li>
            <Trans>Papago: Naver.</Trans>
          </li>
          <li>
            <Trans>GPT-4o: OpenAI, or the compatible service that the operator of this site uses in its place.</Trans>
          </li>
          <li>
            <Trans>
              A translator in your browser, or a service of your own: the text is translated from your browser, and the
              server sends it to no other service. It receives the finished translation in order to letter it. The
              address and the key of your own service stay in your browser.
            </Trans>
          </li>
        </ul>
        <h2>
          <Trans>What the server stores</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              A random visitor number in a cookie, for one year, so that your pages are shown to you alone and
              translations can be counted. How many you have used is kept for a year as well.
            </Trans>
          </li>
          <li>
            <Trans>
              Your IP address as a hash that cannot be turned back without the server’s key: for a day with your images,
              and for up to three days to count free translations.
            </Trans>
          </li>
          <li>
            <Trans>
              A log line for each request: the kind of call, whether it succeeded and how long it took. No IP addresses,
              no images, no texts.
            </Trans>
          </li>
          <li>
            <Trans>Your e-mail address, if you leave it for news: for one year, or until you remove it.</Trans>
          </li>
        </ul>
        <h2>
          <Trans>What your browser stores</Trans>
        </h2>
        <p>
          <Trans>
            The language of this site (a cookie, for one year), your translation options, and the pages of your visit
            for up to a day, so that nothing is lost when the page is reloaded. You can delete all of it in your
            browser’s settings.
          </Trans>
        </p>
        <h2>
          <Trans>Cookies and tools that you can refuse</Trans>
        </h2>
        <p>
          <Trans>
            Nothing but what is necessary is used before you agree, and you can change your choice with the cookie
            button at the bottom of every page. What you agreed to is noted on the server without your name, for two
            years.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>
              Analysis: for 90 days, the server notes that a page was opened, the steps of a login or registration, the
              language of your browser and, if you are logged in, your account. Where the operator of this site uses
              them, Google Analytics counts visits and Microsoft Clarity records how pages are used.
            </Trans>
          </li>
          <li>
            <Trans>
              Advertising: the number of the advertisement that brought you here is kept in your browser, and Google Ads
              learns of it where the operator of this site uses it.
            </Trans>
          </li>
        </ul>
        <h2>
          <Trans>Your rights</Trans>
        </h2>
        <p>
          <Trans>
            You can ask whoever operates this site what is stored about you, and have it corrected or deleted. Most of
            it is gone after a day.
          </Trans>
        </p>
        {supportEmail !== undefined && (
          <p>
            <Trans>
              Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </Trans>
          </p>
        )}
      </div>
    </TextPage>
  )
}
