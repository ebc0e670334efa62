import { z } from 'zod'

/** What the model has to answer. Every field is required and no other is allowed, as strict structured outputs demand. */
export const pageReplySchema = z.strictObject({
  translations: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  names: z.array(z.strictObject({ source: z.string(), target: z.string() })),
})

/** The model's answer. */
export type PageReply = z.infer<typeof pageReplySchema>

/** The reply's form for the request (platform.openai.com/docs/guides/structured-outputs). */
export const pageReplyFormat = {
  type: 'json_schema' as const,
  json_schema: { name: 'translated_page', strict: true, schema: jsonSchema() },
}

function jsonSchema(): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(pageReplySchema)
  return schema
}
