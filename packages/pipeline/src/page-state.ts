import { ProductError } from '@fukidashi/contract/errors'
import { fontStyles } from '@fukidashi/contract/fonts'
import { limits } from '@fukidashi/contract/limits'
import { languageCodeSchema } from '@fukidashi/contract/option-schemas'
import { alignments } from '@fukidashi/contract/region'
import { z } from 'zod'
import type {
  EarlierPage,
  LetteringWishes,
  LocalMask,
  PageImage,
  PageOptions,
  RasterImage,
  RecognizedPage,
  RegionErasure,
  RegionSetting,
  TranslatedPage,
  TranslatedRegion,
} from './page.ts'
import { readMaskRuns, writeMaskRuns } from './raster/mask-runs.ts'

/** Raised whenever states of before can no longer be read. */
const stateVersion = 1

const pointSchema = z.tuple([z.number(), z.number()])
const boxSchema = z.tuple([z.int(), z.int(), z.int().min(0), z.int().min(0)])
const level = z.int().min(0).max(255)
const colourSchema = z.tuple([level, level, level])
const directionSchema = z.enum(['horizontal', 'vertical'])
const maskSchema = z.object({ box: boxSchema, runs: z.string() })
const fontStyleSchema = z.literal(fontStyles.map(({ id }) => id))
const lengthSchema = z.number().positive()

const wishSchemas = {
  font: fontStyleSchema.optional(),
  /** Font size in page pixels. */
  size: z.number().min(limits.words.sizePx.min).max(limits.words.sizePx.max).optional(),
  align: z.enum(alignments).optional(),
}

const letteringSchema = z.object({
  fontFamily: z.string(),
  fontSizePx: lengthSchema,
  colour: colourSchema,
  outline: colourSchema.optional(),
  direction: directionSchema,
  angle: z.number(),
  lines: z.array(z.string()),
  box: boxSchema,
  fits: z.boolean(),
})

const settingSchema = z.object({
  text: z.string(),
  ...wishSchemas,
  colours: z.object({ colour: colourSchema, outline: colourSchema.optional(), outlineWidth: z.number().min(0) }),
  /** Absent where it is the region's own. */
  interior: maskSchema.optional(),
  place: maskSchema,
  isVertical: z.boolean(),
  lines: z.array(z.object({ text: z.string(), u: z.number(), v: z.number(), widthPx: z.number() })),
  origin: pointSchema,
  frameAngle: z.number(),
  lettering: letteringSchema,
})

const regionSchema = z.object({
  id: z.string().min(1),
  box: boxSchema,
  direction: directionSchema,
  angle: z.number(),
  kind: z.enum(['speech', 'sound', 'mark']),
  language: languageCodeSchema,
  text: z.string(),
  confidence: z.number().min(0).max(1),
  /** Null leaves the region as it was drawn, and the empty text leaves its place bare. */
  translation: z.string().nullable(),
  laidAside: z.string().optional(),
  isRough: z.boolean().optional(),
  ...wishSchemas,
  route: z.array(languageCodeSchema).optional(),
  lines: z.array(
    z.object({
      polygon: z.array(pointSchema),
      box: boxSchema,
      direction: directionSchema,
      angle: z.number(),
      confidence: z.number(),
    }),
  ),
  ground: z.enum(['flat', 'gradient', 'art']),
  interior: maskSchema,
  look: z.object({
    colour: colourSchema,
    outline: colourSchema.optional(),
    glyphSizePx: z.number(),
    isBold: z.boolean(),
  }),
  /** The pixels that erasing it may have changed. */
  erased: maskSchema.optional(),
  setting: settingSchema.optional(),
})

/**
 * A page between two steps of its translation, as plain data: everything that is known of it but its pixels. Positions and
 * sizes are in page pixels, angles in radians, clockwise. A person or a program may change `translation`, `font`, `size` and
 * `align` of its regions and have it lettered again.
 */
export const pageStateSchema = z.object({
  version: z.literal(stateVersion),
  width: z.int().positive(),
  height: z.int().positive(),
  format: z.enum(limits.image.formats),
  /** SHA-256 of the page's file, in hexadecimal. */
  source: z.string().regex(/^[0-9a-f]{64}$/),
  /** The page's language; absent on a page without text. */
  language: languageCodeSchema.optional(),
  isLanguageSure: z.boolean(),
  /** The language to translate into. */
  to: languageCodeSchema.optional(),
  fontStyle: fontStyleSchema,
  upperCase: z.boolean(),
  route: z.array(languageCodeSchema),
  textMask: maskSchema,
  /** Sizes and weight that the page's lettering has in common; absent when nothing was set. */
  rules: z
    .object({
      language: languageCodeSchema,
      fontStyle: fontStyleSchema,
      ordinarySourcePx: lengthSchema,
      ordinaryGlyphPx: lengthSchema,
      ordinaryWantedPx: lengthSchema,
      ordinaryPx: lengthSchema,
      mostPx: lengthSchema,
      isAllBold: z.boolean(),
    })
    .optional(),
  /** In reading order. */
  regions: z.array(regionSchema),
})

