import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'

/** Takes in one image for a later translation. Nothing is kept of an image that is refused. */
export const uploadImage = defineCall({
  method: 'POST',
  path: '/api/manga/img/upload',
  sends: 'form',
  request: z.object({ file: z.instanceof(Blob) }),
  response: z.object({
    imageId: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
    format: z.enum(limits.image.formats),
    bytes: z.int().positive(),
    expiresAt: z.iso.datetime(),
  }),
})

/** Takes in images that a client already holds as data URLs, under the limits of `uploadImage`. */
export const saveImagesByBase64 = defineCall({
  method: 'POST',
  path: '/api/manga/save/imagesByBase64',
  sends: 'json',
  request: z.object({ images: z.array(z.string().startsWith('data:image/')).min(1).max(limits.request.maxDataUrls) }),
  response: z.object({ imageIds: z.array(z.string()) }),
})

/** Streams finished pages as one zip, named as they were uploaded. */
export const downloadImagesZip = defineCall({
  method: 'POST',
  path: '/api/manga/imagesZip/download',
  sends: 'json',
  answers: 'file',
  request: z.object({ taskIds: z.array(z.string()).min(1).max(limits.image.maxPerZip) }),
  response: z.instanceof(Blob),
})
