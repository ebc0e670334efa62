import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import Lightbox, { type GenericSlide, type ZoomRef } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
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
}

// All by the product specification, section 9.
const zoomRange = { minZoom: 1 / 3, maxZoom: 3, supports: ['page'] as const }
const tappedZoom = 2
const doubleTapMs = 250
const swipeMs = 300

interface PagePreviewProps {
  readonly slides: readonly PageSlide[]
  readonly index: number
  readonly onClose: () => void
}

/** Translated pages over the whole screen: swipe to the next, pinch or double tap to enlarge, tap to close. */
export default function PagePreview({ slides, index, onClose }: PagePreviewProps) {
  const { t } = useLingui()
  const zoom = useRef<ZoomRef>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const toggleZoom = () => {
    clearTimeout(closing.current)
    zoom.current?.changeZoom(zoom.current.zoom > 1 ? 1 : tappedZoom)
  }
  // A tap closes, but only when no second one follows and nothing is enlarged, where a tap ends a drag.
  const closeSoon = () => {
    clearTimeout(closing.current)
    if (zoom.current?.zoom === 1) closing.current = setTimeout(onClose, doubleTapMs)
  }
  // For fingers and mice alone: the keyboard has Escape and the buttons, and the picture is no button.
  const listen = (picture: HTMLImageElement) => {
    picture.addEventListener('click', closeSoon)
    picture.addEventListener('dblclick', toggleZoom)
    return () => {
      picture.removeEventListener('click', closeSoon)
      picture.removeEventListener('dblclick', toggleZoom)
    }
  }
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={[...slides]}
      plugins={[Zoom, Counter]}
      // Its own double tap knows three stops; the product has two.
      zoom={{ ...zoomRange, ref: zoom, doubleClickDelay: 0, doubleTapDelay: 0, scrollToZoom: true }}
      animation={{ swipe: swipeMs }}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true }}
      counter={{ separator: '/', container: { className: styles.counter } }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'page' ? (
            <img className={styles.picture} src={slide.src} alt={slide.alt} draggable={false} ref={listen} />
          ) : undefined,
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
