/** A file whose size and digest are known here. */
export interface PinnedFile {
  /** Path in the set's own folder. */
  readonly name: string
  /** Path in the repository. */
  readonly path: string
  readonly bytes: number
  /** Hex digest that the file's content must have. */
  readonly sha256: string
}

/** A set of weights that does not ship, with what people should know before they fetch it. */
export interface PullableSet {
  readonly id: string
  readonly purpose: string
  /** The words of the command line that make use of them; undefined while nothing does. */
  readonly use: string | undefined
  readonly licence: string
  /** Where the weights come from, for people. */
  readonly home: string
  /** Repository on the Hugging Face Hub. */
  readonly repository: string
  /** A commit, behind which no file can change; a branch where no commit is known here. */
  readonly revision: string
  readonly pinned: readonly PinnedFile[]
  /** Files whose size and digest the hub is asked for when they are pulled. */
  readonly listed: readonly string[]
  /** Rough size of all that is listed. */
  readonly listedMegabytes: number
}
