import { limits } from '@fukidashi/contract/limits'
import type { FailureKey } from '../queue/comic-page.ts'

/** Types that can be brought, as browsers and their file dialogs name them. */
export const acceptedTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
} as const

/** Chapters that can be brought; a cbz is a zip by another name, and not every system knows a type for it. */
export const archiveTypes = {
  'application/zip': ['.zip', '.cbz'],
  'application/vnd.comicbook+zip': ['.cbz'],
} as const

/** A file that is not taken, and why. */
export interface RefusedFile {
  readonly name: string
  readonly failure: FailureKey | 'tooManyPages' | 'archiveUnreadable' | 'archiveWithoutImages'
}

/** What became of the files that somebody brought. */
export interface SortedFiles {
  readonly accepted: readonly File[]
  readonly refused: readonly RefusedFile[]
}

/**
 * Judges files before anything is sent, by what the browser knows of them; the server then judges by content.
 * `room` is how many more pages there may be.
 */
export function acceptFiles(
  files: readonly File[],
  room: number,
  maxBytes: number = limits.image.maxBytes,
): SortedFiles {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const failure = judge(file, maxBytes) ?? (accepted.length >= room ? 'tooManyPages' : undefined)
    if (failure) refused.push({ name: file.name, failure })
    else accepted.push(file)
  }
  return { accepted, refused }
}

function judge(file: File, maxBytes: number): FailureKey | undefined {
  const name = file.name.toLowerCase()
  const isAccepted =
    file.type in acceptedTypes ||
    // Some systems know no type for a file; its name has to do then.
    (file.type === '' &&
      Object.values(acceptedTypes)
        .flat()
        .some((ending) => name.endsWith(ending)))
  if (!isAccepted) return 'imageTypeUnsupported'
  if (file.size === 0) return 'imageEmpty'
  return file.size > maxBytes ? 'imageTooLarge' : undefined
}
