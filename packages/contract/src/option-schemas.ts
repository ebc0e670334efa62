import { z } from 'zod'
import { detectionEngines, translationEngines } from './engines.ts'
import { fontStyles } from './fonts.ts'
import { honorificsPolicies } from './honorifics.ts'
import { languages } from './languages.ts'

/** A three-letter language code, exactly as the product writes it. */
export const languageCodeSchema = z.literal(languages.map(({ code }) => code))

/** What a reader chooses before a translation. */
export const translationOptionsSchema = z.object({
  translateTo: languageCodeSchema,
  /** The language on the page; detected when not given. */
  translateFrom: languageCodeSchema.optional(),
  translationModel: z.literal(translationEngines.map(({ id }) => id)),
  detectionModel: z.literal(detectionEngines.map(({ id }) => id)),
  fontStyle: z.literal(fontStyles.map(({ id }) => id)),
  /**
   * What becomes of -san, -kun and the like; as readers of the target language expect it when not given. Beside the product
   * specification's fields. Refused with `honorificsUnsupported` where the engine has its own way.
   */
  honorifics: z.literal(honorificsPolicies).optional(),
})

/** The choices for one page, and the series that the page belongs to. */
export const translationOrderSchema = translationOptionsSchema.extend({
  /**
   * Made by the client, once for pages that belong together: a name that one of them has translated stays so on those that
   * are begun later, into the same language. It is no option: a page that was translated before is not translated again for
   * another series. Beside the product specification's fields.
   */
  seriesId: z.uuid().optional(),
})

/** What a reader chooses before a translation. */
export type TranslationOptions = z.infer<typeof translationOptionsSchema>
