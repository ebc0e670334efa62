import { Readable } from 'node:stream'
import type { AppContext } from './app-env.ts'

/** A Node stream as the body of an answer, with what the layers before gave the context; the stream ends when the reader goes away. */
export function streamResponse(context: AppContext, stream: Readable, headers: Record<string, string>): Response {
  return context.body(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, 200, headers)
}
