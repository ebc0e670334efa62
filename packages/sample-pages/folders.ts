import { fileURLToPath } from 'node:url'

/** Path of the folder of the pages and of what is written on them, with a separator at the end. */
export const samplePagesFolder = fileURLToPath(new URL('pages/', import.meta.url))

/** Path of the folder of the pages lettered in the story's own translations, with a separator at the end. */
export const letteredPagesFolder = fileURLToPath(new URL('lettered/', import.meta.url))

/** Path of the folder of the pictures of the extension at work on a comic site of our own, with a separator at the end. */
export const inPlacePicturesFolder = fileURLToPath(new URL('in-place/', import.meta.url))

/** Path of the folder of the pages as `fukidashi translate` set them anew, with a separator at the end. */
export const translatedPagesFolder = fileURLToPath(new URL('translated/', import.meta.url))
