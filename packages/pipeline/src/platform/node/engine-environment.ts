import { join } from 'node:path'
import { z } from 'zod'
import type { EngineSettings } from '../../translate/engine-settings.ts'
import { listPulledSets } from './list-pulled-sets.ts'

/** A variable that may be missing; an empty one is how shells and compose files say "not set". */
export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

/** An address that may be missing. */
export const optionalUrl = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional())

/** The variables of an environment that hold keys and addresses of the translation services, for the schema of whoever reads it. */
export const engineVariables = {
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: optionalUrl,
  OPENAI_MODEL: optionalText,
  GOOGLE_TRANSLATE_API_KEY: optionalText,
  GOOGLE_TRANSLATE_BASE_URL: optionalUrl,
  PAPAGO_CLIENT_ID: optionalText,
  PAPAGO_CLIENT_SECRET: optionalText,
  PAPAGO_BASE_URL: optionalUrl,
}

const engineVariablesSchema = z.object(engineVariables)

/** Folder of the weights that `fukidashi models pull` fetches, within the folder for all data. */
export function pulledFolderOf(dataFolder: string): string {
  return join(dataFolder, 'models')
}

/** The engines' settings from checked variables and what was pulled. */
export function readEngineSettings(
  variables: z.output<typeof engineVariablesSchema>,
  pulledFolder: string,
): EngineSettings {
  return {
    pulled: listPulledSets(pulledFolder),
    openai: {
      apiKey: variables.OPENAI_API_KEY,
      baseURL: variables.OPENAI_BASE_URL,
      model: variables.OPENAI_MODEL,
    },
    google: { apiKey: variables.GOOGLE_TRANSLATE_API_KEY, baseURL: variables.GOOGLE_TRANSLATE_BASE_URL },
    papago: {
      clientId: variables.PAPAGO_CLIENT_ID,
      clientSecret: variables.PAPAGO_CLIENT_SECRET,
      baseURL: variables.PAPAGO_BASE_URL,
    },
  }
}
