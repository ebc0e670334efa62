import counterStyles from 'yet-another-react-lightbox/plugins/counter.css?inline'
import viewerStyles from 'yet-another-react-lightbox/styles.css?inline'
import { CompareSlider } from '@fukidashi/ui/compare-slider'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import {
  type CSSProperties,
  type RefObject,
  type SyntheticEvent,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import Lightbox, { type GenericSlide, type ZoomRef } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { loadMessages } from '../../../shell/load-messages.ts'
import { useLocale } from '../../../shell/use-locale.ts'
import styles from './page-preview.module.css'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    page: PageSlide
  }
}

/** A page in the preview. A type of its own, because the viewer limits plain pictures to their own pixels. */
export interface PageSlide extends GenericSlide {
  readonly type: 'page'
  readonly src: string
  readonly alt: string
  /** The page before its translation, which it can be compared with. */
  readonly original?: { readonly src: string; readonly alt: string }
}

// Of no use before a preview is opened, and every page would carry them.
const sheet = new CSSStyleSheet()
sheet.replaceSync(viewerStyles + counterStyles)
document.adoptedStyleSheets.push(sheet)

// All by the product specification, section 9.
const zoomRange = { minZoom: 1 / 3, maxZoom: 3, supports: ['page'] as const }
const tappedZoom = 2
const doubleTapMs = 250
const swipeMs = 300
/** A finger that moved further did not tap. */
const tapPx = 10

interface PagePreviewProps {
  readonly slides: readonly PageSlide[]
  readonly index: number
  readonly onClose: () => void
}

/** The preview with its own words: pages of other catalogs open it too. */
export default function PagePreview(props: PagePreviewProps) {
  const { locale } = useLocale()
  const messages = use(loadMessages(locale, 'translator'))
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messages } }), [locale, messages])
  return (
    <I18nProvider i18n={i18n}>
      <Preview {...props} />
    </I18nProvider>
  )
}

