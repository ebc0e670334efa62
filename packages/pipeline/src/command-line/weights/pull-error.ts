/** A pull that could not be finished, in words for the person who waits for it. */
export class PullError extends Error {
  override readonly name = 'PullError'
  /** `wrongContent` when what came is not what was announced: trying again from where it ended is of no use. */
  readonly kind: 'wrongContent' | 'other'

  constructor(message: string, kind: PullError['kind'] = 'other') {
    super(message)
    this.kind = kind
  }
}

const noNetwork = ['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN']

/** Why there was no answer from the server of an address. */
export function explainNetwork(url: string, error: unknown): string {
  const { host } = new URL(url)
  const code = codeOf((error as Error).cause) ?? codeOf(error)
  if (code !== undefined && noNetwork.includes(code))
    return `no network connection, or ${host} cannot be found (${code})`
  return `${host} cannot be reached (${code ?? (error as Error).message})`
}

/** What an answer without content means for the person. */
export function explainAnswer(url: string, { status, statusText }: Response): string {
  const answer = `${url} answered ${status} ${statusText}`.trim()
  if (status === 401 || status === 403)
    return `${answer}: its publisher requires an account and agreement to its terms, which cannot be given here`
  if (status === 404) return `${answer}: its publisher has removed or renamed it`
  return answer
}

/** What is wrong with the disk, when that is what stopped the writing. */
export function explainDisk(path: string, error: unknown): string | undefined {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk is full (${path}); free some space and pull again to resume`
  return code === 'EIO' || code === 'EROFS' ? `${path} cannot be written (${code})` : undefined
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code
}
