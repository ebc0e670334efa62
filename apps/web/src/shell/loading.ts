let count = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1) {
  count += by
  for (const listener of listeners) listener()
}

/** Loads a part of the site, which counts as loading until it is there or has failed. */
export async function whileLoading<Part>(load: () => Promise<Part>): Promise<Part> {
  // Parts are asked for while React renders, when nothing may change yet.
  await Promise.resolve()
  change(1)
  try {
    return await load()
  } finally {
    change(-1)
  }
}

/** Tells of each change in what is loading. */
export function subscribeToLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a part of the site is on its way. */
export function isLoading(): boolean {
  return count > 0
}
