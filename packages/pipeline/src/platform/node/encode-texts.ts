import type { M2M100Tokenizer, PreTrainedTokenizer, Tensor } from '@huggingface/transformers'
import type { ModelRequest } from '../../ports.ts'

/** What a model's `generate` takes: texts as tokens, and the language to begin with where the model is told so. */
export interface EncodedTexts {
  readonly input_ids: Tensor
  readonly attention_mask: Tensor
  readonly forced_bos_token_id?: number
}

// Balloons are far shorter; the models' positions end at 512.
const tokenizing = { padding: true, truncation: true, max_length: 400 } as const

/**
 * Texts as one batch of tokens. A target token goes before each by its id: version 4 of transformers.js cuts such tokens into
 * letters when they stand in the text. Throws an Error for tags and tokens that the model does not know.
 */
export async function encodeTexts(
  tokenizer: PreTrainedTokenizer,
  { texts, languages, targetToken }: ModelRequest,
): Promise<EncodedTexts> {
  if (languages !== undefined) {
    const generation: { src_lang: string; tgt_lang: string; forced_bos_token_id?: number } = {
      src_lang: languages.from,
      tgt_lang: languages.to,
    }
    const translating = tokenizer as M2M100Tokenizer
    const encoded = translating._build_translation_inputs([...texts], tokenizing, generation) as EncodedTexts
    return { ...encoded, forced_bos_token_id: generation.forced_bos_token_id! }
  }
  const encoded = tokenizer([...texts], tokenizing) as EncodedTexts
  return targetToken === undefined ? encoded : await putFirst(encoded, tokenizer, targetToken)
}

async function putFirst(
  { input_ids, attention_mask }: EncodedTexts,
  tokenizer: PreTrainedTokenizer,
  token: string,
): Promise<EncodedTexts> {
  const id = tokenizer.get_vocab().get(token)
  if (id === undefined) throw new Error(`The model does not know the token ${token}`)
  const { cat, full } = await import('@huggingface/transformers')
  const column = [input_ids.dims[0]!, 1]
  return {
    input_ids: cat([full(column, BigInt(id)), input_ids], 1),
    attention_mask: cat([full(column, 1n), attention_mask], 1),
  }
}
