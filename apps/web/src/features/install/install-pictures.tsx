import logoUrl from '@fukidashi/ui/logo.svg'
import type { ReactNode } from 'react'
import styles from './install.module.css'

// Drawn without words, so that one picture serves every language.
function BrowserWindow({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 480 300">
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

/** A comic page of three panels. */
function ComicPage({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="132" height="190" rx="4" fill="#fff" />
      <path d="M8 8h116v76H8zM8 92h54v90H8zM70 92h54v90H70z" fill="#f3dbe7" stroke="#2a0418" strokeWidth="3" />
      <ellipse cx="92" cy="34" rx="26" ry="18" fill="#fff" stroke="#2a0418" strokeWidth="2.5" />
      <ellipse cx="34" cy="118" rx="18" ry="16" fill="#fff" stroke="#2a0418" strokeWidth="2.5" />
      <path d="M80 30h24M84 38h16M26 115h16M28 122h12" stroke="#ff4f9f" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

/** The archive that is fetched. */
export function GetPicture() {
  return (
    <BrowserWindow>
      <Sign x={180} y={84} size={120} />
      <path d="M240 218v36m-16-14 16 16 16-16" fill="none" stroke="#ff7ab8" strokeWidth="6" strokeLinecap="round" />
      <path d="M190 268h100" stroke="#ff7ab8" strokeWidth="6" strokeLinecap="round" />
    </BrowserWindow>
  )
}

/** The list of extensions, with its switch on. */
export function LoadPicture() {
  return (
    <BrowserWindow>
      <rect x="388" y="72" width="48" height="24" rx="12" fill="#ff4f9f" />
      <circle cx="424" cy="84" r="9" fill="#fff" />
      <rect x="44" y="112" width="190" height="150" rx="14" fill="#2c1a2d" stroke="#ff7ab8" strokeWidth="3" />
      <Sign x={64} y={132} size={48} />
      <path d="M126 146h86M126 166h60M64 208h150M64 228h110" stroke="#8a6a82" strokeWidth="8" strokeLinecap="round" />
      <rect x="250" y="112" width="190" height="150" rx="14" fill="#2c1a2d" />
      <Puzzle x={270} y={138} />
      <path d="M310 150h106M270 208h150M270 228h80" stroke="#5a3a56" strokeWidth="8" strokeLinecap="round" />
    </BrowserWindow>
  )
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

/** A comic page with the popup over it. */
export function OpenPicture() {
  return (
    <BrowserWindow>
      <ComicPage x={52} y={78} />
      <ComicPage x={200} y={78} />
      <Sign x={412} y={16} size={32} />
      <rect x="300" y="66" width="156" height="150" rx="14" fill="#140c14" stroke="#ff7ab8" strokeWidth="3" />
      <Sign x={316} y={82} size={28} />
      <path d="M356 96h70" stroke="#fff3f9" strokeWidth="8" strokeLinecap="round" />
      <circle cx="334" cy="140" r="14" fill="#ff7ab8" />
      <path d="M334 133v14" stroke="#2a0418" strokeWidth="4" strokeLinecap="round" />
      <path d="M360 140h66" stroke="#8a6a82" strokeWidth="8" strokeLinecap="round" />
      <rect x="316" y="170" width="124" height="30" rx="15" fill="#ff4f9f" />
    </BrowserWindow>
  )
}
