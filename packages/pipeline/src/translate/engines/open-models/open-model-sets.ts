import type { LanguageCode } from '@fukidashi/contract/languages'
import type { PulledEngineId } from '../../../engine-id.ts'

/** A pair of languages that a set translates. */
export interface OpenModelPair {
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** What sets that write several languages or scripts want before each text, to know which. */
  readonly targetToken?: string
}

/** A larger translation model, published as ONNX in the layout of transformers.js. */
export interface OpenModelSet {
  /** Also the name of its folder among the pulled weights. */
  readonly id: string
  readonly engine: PulledEngineId
  /** Repository on the Hugging Face Hub. */
  readonly repository: string
  /** Where the model comes from, for people. */
  readonly home: string
  readonly licence: string
  /** Download in megabytes, roughly, as the publisher's pages show it; the pull tells it to the byte. */
  readonly megabytes: number
  /** Undefined for a model that translates between all languages that its engine has tags for. */
  readonly pairs: readonly OpenModelPair[] | undefined
}

const apache = 'Apache-2.0'
const attribution = 'CC-BY-4.0 (name its makers: Helsinki-NLP, OPUS-MT)'

const opusMt = (tags: string, licence: string, pairs: readonly OpenModelPair[]): OpenModelSet => ({
  id: `opus-mt-${tags}`,
  engine: 'opus-mt',
  repository: `Xenova/opus-mt-${tags}`,
  home: `https://huggingface.co/Helsinki-NLP/opus-mt-${tags}`,
  licence,
  megabytes: 120,
  pairs,
})

/**
 * The sets that can be pulled; licences are those on the makers' model cards. NLLB is not among them, as its licence forbids
 * commercial use: M2M100 has its languages under a free one.
 */
export const openModelSets: readonly OpenModelSet[] = [
  opusMt('ja-en', apache, [{ from: 'JPN', to: 'ENG' }]),
  opusMt('ko-en', apache, [{ from: 'KOR', to: 'ENG' }]),
  opusMt('zh-en', attribution, [
    { from: 'CHS', to: 'ENG' },
    { from: 'CHT', to: 'ENG' },
  ]),
  opusMt('es-en', apache, [{ from: 'ESP', to: 'ENG' }]),
  opusMt('fr-en', apache, [{ from: 'FRA', to: 'ENG' }]),
  opusMt('de-en', apache, [{ from: 'DEU', to: 'ENG' }]),
  opusMt('it-en', apache, [{ from: 'ITA', to: 'ENG' }]),
  opusMt('vi-en', apache, [{ from: 'VIN', to: 'ENG' }]),
  opusMt('en-es', apache, [{ from: 'ENG', to: 'ESP' }]),
  opusMt('en-fr', apache, [{ from: 'ENG', to: 'FRA' }]),
  opusMt('en-de', attribution, [{ from: 'ENG', to: 'DEU' }]),
  opusMt('en-it', apache, [{ from: 'ENG', to: 'ITA' }]),
  opusMt('en-ru', apache, [{ from: 'ENG', to: 'RUS' }]),
  opusMt('en-vi', apache, [{ from: 'ENG', to: 'VIN', targetToken: '>>vie<<' }]),
  opusMt('en-ar', apache, [{ from: 'ENG', to: 'ARA', targetToken: '>>ara<<' }]),
  opusMt('en-zh', apache, [
    { from: 'ENG', to: 'CHS', targetToken: '>>cmn_Hans<<' },
    { from: 'ENG', to: 'CHT', targetToken: '>>cmn_Hant<<' },
  ]),
  {
    id: 'm2m100-418m',
    engine: 'm2m100',
    repository: 'Xenova/m2m100_418M',
    home: 'https://huggingface.co/facebook/m2m100_418M',
    licence: 'MIT',
    megabytes: 640,
    pairs: undefined,
  },
]
