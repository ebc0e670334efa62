import { z } from 'zod'

/** The form of `vocab.json`: pieces with their log probabilities; a piece's index is its id. */
export const vocabularySchema = z.object({
  pieces: z.array(z.tuple([z.string(), z.number()])),
  pad: z.int(),
  unk: z.int(),
  bos: z.int(),
  eos: z.int(),
  // Pieces from this number on stand in sources alone: the decoder does not know them.
  said: z.int().positive().optional(),
})

/** A SentencePiece unigram vocabulary. */
export type Vocabulary = z.infer<typeof vocabularySchema>

/** Cuts text into the pieces of a vocabulary and puts pieces together again. */
export interface Tokenizer {
  /** Ids of the best-scoring segmentation; characters that no piece covers become UTF-8 byte pieces. */
  readonly encode: (text: string) => number[]
  /** The text of some ids; control pieces say nothing. */
  readonly decode: (ids: readonly number[]) => string
  /** Id of a piece as it stands in the vocabulary, `▁` included. */
  readonly idOf: (piece: string) => number | undefined
  readonly vocabulary: Vocabulary
}

/** Whether a vocabulary holds a word as a whole, also behind a space that is a token of its own. */
export function isOneToken({ encode, idOf }: Tokenizer, word: string): boolean {
  const [first, ...others] = encode(word)
  return first === idOf(space) ? others.length === 1 : first !== undefined && others.length === 0
}

const space = '▁'
const bytePiece = /^<0x([0-9A-F]{2})>$/
const controlPiece = /^<(?!0x[0-9A-F]{2}>)[^>]+>$/
/** SentencePiece's own distance of an unknown character below the rarest piece (`kUnkPenalty` in unigram_model.cc). */
const unknownPenalty = 10

/**
 * SentencePiece's unigram model (Kudo 2018, "Subword Regularization") with byte fallback: NFKC, white space to `▁`, a `▁`
 * in front, then Viterbi over the pieces' log probabilities.
 */
export function createTokenizer(vocabulary: Vocabulary): Tokenizer {
  const ids = new Map<string, number>()
  const byteIds = new Map<number, number>()
  const byteOfId = new Map<number, number>()
  let longest = 1
  let rarest = 0
  vocabulary.pieces.forEach(([piece, score], id) => {
    const byte = bytePiece.exec(piece)?.[1]
    if (byte !== undefined) {
      byteIds.set(Number.parseInt(byte, 16), id)
      byteOfId.set(id, Number.parseInt(byte, 16))
    } else if (!controlPiece.test(piece)) {
      ids.set(piece, id)
      longest = Math.max(longest, [...piece].length)
      rarest = Math.min(rarest, score)
    }
  })
  const utf8 = new TextEncoder()
  const bytesOf = (character: string) => [...utf8.encode(character)].map((byte) => byteIds.get(byte) ?? vocabulary.unk)

  const encode = (text: string): number[] => {
    const characters = [...markSpaces(text)]
    const steps = findBestPath(
      characters,
      longest,
      (piece) => {
        const id = ids.get(piece)
        return id === undefined ? undefined : { id, score: vocabulary.pieces[id]![1] }
      },
      rarest - unknownPenalty,
    )
    return steps.flatMap(({ id, text: piece }) => (id === undefined ? bytesOf(piece) : [id]))
  }

  const decode = (pieceIds: readonly number[]): string => {
    const bytes: number[] = []
    for (const id of pieceIds) {
      const byte = byteOfId.get(id)
      const piece = vocabulary.pieces[id]?.[0]
      if (byte !== undefined) bytes.push(byte)
      else if (piece !== undefined && !controlPiece.test(piece)) bytes.push(...utf8.encode(piece))
    }
    return new TextDecoder().decode(new Uint8Array(bytes)).replaceAll(space, ' ').trim()
  }

  return { encode, decode, idOf: (piece) => ids.get(piece), vocabulary }
}

function markSpaces(text: string): string {
  const plain = text.normalize('NFKC').trim()
  return plain === '' ? '' : space + plain.replaceAll(/\s+/gu, space)
}

interface Step {
  readonly id: number | undefined
  readonly text: string
}

function findBestPath(
  characters: readonly string[],
  longest: number,
  find: (piece: string) => { id: number; score: number } | undefined,
  unknownScore: number,
): Step[] {
  const count = characters.length
  const best = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY)
  const steps: ({ from: number } & Step)[] = Array.from({ length: count + 1 })
  best[0] = 0
  for (let start = 0; start < count; start++) {
    let text = ''
    for (let end = start + 1; end <= Math.min(count, start + longest); end++) {
      text += characters[end - 1]!
      const found = find(text)
      const score = found?.score ?? (end === start + 1 ? unknownScore : undefined)
      if (score === undefined || best[start]! + score <= best[end]!) continue
      best[end] = best[start]! + score
      steps[end] = { from: start, id: found?.id, text }
    }
  }
  const path: Step[] = []
  for (let end = count; end > 0; end = steps[end]!.from) path.push(steps[end]!)
  return path.reverse()
}
