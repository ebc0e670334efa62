/** A text that was kept in the browser; nothing when there is none, or when the browser keeps nothing at all. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in the browser for the next visit, where the browser lets it. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A reader who forbids it, or whose disk is full, chooses anew the next time.
  }
}

/** Removes what was kept in the browser. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing is kept, there is nothing to remove.
  }
}
