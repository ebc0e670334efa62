import { ProductError } from '@fukidashi/contract/errors'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** Up to this an image is small: judging it takes a fraction of a second. Interlaced and 16-bit pixels count several times. */
const smallPixels = 12_000_000
/** How many images may wait in a lane, and how many large ones of one address. */
const most = { small: 64, large: 16, largeOfAddress: 4 }

/** Runs `judge` on a file in its turn. Throws a ProductError `serverBusy` when its lane is full. */
export type JudgeInLane = <Judged>(path: string, addressHash: string, judge: () => Promise<Judged>) => Promise<Judged>

/**
 * Judges images in two lanes, so that large ones, which take seconds and hundreds of megabytes, keep no small one waiting and
 * never run side by side.
 */
export function createJudgingLanes(): JudgeInLane {
  const small = pLimit(2)
  const large = pLimit(1)
  const largeOf = new Map<string, number>()

  return async (path, addressHash, judge) => {
    if ((await measureCost(path)) <= smallPixels) {
      if (small.pendingCount >= most.small) throw new ProductError('serverBusy', 'Too many images are to be judged.')
      return await small(judge)
    }
    const own = largeOf.get(addressHash) ?? 0
    if (large.pendingCount >= most.large || own >= most.largeOfAddress)
      throw new ProductError('serverBusy', 'Too many large images are to be judged.')
    largeOf.set(addressHash, own + 1)
    try {
      return await large(judge)
    } finally {
      const left = largeOf.get(addressHash)! - 1
      if (left === 0) largeOf.delete(addressHash)
      else largeOf.set(addressHash, left)
    }
  }
}

// By the header alone. What has none that can be read is refused as soon as it is looked at.
async function measureCost(path: string): Promise<number> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (header === undefined) return 0
  const { width, height, isProgressive, depth } = header
  return width * height * (isProgressive ? 4 : 1) * (depth === 'ushort' ? 2 : 1)
}
