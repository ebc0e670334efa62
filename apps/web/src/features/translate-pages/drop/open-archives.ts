import type { RefusedFile } from './accept-files.ts'

const archiveName = /\.(cbz|zip)$/i

/** Files with their archives replaced by the images within, in the order of their names. */
export interface OpenedFiles {
  readonly files: readonly File[]
  readonly refused: readonly RefusedFile[]
}

/** Whether a file is a chapter in one: a zip, or a cbz, which is one by another name. */
export function isArchive({ name }: File): boolean {
  return archiveName.test(name)
}

/** Replaces archives by the images within. `maxBytes` holds for each image, `maxImages` for each archive. */
export async function openArchives(
  files: readonly File[],
  limits: { readonly maxBytes: number; readonly maxImages: number },
): Promise<OpenedFiles> {
  if (!files.some(isArchive)) return { files, refused: [] }
  const { unpackArchive } = await import('./unpack-archive.ts')
  const opened = await Promise.all(
    files.map(async (file): Promise<OpenedFiles> => {
      if (!isArchive(file)) return { files: [file], refused: [] }
      try {
        const unpacked = await unpackArchive(file, limits)
        if (unpacked.files.length + unpacked.refused.length > 0) return unpacked
        return { files: [], refused: [{ name: file.name, failure: 'archiveWithoutImages' }] }
      } catch {
        return { files: [], refused: [{ name: file.name, failure: 'archiveUnreadable' }] }
      }
    }),
  )
  return { files: opened.flatMap((part) => part.files), refused: opened.flatMap((part) => part.refused) }
}
