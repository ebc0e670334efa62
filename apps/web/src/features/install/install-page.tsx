import { buttonClass } from '@fukidashi/ui/button-class'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { builtUrl, places, publicUrl as servedUrl } from '../../env.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { sampleOf } from '../../shell/sample-pictures.ts'
import { sampleUrl } from '../../shell/sample-urls.ts'
import { useIsAlive } from '../../shell/use-is-alive.ts'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './install.module.css'
import { GetPicture, LoadPicture, OpenPicture, PinPicture } from './install-pictures.tsx'

/** The server that the extension asks as long as no other is entered. */
const ownServer = 'http://127.0.0.1:8787'
const paths = ['/install/steps-1', '/install/steps-2', '/install/steps-3', '/install/steps-4'] as const

const sample = sampleOf('storm')

/** The four steps to the extension, each at its own address. */
export default function InstallPage() {
  const { t } = useLingui()
  const { path, addressOf } = useLocale()
  // The page was written out without knowing where it would be served.
  const publicUrl = useIsAlive() ? servedUrl : builtUrl
  const index = Math.max(
    0,
    paths.findIndex((step) => step === path),
  )
  const number = index + 1
  const total = paths.length
  const steps = [
    { title: t`Get the extension`, text: <GetWords />, picture: <GetPicture /> },
    { title: t`Add it to your browser`, text: <LoadWords />, picture: <LoadPicture /> },
    {
      title: t`Pin it to the toolbar`,
      text: (
        <>
          <p>
            <Trans>Click the puzzle piece beside the address bar, then the pin next to Fukidashi.</Trans>
          </p>
          {publicUrl !== ownServer && (
            <p>
              <Trans>
                Then open the settings of the extension and enter <bdi>{publicUrl}</bdi> as the server address.
              </Trans>
            </p>
          )}
        </>
      ),
      picture: <PinPicture />,
    },
    {
      title: t`Open a comic`,
      text: (
        <>
          <p>
            <Trans>
              Open a chapter and click the Fukidashi icon. It says how many comic pages it has found. Choose your
              language and click “Translate”: the translations appear in place while you read on.
            </Trans>
          </p>
          <p>
            <Trans>
              Alt+T translates and shows the original again, Alt+O shows the original of one page. In the same window,
              you can have a site translated every time, or point at the pages if they are not found.
            </Trans>
          </p>
          <PageToTry />
        </>
      ),
      picture: <OpenPicture />,
    },
  ] as const
  const step = steps[index]!
  const name = step.title
  const next = paths[number]
  const previous = paths[index - 1]
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Step ${number}: ${name} · Fukidashi`}
        description={t`How to install the Fukidashi browser extension, step ${number} of ${total}: ${name}.`}
      />
      <p className={styles.place}>
        <Trans>
          Step {number} of {total}
        </Trans>
      </p>
      <h1 className={styles.title}>{name}</h1>
      <div className={styles.picture}>{step.picture}</div>
      <div className={styles.text}>{step.text}</div>
      {index === 0 && (
        <section className={styles.text} id="try">
          <h2>
            <Trans>Already installed?</Trans>
          </h2>
          <PageToTry />
        </section>
      )}
      <nav className={styles.actions} aria-label={t`Steps`}>
        {previous && (
          <Link className={buttonClass()} to={addressOf(previous)}>
            <Trans>Back</Trans>
          </Link>
        )}
        {next ? (
          <Link className={buttonClass('main')} to={addressOf(next)}>
            <Trans>Next</Trans>
          </Link>
        ) : (
          <Link className={buttonClass('main')} to={addressOf('/')}>
            <Trans>Done</Trans>
          </Link>
        )}
      </nav>
    </div>
  )
}

function PageToTry() {
  const { t } = useLingui()
  return (
    <>
      <p>
        <Trans>Try it on this page, which we drew ourselves: press Alt+T.</Trans>
      </p>
      <img
        className={styles.sample}
        src={sampleUrl('storm', 'before', 'whole')}
        width={sample.width}
        height={sample.height}
        loading="lazy"
        alt={t`A comic page in Japanese`}
      />
    </>
  )
}

function GetWords() {
  const { chromeStore, firefoxStore } = places
  if (chromeStore === undefined && firefoxStore === undefined)
    return (
      <p>
        <Trans>
          The extension is not in the browser stores yet. Whoever has the source code builds it with{' '}
          <code>npm run zip</code>: one archive for Chrome and one for Firefox. Unpack the one for your browser.
        </Trans>
      </p>
    )
  return (
    <p className={styles.stores}>
      {chromeStore !== undefined && (
        <a className={buttonClass()} href={chromeStore}>
          Chrome
        </a>
      )}
      {firefoxStore !== undefined && (
        <a className={buttonClass()} href={firefoxStore}>
          Firefox
        </a>
      )}
    </p>
  )
}

function LoadWords() {
  if (places.chromeStore !== undefined || places.firefoxStore !== undefined)
    return (
      <p>
        <Trans>Confirm in the store that the extension is to be added. Your browser asks once more.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>
          Chrome: open <code>chrome://extensions</code>, switch on developer mode, choose “Load unpacked” and select the
          unpacked folder.
        </Trans>
      </p>
      <p>
        <Trans>
          Firefox: open <code>about:debugging</code>, choose “Load Temporary Add-on” and select the file{' '}
          <code>manifest.json</code>.
        </Trans>
      </p>
    </>
  )
}
