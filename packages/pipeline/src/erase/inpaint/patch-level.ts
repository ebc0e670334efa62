/** What a pixel is to patch matching. */
export const excluded = 0
export const source = 1
export const hole = 2

/**
 * One size of the picture in which patches are matched, with a frame of `radius` excluded pixels around it so that a patch
 * around any pixel stays within the arrays. Indices count pixels of the framed picture.
 */
export interface PatchLevel {
  readonly radius: number
  readonly width: number
  readonly height: number
  /** Red, green, blue of each pixel. */
  readonly colours: Float32Array
  /** `excluded`, `source` or `hole` of each pixel. */
  readonly roles: Uint8Array
  /** Index steps from a patch's centre to each of its pixels. */
  readonly steps: Int32Array
  /** How deep in the hole each pixel lies, by city-block distance; 0 outside. */
  readonly depths: Uint16Array
  /** How much each pixel counts when patches are compared: known pixels fully, guesses as their depth and state allow. */
  readonly weights: Float32Array
  /** Centres of the patches that hold some hole. */
  readonly targets: Int32Array
  /** Centres of the patches that hold nothing but sources. */
  readonly origins: Int32Array
  readonly isOrigin: Uint8Array
  /** For each target, the centre of the patch that it is filled from. */
  readonly nearest: Int32Array
  /** For each target, the weighted sum of squared differences to that patch. */
  readonly costs: Float32Array
}

/** Lays out a level from unframed colours and roles. */
export function createPatchLevel(
  colours: Float32Array,
  roles: Uint8Array,
  innerWidth: number,
  innerHeight: number,
  radius: number,
): PatchLevel {
  const width = innerWidth + 2 * radius
  const height = innerHeight + 2 * radius
  const framedColours = new Float32Array(width * height * 3)
  const framedRoles = new Uint8Array(width * height)
  for (let y = 0; y < innerHeight; y++) {
    const from = y * innerWidth
    const to = (y + radius) * width + radius
    framedColours.set(colours.subarray(from * 3, (from + innerWidth) * 3), to * 3)
    framedRoles.set(roles.subarray(from, from + innerWidth), to)
  }
  const steps = patchSteps(width, radius)
  const { targets, origins, isOrigin } = sortPatches(framedRoles, width, height, radius)
  return {
    radius,
    width,
    height,
    colours: framedColours,
    roles: framedRoles,
    steps,
    depths: measureDepths(framedRoles, width),
    weights: Float32Array.from(framedRoles, (role) => (role === source ? 1 : 0)),
    targets,
    origins,
    isOrigin,
    nearest: new Int32Array(width * height).fill(-1),
    costs: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
  }
}

function patchSteps(width: number, radius: number): Int32Array {
  const side = 2 * radius + 1
  const steps = new Int32Array(side * side)
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index++) steps[index] = (y - radius) * width + x - radius
  }
  return steps
}

function sortPatches(roles: Uint8Array, width: number, height: number, radius: number) {
  const holes = countInPatches(roles, width, height, radius, hole)
  const sources = countInPatches(roles, width, height, radius, source)
  const whole = (2 * radius + 1) ** 2
  const targets: number[] = []
  const origins: number[] = []
  const isOrigin = new Uint8Array(roles.length)
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius, index = y * width + radius; x < width - radius; x++, index++) {
      if (holes[index]! > 0) targets.push(index)
      if (sources[index] !== whole) continue
      origins.push(index)
      isOrigin[index] = 1
    }
  }
  return { targets: Int32Array.from(targets), origins: Int32Array.from(origins), isOrigin }
}

/** Number of pixels with a role in the patch around each pixel, by running sums along rows, then columns. */
function countInPatches(roles: Uint8Array, width: number, height: number, radius: number, role: number): Uint16Array {
  const rows = new Uint16Array(roles.length)
  const counts = new Uint16Array(roles.length)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (roles[index] === role) sum++
      if (x > 2 * radius && roles[index - 2 * radius - 1] === role) sum--
      if (x >= 2 * radius) rows[index - radius] = sum
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = 0, index = x; y < height; y++, index += width) {
      sum += rows[index]!
      if (y > 2 * radius) sum -= rows[index - (2 * radius + 1) * width]!
      if (y >= 2 * radius) counts[index - radius * width] = sum
    }
  }
  return counts
}

/** In two sweeps; the frame is never a hole, so neighbours always exist. */
function measureDepths(roles: Uint8Array, width: number): Uint16Array {
  const depths = new Uint16Array(roles.length)
  for (let index = 0; index < roles.length; index++) {
    if (roles[index] === hole) depths[index] = Math.min(depths[index - 1]!, depths[index - width]!) + 1
  }
  for (let index = roles.length - 1; index >= 0; index--) {
    if (roles[index] !== hole) continue
    depths[index] = Math.min(depths[index]!, depths[index + 1]! + 1, depths[index + width]! + 1)
  }
  return depths
}
