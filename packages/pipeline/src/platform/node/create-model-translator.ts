import type { PreTrainedModel, Tensor, TranslationPipeline } from '@huggingface/transformers'
import { keepLoaded } from '../../keep-loaded.ts'
import type { ModelRequest, ModelTranslator } from '../../ports.ts'
import { encodeTexts } from './encode-texts.ts'
import { createGenerationConstraints } from './generation-constraints.ts'
import { createPulledModelFiles } from './pulled-model-files.ts'

/** A model translator that can give its models' memory back. */
export interface NodeModelTranslator extends ModelTranslator {
  readonly dispose: () => Promise<void>
}

// A pivot goes through two, and each holds a hundred megabytes and more.
const mostModels = 2
// A balloon's translation is at most some times as long as its text; models that lost their way repeat themselves for ever.
const tokensFor = (texts: readonly string[]) => Math.min(256, 24 + 3 * Math.max(...texts.map(({ length }) => length)))

/**
 * transformers.js over the folder of pulled weights, without network. Models are loaded when they are first asked for, and the
 * ones that were used last are kept. An abort is honoured at the next token.
 */
export function createModelTranslator(threads: number, pulledFolder: string | undefined): NodeModelTranslator {
  // In the order of their last use.
  const models = new Map<string, Promise<TranslationPipeline>>()
  // How many calls still translate with a model.
  const calls = new Map<string, number>()
  const count = (set: string, change: 1 | -1) => calls.set(set, (calls.get(set) ?? 0) + change)

  // The memory of models that nobody uses is given back before more is taken.
  const loadAfterOthers = async (set: string): Promise<TranslationPipeline> => {
    const idle = [...models].filter(([name]) => !calls.get(name))
    for (const [name, loading] of idle.slice(0, Math.max(0, models.size - mostModels + 1))) {
      models.delete(name)
      await loading.then(async (model) => await model.dispose())
    }
    return await loadModel(set, threads, pulledFolder)
  }
  const load = keepLoaded(loadAfterOthers, models)

  const use = async (set: string): Promise<TranslationPipeline> => {
    const loading = load(set)
    const kept = models.get(set)!
    models.delete(set)
    models.set(set, kept)
    return await loading
  }

  const translate = async (request: ModelRequest, signal: AbortSignal) => {
    if (request.texts.length === 0) return []
    signal.throwIfAborted()
    const { set } = request
    count(set, 1)
    try {
      const { tokenizer, model } = await use(set)
      const inputs = await encodeTexts(tokenizer, request)
      const guards = await createGenerationConstraints(endOf(model), signal)
      const tokens = await model.generate({ ...inputs, max_new_tokens: tokensFor(request.texts), ...guards })
      signal.throwIfAborted()
      const texts = tokenizer.batch_decode(tokens as Tensor, { skip_special_tokens: true })
      return texts.map((text) => text.trim())
    } finally {
      count(set, -1)
    }
  }

  return {
    translate,
    dispose: async () => {
      const ended = [...models.values()].map(async (loading) => await (await loading).dispose())
      models.clear()
      await Promise.allSettled(ended)
    },
  }
}

// Imported late: the library is large, and most runs need none of it.
async function loadModel(set: string, threads: number, pulledFolder: string | undefined): Promise<TranslationPipeline> {
  if (pulledFolder === undefined) throw new Error('No folder for pulled weights was given')
  const { env, LogLevel, pipeline } = await import('@huggingface/transformers')
  env.allowRemoteModels = false
  env.localModelPath = pulledFolder
  env.useCustomCache = true
  env.customCache = createPulledModelFiles(pulledFolder, env.remoteHost)
  env.logLevel = LogLevel.ERROR
  const session = { intraOpNumThreads: threads, interOpNumThreads: 1, enableCpuMemArena: false }
  try {
    return await pipeline('translation', set, { dtype: 'q8', device: 'cpu', session_options: session })
  } catch (cause) {
    throw new Error(`The weights '${set}' cannot be loaded (${(cause as Error).message}); pull them again`, { cause })
  }
}

function endOf(model: PreTrainedModel): number {
  const { eos_token_id: end } = model.config as { eos_token_id?: number }
  if (end === undefined) throw new Error('The model does not say which token ends a text')
  return end
}
