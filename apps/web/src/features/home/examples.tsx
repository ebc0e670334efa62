import { buttonClass } from '@fukidashi/ui/button-class'
import { CompareSlider } from '@fukidashi/ui/compare-slider'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '../../shell/link.tsx'
import type { SampleName } from '../../shell/sample-pictures.ts'
import { sampleUrl } from '../../shell/sample-urls.ts'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './home-page.module.css'
import { SampleCaption } from './sample-caption.tsx'

/** Pages of several kinds, into several languages. */
export function Examples() {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const examples: readonly { readonly name: SampleName; readonly kind: string }[] = [
    { name: 'signal', kind: t`A webtoon` },
    { name: 'letter-spanish', kind: t`A colour album` },
    { name: 'letter-arabic', kind: t`The same page, for readers of Arabic` },
    { name: 'memory', kind: t`A colour page, for readers of Japanese` },
  ]
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Every kind of page</Trans>
      </h2>
      <ul className={styles.examples}>
        {examples.map(({ name, kind }) => (
          <li key={name}>
            <h3>{kind}</h3>
            <figure className={styles.figure}>
              <CompareSlider
                before={{ src: sampleUrl(name, 'before', '480'), alt: t`${kind}: original` }}
                after={{ src: sampleUrl(name, 'after', '480'), alt: t`${kind}: translation` }}
                width={480}
                height={691}
                loading="lazy"
                label={t`Compare the original with the translation: ${kind}`}
                beforeWord={t`Original`}
                afterWord={t`Translation`}
              />
              <SampleCaption name={name} />
            </figure>
          </li>
        ))}
      </ul>
      <Link className={buttonClass()} to={addressOf('/show-cases')}>
        <Trans>See the showcases</Trans>
      </Link>
    </section>
  )
}
