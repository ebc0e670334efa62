import { dirname } from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { LineImage, LineReading } from '../../ports.ts'
import { findAsset } from './create-asset-loader.ts'
import { encodeGreyMap } from './encode-grey-map.ts'

/** The threads of one tesseract model. */
export interface ReaderPool {
  /** Reads one line as soon as a thread is free. Throws the signal's reason when it was aborted before its turn. */
  readonly read: (line: LineImage, signal: AbortSignal) => Promise<LineReading>
  readonly dispose: () => Promise<void>
}

interface Turn {
  readonly line: LineImage
  readonly signal: AbortSignal
  readonly resolve: (reading: LineReading) => void
  readonly reject: (error: unknown) => void
}

/**
 * Starts at most `size` threads for a model, each when there is a line that no other thread is free for. A thread that cannot
 * be started fails the line that it was started for, and is not kept: the next line has another one started.
 */
export function createReaderPool(model: string, size: number, start = startReader): ReaderPool {
  const readers: Promise<Worker>[] = []
  const idle: Promise<Worker>[] = []
  const turns: Turn[] = []

  const next = (): Promise<Worker> | undefined => {
    if (idle.length > 0) return idle.pop()
    if (readers.length === size) return undefined
    const reader = start(model)
    readers.push(reader)
    reader.catch(() => remove(reader, readers, idle))
    return reader
  }

  const pump = (): void => {
    const reader = turns.length > 0 ? next() : undefined
    if (reader === undefined) return
    const turn = turns.shift()!
    takeTurn(reader, turn)
      .then(turn.resolve, turn.reject)
      .finally(() => {
        if (readers.includes(reader)) idle.push(reader)
        pump()
      })
  }

  return {
    read: (line, signal) =>
      new Promise((resolve, reject) => {
        turns.push({ line, signal, resolve, reject })
        pump()
      }),
    dispose: async () => {
      idle.length = 0
      await Promise.all(readers.splice(0).map(endReader))
    },
  }
}

function remove(reader: Promise<Worker>, ...lists: readonly Promise<Worker>[][]): void {
  for (const list of lists) if (list.includes(reader)) void list.splice(list.indexOf(reader), 1)
}

async function startReader(model: string): Promise<Worker> {
  const data = findAsset(`npm:@tesseract.js-data/${model}/4.0.0_best_int/${model}.traineddata.gz`)
  const worker = await createWorker(model, OEM.LSTM_ONLY, {
    langPath: dirname(data),
    gzip: true,
    cacheMethod: 'none',
    // Without a handler tesseract.js throws out of its message listener, where nobody can catch it; the call itself rejects as well.
    errorHandler: () => {},
  })
  // The pictures are whole lines already: any search for lines in them, as the other modes do, only loses letters.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.RAW_LINE, user_defined_dpi: '300' })
  return worker
}

async function endReader(started: Promise<Worker>): Promise<void> {
  const reader = await started.catch(() => undefined)
  await reader?.terminate()
}

async function takeTurn(started: Promise<Worker>, { line, signal }: Turn): Promise<LineReading> {
  signal.throwIfAborted()
  const reader = await started
  signal.throwIfAborted()
  const { data } = await reader.recognize(encodeGreyMap(line) as Buffer, {}, { text: true })
  return { text: joinCharacters(data.text), confidence: data.confidence / 100 }
}

const cjk =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\u30fb-\\u30fe\\uff01-\\uffee\\u2026\\u2025\\u2014'
const spaceBetweenCjk = new RegExp(`(?<=[${cjk}])\\s+(?=[${cjk}])`, 'gu')

/** tesseract puts spaces between Chinese and Japanese characters, and ends each line with a break. */
function joinCharacters(text: string): string {
  return text.trim().replace(spaceBetweenCjk, '').replace(/\s+/g, ' ')
}
