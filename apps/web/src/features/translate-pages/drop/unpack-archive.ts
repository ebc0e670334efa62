import { unzip } from 'fflate'
import { acceptedTypes, type RefusedFile } from './accept-files.ts'
import type { OpenedFiles } from './open-archives.ts'

const typeOfEnding = new Map(
  Object.entries(acceptedTypes).flatMap(([type, endings]) =>
    endings.map((ending) => [ending as string, type] as const),
  ),
)
const byName = new Intl.Collator('en', { numeric: true })

/** The images of a zip, in the order of their names, numbers by their value. Throws when it cannot be read. */
export async function unpackArchive(
  archive: File,
  { maxBytes, maxImages }: { readonly maxBytes: number; readonly maxImages: number },
): Promise<OpenedFiles> {
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const refused: RefusedFile[] = []
  let count = 0
  const entries = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (!isImage(name)) return false
      // What it says of its size is all that is unpacked of it, so nothing small becomes large.
      if (originalSize > maxBytes) refused.push({ name: baseOf(name), failure: 'imageTooLarge' })
      else if (count >= maxImages) refused.push({ name: baseOf(name), failure: 'tooManyPages' })
      else {
        count++
        return true
      }
      return false
    }
    unzip(bytes, { filter }, (error, unpacked) => (error ? reject(error) : resolve(unpacked)))
  })
  const files = Object.entries(entries)
    .toSorted(([a], [b]) => byName.compare(a, b))
    .map(
      ([name, content]) => new File([content as BlobPart], baseOf(name), { type: typeOfEnding.get(endingOf(name))! }),
    )
  return { files, refused }
}

// Programs of some systems add files of their own, which begin with a dot or lie in folders of their own.
function isImage(path: string): boolean {
  return typeOfEnding.has(endingOf(path)) && !path.startsWith('__MACOSX/') && !baseOf(path).startsWith('.')
}

function endingOf(path: string): string {
  return path.slice(path.lastIndexOf('.')).toLowerCase()
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
