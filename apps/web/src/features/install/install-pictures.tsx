import logoUrl from '@fukidashi/ui/logo.svg'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { inPlaceUrl, type SampleSide } from '../../shell/sample-urls.ts'
import { useLocale } from '../../shell/use-locale.ts'
import styles from './install.module.css'
import cardUrl from './pictures/card.webp'

// Of the extension itself: `pnpm --filter @fukidashi/e2e install-pictures` takes them.
const popupUrls = import.meta.glob<string>('./pictures/popup-*.webp', { eager: true, import: 'default', query: '?url' })

/** A comic site of our own, before the extension translated it or after. */
function ComicSite({ side, alt }: { readonly side: SampleSide; readonly alt: string }) {
  return (
    <img
      className={styles.site}
      src={inPlaceUrl(side, '1280')}
      srcSet={`${inPlaceUrl(side, '640')} 640w, ${inPlaceUrl(side, '1280')} 1280w`}
      sizes="(min-width: 672px) 640px, 92vw"
      width={1280}
      height={800}
      alt={alt}
    />
  )
}

/** What the extension is for. */
export function GetPicture() {
  const { t } = useLingui()
  return <ComicSite side="after" alt={t`A comic site whose page the extension has translated in place`} />
}

/** What the browser's list of extensions shows of it. */
export function LoadPicture() {
  const { t } = useLingui()
  return (
    <div className={styles.list}>
      <img src={cardUrl} width={400} height={161} alt={t`Fukidashi in the browser’s list of extensions`} />
    </div>
  )
}

/** The extension's window over a comic site. */
export function OpenPicture() {
  const { t } = useLingui()
  const { locale } = useLocale()
  return (
    <div className={styles.opened}>
      <ComicSite side="before" alt="" />
      <img
        className={styles.popup}
        src={popupUrls[`./pictures/popup-${locale}.webp`]}
        width={340}
        height={680}
        alt={t`The extension’s window on a comic site: it has found two pages and offers to translate them`}
      />
    </div>
  )
}

// The browser's own, so it is drawn, and without words.
function BrowserWindow({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 300" aria-hidden="true">
      <rect x="8" y="8" width="464" height="284" rx="16" fill="#211422" stroke="#5a3a56" strokeWidth="2" />
      <path d="M8 56h464" stroke="#5a3a56" strokeWidth="2" />
      <circle cx="32" cy="32" r="6" fill="#ff7ab8" />
      <circle cx="52" cy="32" r="6" fill="#b3246c" />
      <circle cx="72" cy="32" r="6" fill="#5a3a56" />
      <rect x="96" y="20" width="258" height="24" rx="12" fill="#2c1a2d" />
      {children}
    </svg>
  )
}

function Puzzle({ x, y, isLit = false }: { readonly x: number; readonly y: number; readonly isLit?: boolean }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M2 7h5a3.2 3.2 0 1 1 6 0h5v5a3.2 3.2 0 1 1 0 6v5H2v-5a3.2 3.2 0 1 0 0-6Z"
      fill={isLit ? '#ff7ab8' : '#8a6a82'}
    />
  )
}

function Sign({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return <image href={logoUrl} x={x} y={y} width={size} height={size} />
}

/** The list behind the puzzle piece, with the pin beside Fukidashi. */
export function PinPicture() {
  return (
    <BrowserWindow>
      <Puzzle x={380} y={18} isLit />
      <rect x="226" y="66" width="226" height="128" rx="14" fill="#2c1a2d" stroke="#5a3a56" strokeWidth="2" />
      <Sign x={244} y={84} size={36} />
      <path d="M294 102h84" stroke="#d3b3c7" strokeWidth="8" strokeLinecap="round" />
      <path d="m412 88 14 14-6 2-6 10-4-4-8 8 8-8-5-5 9-6Z" fill="#ff7ab8" stroke="#ff7ab8" strokeWidth="3" />
      <Puzzle x={250} y={146} />
      <path d="M294 158h60" stroke="#5a3a56" strokeWidth="8" strokeLinecap="round" />
    </BrowserWindow>
  )
}
