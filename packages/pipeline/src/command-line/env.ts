import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { listPulledSets } from '../platform/node/list-pulled-sets.ts'
import type { EngineSettings } from '../translate/engine-settings.ts'
import { UsageError } from './usage-error.ts'

// An empty variable is how shells and compose files say "not set".
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value))
const url = text.pipe(z.url({ protocol: /^https?$/ }).optional())

const environmentSchema = z.object({
  DATA_DIR: text,
  HF_ENDPOINT: url,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  GOOGLE_TRANSLATE_API_KEY: text,
  GOOGLE_TRANSLATE_BASE_URL: url,
  PAPAGO_CLIENT_ID: text,
  PAPAGO_CLIENT_SECRET: text,
  PAPAGO_BASE_URL: url,
})

/** What the command line takes from its environment. */
export interface Environment {
  /** Folder for everything that is fetched or made without being asked where to. */
  readonly dataFolder: string
  /** Folder of the weights that were pulled. */
  readonly pulledFolder: string
  /** Address of the Hugging Face Hub or of a mirror of it, without a slash at the end. */
  readonly hubAddress: string
  readonly engines: EngineSettings
}

const defaultDataFolder = fileURLToPath(new URL('../../../../.data', import.meta.url))

/** Reads the environment. Throws a UsageError that names the variable when a value cannot be used. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = environmentSchema.safeParse(variables)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new UsageError(`invalid environment variable ${issue.path.join('.')}: ${issue.message}`)
  }
  const { DATA_DIR, HF_ENDPOINT = 'https://huggingface.co', ...values } = parsed.data
  const dataFolder = resolve(DATA_DIR ?? defaultDataFolder)
  const pulledFolder = join(dataFolder, 'models')
  return {
    dataFolder,
    pulledFolder,
    hubAddress: HF_ENDPOINT.replace(/\/+$/, ''),
    engines: {
      pulled: listPulledSets(pulledFolder),
      openai: { apiKey: values.OPENAI_API_KEY, baseURL: values.OPENAI_BASE_URL, model: values.OPENAI_MODEL },
      google: { apiKey: values.GOOGLE_TRANSLATE_API_KEY, baseURL: values.GOOGLE_TRANSLATE_BASE_URL },
      papago: {
        clientId: values.PAPAGO_CLIENT_ID,
        clientSecret: values.PAPAGO_CLIENT_SECRET,
        baseURL: values.PAPAGO_BASE_URL,
      },
    },
  }
}
