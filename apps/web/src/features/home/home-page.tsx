import { languages } from '@fukidashi/contract/languages'
import { buttonClass } from '@fukidashi/ui/button-class'
import { CompareSlider } from '@fukidashi/ui/compare-slider'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import afterSmall from '../../../dist/pictures/after-480.avif'
import afterLarge from '../../../dist/pictures/after-720.avif'
import beforeSmall from '../../../dist/pictures/before-480.avif'
import beforeLarge from '../../../dist/pictures/before-720.avif'
import { PageHead } from '../../shell/page-head.tsx'
import { useLocale } from '../../shell/use-locale.ts'
import { Features } from './features.tsx'
import styles from './home-page.module.css'
import { Invitation } from './invitation.tsx'
import { Steps } from './steps.tsx'

// Less than the width on phones, so that only the densest screens fetch the larger file: the difference is hardly seen.
const pictureSizes = '(min-width: 769px) 480px, 52vw'

/** What the product does, shown on a page of our own. */
export default function HomePage() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const count = languages.length
  return (
    <>
      <PageHead
        title={t`Fukidashi: comics in your language`}
        description={t`Translate manga and comic pages into ${count} languages. The words in the balloons change, the art stays as it was drawn.`}
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
        <div className={styles.sample}>
          <CompareSlider
            before={{
              src: beforeLarge,
              srcSet: `${beforeSmall} 480w, ${beforeLarge} 720w`,
              alt: t`A page in Japanese`,
            }}
            after={{
              src: afterLarge,
              srcSet: `${afterSmall} 480w, ${afterLarge} 720w`,
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
      </section>
      <Steps />
      <Features />
      <Invitation />
    </>
  )
}
