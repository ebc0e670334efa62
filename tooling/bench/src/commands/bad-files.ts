import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchCommand } from '../bench-command.ts'
import { makeBadFile } from '../data/bad-files.ts'
import { machineLine } from '../running/machine.ts'
import { countKeptFiles, createVisitor, startBenchServer } from '../running/serve.ts'

const atOnce = 8

/** What the server does with files that nobody should send. */
export const badFiles: BenchCommand = {
  name: 'bad-files',
  description: 'uploads of broken and foreign files (--count): crashes, files kept, answers by code',
  run: async ({ count = 2000 }) => {
    console.log(machineLine())
    const folder = await mkdtemp(join(tmpdir(), 'fukidashi-bad-files-'))
    const server = await startBenchServer(folder)
    let hasCrashed = false
    server.child.once('exit', () => {
      hasCrashed = true
    })
    const visitor = await createVisitor(server)
    const answers: Record<string, Record<string, number>> = {}
    let next = 0
    const send = async (): Promise<void> => {
      for (let number = next++; number < count; number = next++) {
        const { kind, name, bytes } = await makeBadFile(number)
        const form = new FormData()
        form.append('file', new File([new Uint8Array(bytes)], name))
        const response = await visitor.request(`${server.url}/api/manga/img/upload`, { method: 'POST', body: form })
        const { code } = (await response.json()) as { code: number }
        const codes = (answers[kind] ??= {})
        codes[code] = (codes[code] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, send))
    const all = Object.values(answers).flatMap((codes) => Object.entries(codes))
    const sum = (wanted: (code: number) => boolean) =>
      all.reduce((total, [code, times]) => total + (wanted(Number(code)) ? times : 0), 0)
    const kept = await countKeptFiles(folder)
    const crashes = hasCrashed ? 1 : 0
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
    for (const [kind, codes] of Object.entries(answers)) console.log(kind.padEnd(24), JSON.stringify(codes))
    const refused = sum((code) => code >= 1001 && code <= 1099)
    console.log(
      JSON.stringify({ uploads: count, crashes, kept, refused, internal_errors: sum((code) => code === 1500) }),
    )
  },
}
