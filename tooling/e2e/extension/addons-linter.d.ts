/** The part of the linter's interface that the tests use; the package ships no types. */
declare module 'addons-linter' {
  interface Finding {
    readonly code: string
    readonly message: string
    readonly file?: string
    readonly line?: number
  }
  interface Findings {
    readonly errors: readonly Finding[]
    readonly warnings: readonly Finding[]
    readonly notices: readonly Finding[]
  }
  interface Linter {
    readonly run: (environment?: { readonly _console: object }) => Promise<Findings>
  }
  const linter: {
    readonly createInstance: (options: { readonly config: object; readonly runAsBinary: boolean }) => Linter
  }
  export default linter
}
