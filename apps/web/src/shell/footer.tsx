import type { LocaleCode } from '@fukidashi/i18n/locales'
import { Logo } from '@fukidashi/ui/logo'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from './link.tsx'
import { places, supportEmail } from '../env.ts'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'
import { Navigation } from './navigation.tsx'
import { addressOfPartner, partnerLinks } from './partner-links.ts'
import { RecentPosts } from './recent-posts.tsx'
import { useLocale } from './use-locale.ts'

const shownPartners = 4
const networks = [
  { name: 'Facebook', address: places.facebook },
  { name: 'Twitter', address: places.twitter },
  { name: 'Instagram', address: places.instagram },
  { name: 'TikTok', address: places.tiktok },
]

/** What the product promises, its pages, whom to write to, friends, the blog and the languages. */
export function Footer({ locale }: { readonly locale: LocaleCode }) {
  const { t } = useLingui()
  const { addressOf } = useLocale()
  const { code, chat, affiliates, climate } = places
  return (
    <footer className={styles.footer} lang={locale}>
      <div className={styles.product}>
        <Logo name="Fukidashi" />
        <p className={styles.promise}>
          <Trans>Comics in your language. The words change, the art stays.</Trans>
        </p>
        <p className={styles.small}>
          <Trans>Uploaded images and their translations are deleted after 24 hours.</Trans>
        </p>
        <p className={styles.networks}>
          {networks.map(
            ({ name, address }) =>
              address !== undefined && (
                <a key={name} href={address} rel="noopener">
                  {name}
                </a>
              ),
          )}
        </p>
      </div>
      <nav aria-label={t`Site pages`}>
        <h2 className={styles.heading}>
          <Trans>Pages</Trans>
        </h2>
        <Navigation className={styles.list} />
      </nav>
      <nav aria-label={t`About`}>
        <h2 className={styles.heading}>
          <Trans>About</Trans>
        </h2>
        <ul className={styles.list}>
          {affiliates !== undefined && (
            <li>
              <a href={affiliates}>
                <Trans>Affiliates</Trans>
              </a>
            </li>
          )}
          <li>
            <Link to={addressOf('/privacyPolicy')}>
              <Trans>Privacy policy</Trans>
            </Link>
          </li>
          <li>
            <Link to={addressOf('/price')}>
              <Trans>Price</Trans>
            </Link>
          </li>
          <li>
            <Link to={addressOf('/return-and-refund-policy')}>
              <Trans>Return policy</Trans>
            </Link>
          </li>
          <li>
            <Link to={addressOf('/terms-and-conditions')}>
              <Trans>Terms</Trans>
            </Link>
          </li>
          <li>
            <Link to={addressOf('/install/steps-1')}>
              <Trans>Browser extension</Trans>
            </Link>
          </li>
          {climate !== undefined && (
            <li>
              <a href={climate} rel="noopener">
                <Trans>Climate</Trans>
              </a>
            </li>
          )}
        </ul>
      </nav>
      <nav aria-label={t`Contact`}>
        <h2 className={styles.heading}>
          <Trans>Contact</Trans>
        </h2>
        <ul className={styles.list}>
          {supportEmail !== undefined && (
            <li>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </li>
          )}
          {code !== undefined && (
            <li>
              <a href={code} rel="noopener">
                <Trans>Source code</Trans>
              </a>
            </li>
          )}
          {chat !== undefined && (
            <li>
              <a href={chat} rel="noopener">
                <Trans>Community chat</Trans>
              </a>
            </li>
          )}
          <li>
            <Link to={`${addressOf('/faq')}#acknowledgment`}>
              <Trans>Acknowledgment</Trans>
            </Link>
          </li>
          <li>
            <Link to={addressOf('/emil')}>
              <Trans>News by e-mail</Trans>
            </Link>
          </li>
        </ul>
      </nav>
      <nav aria-label={t`Friendship links`}>
        <h2 className={styles.heading}>
          <Trans>Friendship links</Trans>
        </h2>
        <ul className={styles.list}>
          {partnerLinks.slice(0, shownPartners).map((partner) => (
            <li key={partner.name}>
              <a href={addressOfPartner(partner)} rel="noopener">
                {partner.name}
              </a>
            </li>
          ))}
          <li>
            <Link to={addressOf('/links')}>
              <Trans>More</Trans>
              {/* Read alone, the word says nothing of where it leads. */}
              <span className="only-read-aloud">: {t`Friendship links`}</span>
            </Link>
          </li>
        </ul>
      </nav>
      <RecentPosts className={styles.list} headingClass={styles.heading} />
      <nav className={styles.languageNav} aria-label={t`Site languages`}>
        <LanguageLinks className={styles.languages} />
      </nav>
    </footer>
  )
}
