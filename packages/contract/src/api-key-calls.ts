import { z } from 'zod'
import { defineCall } from './call.ts'
import { limits } from './limits.ts'

/** What a key of the public API may do; each call of it asks for one of these. */
export const apiScopes = ['translations:write', 'translations:read', 'usage:read', 'webhooks:write'] as const

/** What a key of the public API may do. */
export type ApiScope = (typeof apiScopes)[number]

/** How every key begins, so that people and programs that look for leaked secrets recognise one. */
export const apiKeyPrefix = 'fuki_'

/** A whole key: the prefix and 256 random bits. */
export const apiKeyPattern = /^fuki_[\w-]{43}$/

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.api.keys.maxNameCharacters)
  // No line breaks, and nothing that turns the direction of what stands beside it.
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u)
const scopesSchema = z
  .array(z.enum(apiScopes))
  .min(1)
  .max(apiScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'A scope is named twice.')

/** A key as its owner sees it. The key itself is shown once, by the call that made it. */
export const apiKeySchema = z.object({
  keyId: z.string(),
  name: z.string(),
  /** Its first characters. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.iso.datetime(),
  rotatedAt: z.iso.datetime().nullable(),
  /** To within a few minutes. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Until when the key from before the last rotation still works. */
  previousWorksUntil: z.iso.datetime().nullable(),
})

/** A key as its owner sees it. */
export type ApiKeyFacts = z.infer<typeof apiKeySchema>

/** A key and its secret, which nobody can be shown again. */
const madeKeySchema = z.object({ key: apiKeySchema, secret: z.string() })

/** The keys of the account, the newest first. */
export const listApiKeys = defineCall({
  method: 'GET',
  path: '/api/user/apiKeys/get',
  sends: 'query',
  request: z.object({}),
  response: z.object({ keys: z.array(apiKeySchema), maxKeys: z.int() }),
})

/** Makes a key. Refused with `tooManyApiKeys` when the account has as many as it may have. */
export const createApiKey = defineCall({
  method: 'POST',
  path: '/api/user/apiKeys/create',
  sends: 'json',
  request: z.object({ name: nameSchema, scopes: scopesSchema }),
  response: madeKeySchema,
})

/** Gives a key another name or other scopes; both apply from the next request on. */
export const changeApiKey = defineCall({
  method: 'POST',
  path: '/api/user/apiKeys/change',
  sends: 'json',
  request: z.object({ keyId: z.string(), name: nameSchema, scopes: scopesSchema }),
  response: apiKeySchema,
})

/**
 * Replaces a key's secret. The one before works for `limits.api.keys.previousWorksMs` more, so that programs can be changed over
 * one after the other; the one before that ends at once. A key that leaked is revoked instead.
 */
export const rotateApiKey = defineCall({
  method: 'POST',
  path: '/api/user/apiKeys/rotate',
  sends: 'json',
  request: z.object({ keyId: z.string() }),
  response: madeKeySchema,
})

/** Ends a key at once, and with it the one from before its rotation. */
export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/api/user/apiKeys/revoke',
  sends: 'json',
  request: z.object({ keyId: z.string() }),
  response: z.null(),
})
