import type { AnyCall } from '@fukidashi/contract/call'
import type { Sign } from '@fukidashi/signing/sign'

/** A request before it goes out. */
export interface RequestParts {
  readonly query?: Record<string, unknown>
  readonly body?: BodyInit | Record<string, unknown>
  readonly headers: Record<string, string>
}

/** Puts checked parameters where their call wants them. Files are never signed, only the parameters beside them. */
export function makeRequestParts(
  call: AnyCall,
  parameters: Record<string, unknown>,
  sign: Sign | undefined,
): RequestParts {
  const { image, file, ...plain } = parameters
  const headers: Record<string, string> = {}
  if (call.isSigned) {
    if (!sign) throw new TypeError(`${call.path} is a signed call, and the client was made without a signer.`)
    headers.sign = sign(plain)
  }
  switch (call.sends) {
    case 'query':
      return { query: plain, headers }
    case 'json':
      return { body: plain, headers }
    case 'image':
      return { query: plain, body: image as Blob, headers }
    case 'archive':
      throw new TypeError(`${call.path} is a call of the public API, which has a client of its own.`)
    case 'form': {
      const form = new FormData()
      form.append('file', file as Blob)
      return { body: form, headers }
    }
  }
}
