import { z } from 'zod'

const environmentSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
})

/** Where the server listens. */
export interface Settings {
  readonly host: string
  readonly port: number
}

/** Reads the settings from an environment; a set but empty variable counts as unset. Throws with every reason at once. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = environmentSchema.safeParse(given)
  if (!success) throw new Error(`The environment is not usable:\n${z.prettifyError(error)}`)
  return { host: data.HOST, port: data.PORT }
}
