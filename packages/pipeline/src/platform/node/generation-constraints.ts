import type { LogitsProcessorList, StoppingCriteriaList, Tensor } from '@huggingface/transformers'

/**
 * Two constraints on generating a batch with transformers.js, which ends only when every text has just ended in the same step and
 * goes on writing after the end of those that were ready before: the first keeps ended texts at their end, the second
 * stops the whole batch once the signal is aborted.
 */
export async function createGenerationConstraints(
  end: number,
  signal: AbortSignal,
): Promise<{ logits_processor: LogitsProcessorList; stopping_criteria: StoppingCriteriaList }> {
  const library = await import('@huggingface/transformers')

  class KeepEnded extends library.LogitsProcessor {
    override _call(texts: bigint[][], logits: Tensor): Tensor {
      for (const [row, tokens] of texts.entries()) {
        // The first token may be the same as the end: it is how some models start.
        if (!tokens.slice(1).includes(BigInt(end))) continue
        const width = logits.dims.at(-1)!
        const scores = (logits.data as Float32Array).subarray(row * width, (row + 1) * width)
        scores.fill(Number.NEGATIVE_INFINITY)
        scores[end] = 0
      }
      return logits
    }
  }

  class StopWhenAborted extends library.StoppingCriteria {
    override _call(texts: number[][]): boolean[] {
      return texts.map(() => signal.aborted)
    }
  }

  const logits_processor = new library.LogitsProcessorList()
  logits_processor.push(new KeepEnded())
  const stopping_criteria = new library.StoppingCriteriaList()
  stopping_criteria.push(new StopWhenAborted())
  return { logits_processor, stopping_criteria }
}
