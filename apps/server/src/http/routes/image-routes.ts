import { ProductError } from '@fukidashi/contract/errors'
import { saveImagesByBase64, uploadImage } from '@fukidashi/contract/image-calls'
import { limits } from '@fukidashi/contract/limits'
import type { Hono } from 'hono'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { Deps } from '../../deps.ts'
import { type KeptImage, keepImage } from '../../services/images/keep-image.ts'
import { keepImages } from '../../services/images/keep-images.ts'
import { readFormFile } from '../../services/images/read-form-file.ts'
import { receiveBody } from '../../services/images/receive-body.ts'
import { checkParameters, limitBody, readJson, succeed } from '../answer-call.ts'
import type { AppEnv } from '../app-env.ts'
import { limitRate } from '../limit-rate.ts'

/** Images come in. */
export function addImageRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const uploadRate = limitRate(deps.settings.uploadsPerMinute)
  app.post(uploadImage.path, uploadRate, async (context) => {
    const receive = async (path: string) => await readFormFile(context.req.raw, path)
    return succeed(context, describeImage(await keepImage(deps, context.get('visitor'), receive)))
  })

  // Such a body is held in memory as a whole, so only one is read at a time.
  const oneAtATime = pLimit(1)
  app.post(saveImagesByBase64.path, uploadRate, limitBody(limits.image.maxDataUrlBytes), async (context) => {
    const imageIds = await oneAtATime(async () => {
      const { images } = checkParameters(saveImagesByBase64.request, await readJson(context))
      const receivers = images.map((image) => async (path: string) => await writeDataUrl(image, path))
      return await keepImages(deps, context.get('visitor'), receivers)
    })
    return succeed(context, { imageIds })
  })
}

function describeImage({ id, width, height, format, bytes, expiresAt }: KeptImage) {
  return { imageId: id, width, height, format, bytes, expiresAt: expiresAt.toISOString() }
}

async function writeDataUrl(dataUrl: string, path: string): Promise<{ name: string }> {
  const content = /^data:image\/[\w.+-]+;base64,(?=[A-Za-z\d+/]*={0,2}$)/.exec(dataUrl)
  if (content === null) throw new ProductError('requestInvalid', 'An image is not a data URL in base64.')
  const bytes = Buffer.from(dataUrl.slice(content[0].length), 'base64')
  await receiveBody(Readable.from([bytes], { objectMode: false }), path, limits.image.maxBytes)
  return { name: 'image' }
}
