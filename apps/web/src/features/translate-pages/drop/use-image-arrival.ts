import { useEffect, useEffectEvent } from 'react'
import { useDropzone } from 'react-dropzone'
import { acceptedTypes, archiveTypes } from './accept-files.ts'

/** Ways by which images come in: dropped anywhere on the page, pasted, or chosen in a dialog. */
export function useImageArrival(onArrival: (files: readonly File[]) => void) {
  const zone = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Its own pasting wants the focus within the zone; below, any place on the page will do.
    noPaste: true,
    accept: { ...acceptedTypes, ...archiveTypes } as unknown as Record<string, string[]>,
    // What is refused here is judged again with the rest, so that all files get their words in one place.
    onDrop: (accepted, refused) => onArrival([...accepted, ...refused.map(({ file }) => file)]),
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onArrival(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    window.addEventListener('paste', listen)
    return () => window.removeEventListener('paste', listen)
  }, [])
  return zone
}
