import type { createVisitor } from '../running/serve.ts'

/** Somebody with a cookie, at an address. */
export type Visitor = Awaited<ReturnType<typeof createVisitor>>

/** What an attacker has. */
export interface Scene {
  readonly url: string
  readonly signal: AbortSignal
  /** Somebody new at an address, of the attacker's own when not given. */
  readonly createVisitor: (address?: string) => Promise<Visitor>
  /** The attacker's own address. */
  readonly address: string
  /** Notes an answer by its status, or what became of a connection. */
  readonly note: (outcome: number | string) => void
  readonly material: Material
}

/** What is sent, made before the attack so that making it costs the server nothing. */
export interface Material {
  /** Pages of ours, no two the same. */
  readonly pages: readonly Blob[]
  /** Interlaced PNGs of 16 bits a channel, 49 megapixels each. */
  readonly interlaced: readonly Buffer[]
  /** Blank strips of the largest shape that is taken. */
  readonly strips: readonly Buffer[]
  /** Images that say more pixels than are taken, and damaged and foreign files. */
  readonly bombs: readonly Uint8Array[]
}

/** One way to harm the server: so many attackers, each with an address of its own, do it again and again. */
export interface Attack {
  readonly name: string
  readonly attackers: number
  readonly pauseMs: number
  /** Once. What it throws is noted and ends nothing. */
  readonly strike: (scene: Scene, round: number) => Promise<void>
}