/** A page between two steps of its translation, as plain data. */
export type PageState = z.infer<typeof pageStateSchema>

type RegionState = PageState['regions'][number]

/** What a state is written of: a page after `recognize`, or with what later stages found out. */
export type DescribedPage = Omit<RecognizedPage, 'regions'> & {
  readonly regions: readonly (TranslatedRegion | Omit<TranslatedRegion, 'translation'>)[]
  readonly route?: TranslatedPage['route']
} & Partial<Pick<EarlierPage, 'erasures' | 'settings' | 'rules'>>

/** Describes a page as data. Its regions have the interiors that `group` found. */
export async function writePageState(page: DescribedPage): Promise<PageState> {
  const { image, format, language, isLanguageSure, route = [], textMask, rules, erasures = [], settings = [] } = page
  const { to, fontStyle, upperCase } = page.options
  const areas = new Map(erasures.map(({ regionId, area }) => [regionId, area]))
  const settingOf = new Map(settings.map((setting) => [setting.lettering.regionId, setting]))
  return {
    version: stateVersion,
    width: image.width,
    height: image.height,
    format,
    source: await digestOf(page.sourceBytes),
    ...(language && { language }),
    isLanguageSure,
    ...(to && { to }),
    fontStyle,
    upperCase,
    route: [...route],
    textMask: writeMask({ box: [0, 0, image.width, image.height], mask: textMask }),
    ...(rules && { rules }),
    regions: page.regions.map((region) => writeRegion(region, areas.get(region.id), settingOf.get(region.id))),
  }
}

function writeRegion(
  region: DescribedPage['regions'][number],
  area: LocalMask | undefined,
  setting: RegionSetting | undefined,
): RegionState {
  const { id, box, direction, angle, kind, language, text, confidence, laidAside, isRough, wishes = {}, route } = region
  const { lines, balloon, look } = region
  return {
    ...{ id, box: [...box], direction, angle, kind, language, text, confidence },
    translation: ('translation' in region ? region.translation : undefined) ?? null,
    ...(laidAside !== undefined && { laidAside }),
    ...(isRough !== undefined && { isRough }),
    ...writeWishes(wishes),
    ...(route && { route: [...route] }),
    lines: lines.map((line) => ({
      ...line,
      polygon: line.polygon.map(([x, y]): [number, number] => [x, y]),
      box: [...line.box],
    })),
    ground: balloon.ground,
    interior: writeMask(balloon.interior),
    look: {
      ...look,
      colour: [...look.colour],
      ...(look.outline && { outline: [...look.outline] }),
    } as RegionState['look'],
    ...(area && { erased: writeMask(area) }),
    ...(setting && { setting: writeSetting(setting, balloon.interior) }),
  }
}

function writeSetting(setting: RegionSetting, own: LocalMask): NonNullable<RegionState['setting']> {
  const { text, wishes, colours, interior, place, isVertical, lines, origin, frameAngle } = setting
  const { regionId: _, ...lettering } = setting.lettering
  return {
    text,
    ...writeWishes(wishes),
    colours,
    ...(interior !== own && { interior: writeMask(interior) }),
    place: writeMask(place),
    isVertical,
    lines: [...lines],
    origin: [...origin],
    frameAngle,
    lettering,
  } as NonNullable<RegionState['setting']>
}

function writeWishes({ fontStyle, sizePx, alignment }: LetteringWishes) {
  return {
    ...(fontStyle && { font: fontStyle }),
    ...(sizePx !== undefined && { size: sizePx }),
    ...(alignment && { align: alignment }),
  }
}

function writeMask({ box, mask }: LocalMask): RegionState['interior'] {
  return { box: [...box], runs: writeMaskRuns(mask) }
}

/**
 * A state that came from outside, checked. Throws a ProductError `pageStateInvalid` that says what is wrong with it: no state, one
 * of another version, or one that reaches beyond its page.
 */
