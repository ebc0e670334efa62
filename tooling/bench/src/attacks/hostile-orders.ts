import { fontStyles } from '@fukidashi/contract/fonts'
import { benchOrder } from '../running/serve.ts'
import type { Attack, Scene, Visitor } from './attack.ts'

/** Pages that are ordered to keep the workers busy, and questions that are asked to keep the rest busy. */
export const hostileOrders: readonly Attack[] = [
  {
    name: 'long polls',
    attackers: 5,
    pauseMs: 500,
    strike: async (scene, round) => {
      const { visitor, imageId } = await orderer(
        scene,
        () => scene.material.pages[(round + 7) % scene.material.pages.length]!,
      )
      const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder })
      await Promise.all(
        Array.from(
          { length: 60 },
          async () => await ask(scene, visitor, '/api/manga/get/translateResult', { taskId, waitMs: 25_000 }),
        ),
      )
    },
  },
  {
    name: 'tall strips',
    attackers: 2,
    pauseMs: 5000,
    strike: async (scene, round) => {
      const strip = scene.material.strips[round % scene.material.strips.length]!
      const { visitor, imageId } = await orderer(scene, () => new Blob([new Uint8Array(strip)]))
      const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder })
      await ask(scene, visitor, '/api/manga/get/translateResult', { taskId, waitMs: 25_000 })
    },
  },
  {
    name: 'order and cancel',
    attackers: 4,
    pauseMs: 150,
    strike: async (scene, round) => {
      const { visitor, imageId } = await orderer(scene, () => scene.material.pages[1]!, 'same')
      const fontStyle = fontStyles[round % fontStyles.length]!.id
      const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder, fontStyle })
      await ask(scene, visitor, '/api/manga/cancel/translateTask', { taskId })
    },
  },
  {
    name: 'calls that there are not',
    attackers: 3,
    pauseMs: 50,
    strike: async (scene, round) => {
      const headers = { 'x-forwarded-for': scene.address }
      const method = ['GET', 'POST', 'DELETE'][round % 3]!
      const response = await fetch(`${scene.url}/api/manga/${round}/nothing%00`, {
        method,
        headers,
        signal: scene.signal,
      })
      await response.arrayBuffer()
      scene.note(response.status)
    },
  },
  {
    name: 'forged cookies and addresses',
    attackers: 3,
    pauseMs: 50,
    strike: async (scene, round) => {
      const headers = {
        // What the proxy adds stands last; what the client claims stands before it.
        'x-forwarded-for': `${round % 256}.1.2.3, [::1]:80, ${scene.address}`,
        cookie: `visitor=${crypto.randomUUID()}.${'A'.repeat(43)}%3D`,
        forwarded: `for=${round}.1.1.1`,
      }
      const response = await fetch(`${scene.url}/api/manga/remainderTranslateCnt/get`, {
        headers,
        signal: scene.signal,
      })
      await response.arrayBuffer()
      scene.note(response.status)
    },
  },
]

const orderers = new WeakMap<AbortSignal, Map<string, Promise<{ visitor: Visitor; imageId: string }>>>()

// An attacker stays the same visitor as long as the image stays the same.
async function orderer(scene: Scene, image: () => Blob, key?: string): Promise<{ visitor: Visitor; imageId: string }> {
  const create = async () => {
    const visitor = await scene.createVisitor()
    const { imageId } = await visitor.api().uploadImage({ file: image() })
    return { visitor, imageId }
  }
  if (key === undefined) return await create()
  const known = orderers.get(scene.signal) ?? new Map<string, ReturnType<typeof create>>()
  orderers.set(scene.signal, known)
  const name = `${scene.address} ${key}`
  const made = known.get(name) ?? create()
  known.set(name, made)
  // A refusal now is no refusal later.
  made.catch(() => known.delete(name))
  return await made
}

async function ask(scene: Scene, visitor: Visitor, path: string, parameters: object): Promise<void> {
  const response = await visitor.request(scene.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sign: visitor.sign(parameters) },
    body: JSON.stringify(parameters),
    signal: scene.signal,
  })
  await response.arrayBuffer()
  scene.note(response.status)
}