/** Translated pages over the whole screen: swipe to the next, pinch or double tap to enlarge, tap to close, compare with the original. */
function Preview({ slides, index, onClose }: PagePreviewProps) {
  const { t } = useLingui()
  const zoom = useRef<ZoomRef>(null)
  const listenToTaps = useTaps(zoom, onClose)
  const [current, setCurrent] = useState(index)
  const [isCompared, setCompared] = useState(false)
  const [ratios, setRatios] = useState<ReadonlyMap<string, number>>(new Map())
  const pictures = useRef(new Map<string, HTMLImageElement>())
  const mayCompare = slides.some(({ original }) => original)
  // The line needs a frame of the picture's own shape, which is known of those that are there.
  const measure = () => {
    const there = [...pictures.current].filter(([, { naturalHeight }]) => naturalHeight > 0)
    setRatios((known) => {
      const found = there.map(([src, { naturalWidth, naturalHeight }]) => [src, naturalWidth / naturalHeight] as const)
      return new Map([...known, ...found])
    })
  }
  // While pages are compared, fingers and arrow keys move the line and not the pages.
  const keepToItself = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <Lightbox
      open
      close={onClose}
      // The viewer goes back to what it is given whenever its slides are made anew.
      index={current}
      on={{ view: ({ index: viewed }) => setCurrent(viewed) }}
      slides={[...slides]}
      plugins={[Zoom, Counter]}
      // Its own double tap knows three stops; the product has two.
      zoom={{ ...zoomRange, ref: zoom, doubleClickDelay: 0, doubleTapDelay: 0, scrollToZoom: true, pinchZoomV4: true }}
      animation={{ swipe: swipeMs }}
      carousel={{ finite: true, padding: 0 }}
      // Its own takes two fingers or a drag beside a small page for a tap.
      controller={{ closeOnBackdropClick: false }}
      toolbar={{
        buttons: [
          mayCompare && (
            <button
              key="compare"
              className="yarl__button"
              type="button"
              aria-pressed={isCompared}
              aria-label={t`Compare with the original`}
              title={t`Compare with the original`}
              onClick={() => {
                zoom.current?.changeZoom(1)
                measure()
                setCompared(!isCompared)
              }}
            >
              <svg className={`yarl__icon ${styles.compareIcon}`} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 3v18M4 6h5M4 18h5M15 6h5v12h-5M4 6v12" />
              </svg>
            </button>
          ),
          'close',
        ],
      }}
      counter={{ separator: '/', container: { className: styles.counter } }}
      render={{
        slide: ({ slide }) => {
          if (slide.type !== 'page') return undefined
          const { src, alt, original } = slide
          const ratio = ratios.get(src)
          if (isCompared && original && ratio !== undefined)
            return (
              <div className={styles.window}>
                <div
                  className={styles.compared}
                  role="presentation"
                  style={{ '--ratio': ratio } as CSSProperties}
                  onPointerDown={keepToItself}
                  onPointerMove={keepToItself}
                  onKeyDown={keepToItself}
                >
                  <CompareSlider
                    before={original}
                    after={{ src, alt }}
                    label={t`Compare the original with the translation`}
                    beforeWord={t`Original`}
                    afterWord={t`Translation`}
                  />
                </div>
              </div>
            )
          return (
            <img
              className={styles.picture}
              src={src}
              alt={alt}
              draggable={false}
              ref={(picture) => {
                pictures.current.set(src, picture!)
                const stop = listenToTaps(picture!)
                return () => {
                  pictures.current.delete(src)
                  stop()
                }
              }}
              onLoad={measure}
            />
          )
        },
        ...(slides.length < 2 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
      labels={{
        Previous: t`Previous page`,
        Next: t`Next page`,
        Close: t`Close`,
        'Zoom in': t`Enlarge`,
        'Zoom out': t`Zoom out`,
        Lightbox: t`Preview`,
        'Photo gallery': t`Preview`,
        Carousel: t`Pages`,
        Slide: t`Page`,
        '{index} of {total}': '{index} / {total}',
      }}
    />
  )
}

/** Taps on the picture: one closes, two within the time toggle its size. A tap beside it closes at once. */
function useTaps(zoom: RefObject<ZoomRef | null>, onClose: () => void) {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begun = useRef({ x: 0, y: 0 })
  const lastMs = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => () => clearTimeout(closing.current), [])
  // A mouse that dragged the page ends with a click as well.
  const hasMoved = ({ clientX, clientY }: MouseEvent) =>
    Math.hypot(clientX - begun.current.x, clientY - begun.current.y) > tapPx
  const tapBeside = useEffectEvent((event: MouseEvent) => {
    const isBeside = event.target instanceof Element && event.target.matches('.yarl__slide, .yarl__slide_wrapper')
    if (isBeside && !hasMoved(event)) onClose()
  })
  useEffect(() => {
    const begin = ({ clientX, clientY }: PointerEvent) => {
      begun.current = { x: clientX, y: clientY }
    }
    const listen = (event: MouseEvent) => tapBeside(event)
    document.addEventListener('pointerdown', begin, { capture: true })
    document.addEventListener('click', listen)
    return () => {
      document.removeEventListener('pointerdown', begin, { capture: true })
      document.removeEventListener('click', listen)
    }
  }, [])
  const tap = (event: MouseEvent) => {
    clearTimeout(closing.current)
    if (hasMoved(event)) return
    if (event.timeStamp - lastMs.current < doubleTapMs) {
      lastMs.current = Number.NEGATIVE_INFINITY
      zoom.current?.changeZoom(zoom.current.zoom === 1 ? tappedZoom : 1)
      return
    }
    lastMs.current = event.timeStamp
    // Only when no second tap follows, and nothing is enlarged, where a tap may end a drag.
    if (zoom.current?.zoom === 1) closing.current = setTimeout(onClose, doubleTapMs)
  }
  // For fingers and mice alone: the keyboard has Escape and the buttons, and the picture is no button.
  return (picture: HTMLImageElement) => {
    picture.addEventListener('click', tap)
    return () => picture.removeEventListener('click', tap)
  }
}
