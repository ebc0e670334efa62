import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '../../shell/page-head.tsx'
import { addressOfPartner, type PartnerName, partnerLinks } from '../../shell/partner-links.ts'
import { TextPage } from '../../shell/text-page.tsx'
import styles from './links.module.css'

/** Sites that we like and think readers will like. */
export default function LinksPage() {
  const { t } = useLingui()
  const titles: Readonly<Record<PartnerName, string>> = {
    'Pepper&Carrot': t`A free webcomic about a young witch and her cat, in dozens of languages`,
    'Digital Comic Museum': t`Thousands of comic books from the golden age that are in the public domain`,
    Tatoeba: t`Sentences and their translations, collected by volunteers`,
    Krita: t`Free painting software, made for comic artists among others`,
    OPUS: t`Open collections of translated texts for research`,
    'ONNX Runtime': t`Runs neural networks on every machine, ours included`,
    Fontsource: t`Open fonts, packaged for websites`,
  }
  return (
    <TextPage
      title={t`Friendship links`}
      lead={<Trans>Sites around comics, languages and open software that we like to visit ourselves.</Trans>}
    >
      <PageHead
        title={t`Friendship links · Fukidashi`}
        description={t`Sites around comics, languages and open software that Fukidashi recommends.`}
      />
      <ul className={styles.links}>
        {partnerLinks.map((partner) => (
          <li key={partner.name}>
            <a href={addressOfPartner(partner)} rel="noopener">
              {partner.name}
            </a>
            <p>{titles[partner.name]}</p>
          </li>
        ))}
      </ul>
    </TextPage>
  )
}
