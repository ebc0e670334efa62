import { ProductError } from '@fukidashi/contract/errors'
import type { JsonLimits } from '@fukidashi/contract/limits'

const characters = { quote: 0x22, backslash: 0x5c, comma: 0x2c }
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Passes a JSON text on while it holds its shape against the limits, so that what is parsed later is small enough whatever
 * it says. Throws a ProductError `requestTooLarge` at the first byte too many. It judges no syntax: a parser does.
 */
export async function* meterJson(source: AsyncIterable<Uint8Array>, limits: JsonLimits): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let depth = 0
  let values = 1
  let stringStart: number | undefined
  let isEscaped = false
  for await (const chunk of source) {
    if (bytes + chunk.length > limits.maxBytes) refuse(`a body of at most ${limits.maxBytes} bytes`)
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index]!
      if (stringStart !== undefined) {
        // Most of a long body is strings, in which only these two bytes mean something.
        if (isEscaped) isEscaped = false
        else if (byte === characters.backslash) isEscaped = true
        else if (byte === characters.quote) {
          checkString(bytes + index - stringStart, limits)
          stringStart = undefined
        }
      } else if (byte === characters.quote) stringStart = bytes + index + 1
      else if (byte === characters.comma) values += 1
      else if (opening.has(byte)) {
        depth += 1
        values += 1
        if (depth > limits.maxDepth) refuse(`JSON nested ${limits.maxDepth} deep at most`)
      } else if (closing.has(byte)) depth -= 1
      if (values > limits.maxValues) refuse(`at most ${limits.maxValues} values`)
    }
    bytes += chunk.length
    if (stringStart !== undefined) checkString(bytes - stringStart, limits)
    yield chunk
  }
}

function checkString(length: number, { maxStringBytes }: JsonLimits): void {
  if (length > maxStringBytes) refuse(`strings of at most ${maxStringBytes} bytes`)
}

function refuse(allowed: string): never {
  throw new ProductError('requestTooLarge', `It takes ${allowed}.`)
}
