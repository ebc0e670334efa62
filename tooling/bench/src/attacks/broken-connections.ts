import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { benchOrder } from '../running/serve.ts'
import type { Attack, Scene } from './attack.ts'

const holdMs = 20_000
const finished = new WeakMap<
  AbortSignal,
  Promise<{
    readonly urls: readonly string[]
    readonly taskId: string
    readonly visitor: Awaited<ReturnType<Scene['createVisitor']>>
  }>
>()

/** Requests that never end, and answers that are not waited for. */
export const brokenConnections: readonly Attack[] = [
  {
    name: 'slow headers',
    attackers: 100,
    pauseMs: 100,
    strike: async (scene) => {
      const socket = await open(scene, 'GET / HTTP/1.1\r\nHost: a\r\n')
      await drip(scene, socket, 'X-A: b\r\n')
    },
  },
  {
    name: 'slow uploads',
    attackers: 40,
    pauseMs: 100,
    strike: async (scene) => {
      const socket = await open(scene, `${uploadHead(scene, 1_000_000)}${filePart}`)
      await drip(scene, socket, 'x')
    },
  },
  {
    name: 'stalled bodies',
    attackers: 40,
    pauseMs: 100,
    strike: async (scene, round) => {
      const paths = ['/api/manga/save/imagesByBase64', '/api/manga/get/translateResult', '/api/common/data/collect']
      const head = `POST ${paths[round % paths.length]} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${scene.address}\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n\r\n{"images":[`
      const socket = await open(scene, head)
      await wait(holdMs, undefined, { signal: scene.signal }).catch(() => {})
      close(scene, socket)
    },
  },
  {
    name: 'uploads broken off',
    attackers: 5,
    pauseMs: 200,
    strike: async (scene) => {
      const socket = await open(scene, `${uploadHead(scene, 3_000_000)}${filePart}${'x'.repeat(300_000)}`)
      await wait(50)
      close(scene, socket)
    },
  },
  {
    name: 'results and zips broken off',
    attackers: 5,
    pauseMs: 200,
    strike: async (scene, round) => {
      // One page is enough for all of them.
      const known = finished.get(scene.signal) ?? finishPage(scene)
      finished.set(scene.signal, known)
      known.catch(() => finished.delete(scene.signal))
      const { urls, taskId, visitor } = await known
      const leaving = new AbortController()
      const response =
        round % 3 === 2
          ? await visitor.request(`${scene.url}/api/manga/imagesZip/download`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ taskIds: [taskId] }),
              signal: leaving.signal,
            })
          : await fetch(new URL(urls[round % 3]!, scene.url), { signal: leaving.signal })
      scene.note(response.status)
      await response.body?.getReader().read()
      leaving.abort()
    },
  },
]

const boundary = 'xxxxxxxxxx'
const filePart = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`

function uploadHead({ address }: Scene, length: number): string {
  return `POST /api/manga/img/upload HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`
}

async function open({ url, note }: Scene, first: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // What the server says, and that it hangs up, is what this is about.
  socket.on('error', () => note('reset'))
  socket.once('data', (data: Buffer) => note(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1] ?? 0)))
  await once(socket, 'connect')
  socket.write(first)
  return socket
}

async function drip(scene: Scene, socket: Socket, piece: string): Promise<void> {
  const endMs = performance.now() + holdMs
  while (performance.now() < endMs && !scene.signal.aborted && !socket.destroyed) {
    socket.write(piece)
    await wait(1000, undefined, { signal: scene.signal }).catch(() => {})
  }
  close(scene, socket)
}

function close({ note }: Scene, socket: Socket): void {
  note('broken off')
  socket.destroy()
}

async function finishPage(scene: Scene) {
  const visitor = await scene.createVisitor()
  const { imageId } = await visitor.api().uploadImage({ file: scene.material.pages[0]! })
  const { taskId } = await visitor.api().submitTranslateTask({ imageId, ...benchOrder })
  for (;;) {
    const task = await visitor.api().getTranslateResult({ taskId, waitMs: 5000 })
    scene.signal.throwIfAborted()
    if (task.status === 'done') return { urls: [task.imageUrl, task.overlayUrl], taskId, visitor }
    if (task.status === 'failed' || task.status === 'cancelled') throw new Error(task.status)
  }
}
