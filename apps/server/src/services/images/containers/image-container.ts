import type { ImageFormat } from '@fukidashi/contract/limits'

/** What a walk over the parts of an image file shows, without decoding a pixel. */
export interface ContainerFacts {
  /** Where the image ends; undefined when the file ends first. */
  readonly end: number | undefined
  readonly isAnimated: boolean
}

/** One file format as a row: how it is told, and how its parts are walked over. */
export interface ImageContainer {
  readonly format: ImageFormat
  readonly matches: (bytes: Uint8Array) => boolean
  readonly walk: (bytes: Uint8Array) => ContainerFacts
}

/** Whether bytes stand at an offset. */
export function standsAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((value, index) => bytes[offset + index] === value)
}

/** Four letters of a chunk's name as bytes. */
export function letters(name: string): readonly number[] {
  return Array.from(name, (letter) => letter.charCodeAt(0))
}
