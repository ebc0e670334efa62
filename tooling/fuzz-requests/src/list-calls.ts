import type { AnyCall } from '@fukidashi/contract/call'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** A call of the contract and the name that it is exported under. */
export interface NamedCall {
  readonly name: string
  readonly call: AnyCall
}

/** Every call of the contract: whatever its modules named `*-calls` export, so that a new call is there without a line here. */
export async function listCalls(): Promise<readonly NamedCall[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('@fukidashi/contract/call'))
  const modules = readdirSync(folder).filter((file) => file.endsWith('-calls.ts'))
  const loaded = await Promise.all(
    modules.toSorted().map(async (file) => {
      const exports: Record<string, unknown> = await import(
        /* @vite-ignore */ `@fukidashi/contract/${file.slice(0, -'.ts'.length)}`
      )
      return Object.entries(exports).flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []))
    }),
  )
  return loaded.flat()
}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'sends' in value
}
