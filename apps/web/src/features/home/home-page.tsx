import { languages } from '@fukidashi/contract/languages'
import { buttonClass } from '@fukidashi/ui/button-class'
import { CompareSlider } from '@fukidashi/ui/compare-slider'
import { Trans, useLingui } from '@lingui/react/macro'
import { publicUrl } from '../../env.ts'
import { Link } from '../../shell/link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { sampleUrl } from '../../shell/sample-urls.ts'
import { StructuredData } from '../../shell/structured-data.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './home-page.module.css'
import { HomeSections } from './home-sections.tsx'
import { SampleCaption } from './sample-caption.tsx'

// Less than the width on phones, so that only the densest screens fetch the larger file: the difference is hardly seen.
const pictureSizes = '(min-width: 769px) 480px, 52vw'

/** What the product does, shown on pages of our own. */
export default function HomePage() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const count = languages.length
  const description = t`Translate manga and comic pages into ${count} languages. The words in the balloons change, the art stays as it was drawn.`
  return (
    <>
      <PageHead title={t`Fukidashi: comics in your language`} description={description} />
      <StructuredData
        data={{
          '@type': 'WebApplication',
          name: 'Fukidashi',
          url: publicUrl,
          description,
          applicationCategory: 'MultimediaApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        }}
      />
      <section className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.sign} lang="ja">
            吹き出し
          </p>
          <h1 className={styles.title}>
            <Trans>
              Comics in your language. <em>The art stays.</em>
            </Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Drop in a page of manga, manhwa or any other comic. Fukidashi reads the balloons, removes the original
              text and letters the translation into the same balloons.
            </Trans>
          </p>
          <div className={styles.actions}>
            <Link className={buttonClass('main')} to={addressOf('/manga-translator')}>
              <Trans>Translate a page</Trans>
            </Link>
            <span className={styles.small}>
              <Trans>{count} languages · JPG, PNG, WebP up to 5 MB · no account needed</Trans>
            </span>
          </div>
        </div>
        <figure className={styles.figure}>
          <div className={styles.sample}>
            <CompareSlider
              before={{
                src: sampleUrl('storm', 'before', '720'),
                srcSet: srcSetOf('before'),
                alt: t`A page in Japanese`,
              }}
              after={{
                src: sampleUrl('storm', 'after', '720'),
                srcSet: srcSetOf('after'),
                alt: t`The same page in English`,
              }}
              sizes={pictureSizes}
              width={720}
              height={1037}
              fetchPriority="high"
              label={t`Compare the original with the translation`}
              beforeWord={t`Original`}
              afterWord={t`Translation`}
            />
          </div>
          <SampleCaption name="storm" />
        </figure>
      </section>
      <HomeSections />
    </>
  )
}

function srcSetOf(side: 'before' | 'after'): string {
  return `${sampleUrl('storm', side, '480')} 480w, ${sampleUrl('storm', side, '720')} 720w`
}