export function parsePageState(data: unknown): PageState {
  const version = (data as { readonly version?: unknown } | null | undefined)?.version
  if (typeof version === 'number' && version !== stateVersion)
    throw new ProductError(
      'pageStateInvalid',
      `It has version ${version}; this version of Fukidashi reads ${stateVersion}.`,
    )
  const parsed = pageStateSchema.safeParse(data)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ProductError('pageStateInvalid', `${issue!.message} (at ${issue!.path.join('.') || 'the top'})`)
  }
  const state = parsed.data
  if (new Set(state.regions.map(({ id }) => id)).size !== state.regions.length)
    throw new ProductError('pageStateInvalid', 'Two regions have the same id.')
  return state
}

/** What was erased earlier, as it looks. */
export type KeptGround = Pick<EarlierPage, 'ground'>

/**
 * A page from its file's pixels and its state, ready for `translate` or what follows. Without the ground, what was erased is
 * to be erased again. Throws a ProductError `pageStateInvalid` when the state is another page's or damaged.
 */
export async function joinPageState(page: PageImage, state: PageState, kept?: KeptGround): Promise<TranslatedPage> {
  const { image, sourceBytes } = page
  if (state.width !== image.width || state.height !== image.height || state.source !== (await digestOf(sourceBytes)))
    throw new ProductError('pageStateInvalid', 'It is the state of another page.')
  const regions = state.regions.map((region) => readRegion(region, image))
  const settings = state.regions.flatMap(({ id, setting }, index) =>
    setting === undefined ? [] : [readSetting(id, setting, regions[index]!.balloon.interior, image)],
  )
  const erasures = state.regions.flatMap(({ id, erased }): RegionErasure[] =>
    erased === undefined || kept === undefined ? [] : [{ regionId: id, area: readMask(erased, image) }],
  )
  const earlier: EarlierPage = {
    ground: kept?.ground ?? image,
    erasures,
    settings,
    ...(state.rules && { rules: state.rules }),
  }
  const { to, fontStyle, upperCase, language, isLanguageSure, route } = state
  // Its words are there: whatever translated them, or somebody.
  const { engine: _, ...asked } = page.options
  const options: PageOptions = { ...asked, ...(to && { to }), fontStyle, upperCase }
  const known = { language, isLanguageSure, route, textMask: readMask(state.textMask, image).mask }
  const lines = regions.flatMap((region) => region.lines)
  return { ...page, ...known, options, lines, regions, usage: {}, glossary: options.glossary, earlier }
}

function readRegion(region: RegionState, page: RasterImage): TranslatedRegion {
  const {
    translation,
    laidAside,
    isRough,
    font: _font,
    size: _size,
    align: _align,
    route,
    ground,
    interior,
    ...rest
  } = region
  const { erased: _erased, setting: _setting, look, ...known } = rest
  const wishes = readWishes(region)
  return {
    ...known,
    look: withoutUndefined(look),
    balloon: { ground, interior: readMask(interior, page) },
    translation: translation ?? undefined,
    ...(laidAside !== undefined && { laidAside }),
    ...(isRough !== undefined && { isRough }),
    ...(Object.keys(wishes).length > 0 && { wishes }),
    ...(route && { route }),
  }
}

function readSetting(
  regionId: string,
  setting: NonNullable<RegionState['setting']>,
  own: LocalMask,
  page: RasterImage,
): RegionSetting {
  const { text, colours, interior, place, isVertical, lines, origin, frameAngle, lettering } = setting
  return {
    text,
    wishes: readWishes(setting),
    colours: withoutUndefined(colours),
    interior: interior === undefined ? own : readMask(interior, page),
    place: readMask(place, page),
    ...{ isVertical, lines, origin, frameAngle },
    lettering: { regionId, ...withoutUndefined(lettering) },
  }
}

function readWishes({ font, size, align }: Pick<RegionState, 'font' | 'size' | 'align'>): LetteringWishes {
  return {
    ...(font && { fontStyle: font }),
    ...(size !== undefined && { sizePx: size }),
    ...(align && { alignment: align }),
  }
}

// The compiler tells an absent outline from one that is undefined.
function withoutUndefined<Value extends { outline?: unknown }>({ outline, ...rest }: Value) {
  return { ...rest, ...(outline !== undefined && { outline }) } as Omit<Value, 'outline'> & {
    outline?: NonNullable<Value['outline']>
  }
}

function readMask({ box, runs }: RegionState['interior'], { width, height }: RasterImage): LocalMask {
  const [x, y, boxWidth, boxHeight] = box
  if (x < 0 || y < 0 || x + boxWidth > width || y + boxHeight > height)
    throw new ProductError('pageStateInvalid', `A mask at ${box.join(', ')} reaches beyond the page.`)
  try {
    return { box, mask: readMaskRuns(runs, boxWidth, boxHeight) }
  } catch (cause) {
    throw new ProductError('pageStateInvalid', (cause as RangeError).message, { cause })
  }
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
