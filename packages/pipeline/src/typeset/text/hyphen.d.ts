declare module 'hyphen' {
  /** Functions of one language of the `hyphen` package, which ships no types of its own. */
  export interface Hyphenator {
    readonly hyphenateSync: (text: string, options?: { readonly minWordLength?: number }) => string
  }
}

declare module 'hyphen/*/index.js' {
  import type { Hyphenator } from 'hyphen'
  const hyphenator: Hyphenator
  export default hyphenator
}
