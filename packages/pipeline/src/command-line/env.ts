import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  engineVariables,
  optionalText,
  optionalUrl,
  pulledFolderOf,
  readEngineSettings,
} from '../platform/node/engine-environment.ts'
import type { EngineSettings } from '../translate/engine-settings.ts'
import { UsageError } from './usage-error.ts'

const environmentSchema = z.object({
  DATA_DIR: optionalText,
  HF_ENDPOINT: optionalUrl,
  ...engineVariables,
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
  const pulledFolder = pulledFolderOf(dataFolder)
  return {
    dataFolder,
    pulledFolder,
    hubAddress: HF_ENDPOINT.replace(/\/+$/, ''),
    engines: readEngineSettings(values, pulledFolder),
  }
}
