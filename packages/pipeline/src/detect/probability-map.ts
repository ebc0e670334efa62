/** How sure a network is that a pixel belongs to the core of a text line: 0 to 255 a pixel, at a scale of its own. */
export interface ProbabilityMap {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  /** Page pixels per map pixel, sideways and up and down. */
  readonly pagePixelsX: number
  readonly pagePixelsY: number
}
