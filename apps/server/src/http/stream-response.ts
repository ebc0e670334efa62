import { Readable } from 'node:stream'

/** A Node stream as the body of a web response; the stream ends when the reader goes away. */
export function streamResponse(stream: Readable, headers: Record<string, string>): Response {
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>, { headers })
}
