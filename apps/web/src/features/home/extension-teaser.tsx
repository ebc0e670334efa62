import { buttonClass } from '@fukidashi/ui/button-class'
import { CompareSlider } from '@fukidashi/ui/compare-slider'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import { inPlaceUrl, type SampleSide } from '../../shell/sample-urls.ts'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './home-page.module.css'
import { SampleCaption } from './sample-caption.tsx'

const pictureSizes = '(min-width: 1025px) 640px, 92vw'

/** The extension in place on a page of a comic site. */
export function ExtensionTeaser() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const kind = t`A comic site with the extension`
  const pictureOf = (side: SampleSide, alt: string) => ({
    src: inPlaceUrl(side, '1280'),
    srcSet: `${inPlaceUrl(side, '640')} 640w, ${inPlaceUrl(side, '1280')} 1280w`,
    alt,
  })
  return (
    <section className={`${styles.section} ${styles.inPlace}`}>
      <div>
        <h2>
          <Trans>On comic sites, right where you read</Trans>
        </h2>
        <p>
          <Trans>
            The browser extension for Chrome and Firefox finds the comic pages on the site in front of you. It touches
            nothing else, and does nothing on other sites.
          </Trans>
        </p>
        <p>
          <Trans>
            Press Alt+T, and the pages turn into your language where they stand while you scroll. Press it again, and
            the originals are back.
          </Trans>
        </p>
        <Link className={buttonClass()} to={addressOf('/install/steps-1')}>
          <Trans>How to install it</Trans>
        </Link>
      </div>
      <figure className={styles.figure}>
        <div className={styles.browser}>
          <CompareSlider
            before={pictureOf('before', t`${kind}: original`)}
            after={pictureOf('after', t`${kind}: translation`)}
            sizes={pictureSizes}
            width={1280}
            height={800}
            loading="lazy"
            label={t`Compare the original with the translation: ${kind}`}
            beforeWord={t`Original`}
            afterWord={t`Translation`}
          />
        </div>
        <SampleCaption name="storm" />
      </figure>
    </section>
  )
}
