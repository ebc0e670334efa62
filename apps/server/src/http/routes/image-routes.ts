import { ProductError } from '@fukidashi/contract/errors'
import { saveImagesByBase64, uploadImage } from '@fukidashi/contract/image-calls'
import { limits } from '@fukidashi/contract/limits'
import type { Hono } from 'hono'
import { createWriteStream } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import type { Deps } from '../../deps.ts'
import { keepImage, keepImages, type KeptImage } from '../../services/images/keep-image.ts'
import { readFormFile } from '../../services/images/read-form-file.ts'
import { receiveBody } from '../../services/images/receive-body.ts'
import { checkParameters, parseJson, streamJson, succeed } from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'
import { limitRate } from '../limit-rate.ts'

/** Images come in. */
export function addImageRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const uploadRate = limitRate(deps, { kind: 'uploads', perMinute: deps.settings.uploadsPerMinute })
  app.post(uploadImage.path, uploadRate, async (context) => {
    const receive = async (path: string) => await readFormFile(context.req.raw, path)
    return succeed(context, describeImage(await keepImage(deps, context.get('visitor'), receive)))
  })

  // Such a body is held in memory as a whole once it is there, so only one is taken apart at a time. It comes in on the
  // disk, where a slow one is in nobody's way.
  const oneAtATime = pLimit(1)
  app.post(saveImagesByBase64.path, uploadRate, async (context) => {
    const body = await deps.blobs.createIncomingPath()
    const paths: string[] = []
    try {
      await pipeline(streamJson(context, limits.request.dataUrls), createWriteStream(body, { flags: 'wx' }))
      await oneAtATime(async () => {
        const { images } = checkParameters(saveImagesByBase64.request, parseJson(await readFile(body)))
        for (const image of images) {
          const path = await deps.blobs.createIncomingPath()
          paths.push(path)
          await writeDataUrl(image, path)
        }
      })
      const receivers = paths.map((path) => async (target: string) => {
        await rename(path, target)
        return { name: 'image' }
      })
      return succeed(context, { imageIds: await keepImages(deps, context.get('visitor'), receivers) })
    } finally {
      await Promise.all([body, ...paths].map((path) => rm(path, { force: true })))
    }
  })
}

function describeImage({ id, width, height, format, bytes, expiresAt }: KeptImage) {
  return { imageId: id, width, height, format, bytes, expiresAt: expiresAt.toISOString() }
}

async function writeDataUrl(dataUrl: string, path: string): Promise<void> {
  const content = /^data:image\/[\w.+-]{1,64};base64,(?=[A-Za-z\d+/]*={0,2}$)/.exec(dataUrl)
  if (content === null) throw new ProductError('requestInvalid', 'An image is not a data URL in base64.')
  const bytes = Buffer.from(dataUrl.slice(content[0].length), 'base64')
  await receiveBody(Readable.from([bytes], { objectMode: false }), path, limits.image.maxBytes)
}
