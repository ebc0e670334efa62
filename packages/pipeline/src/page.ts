import type { Glossary } from '@fukidashi/page-translation/page-request'
import type { DetectionEngineId } from '@fukidashi/contract/engines'
import type { FontStyleId } from '@fukidashi/contract/fonts'
import type { HonorificsPolicy } from '@fukidashi/contract/honorifics'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { ImageFormat } from '@fukidashi/contract/limits'
import type { LineAlignment } from '@fukidashi/contract/region'
import type { EngineId } from './engine-id.ts'

/** Pixels of a page: RGBA, 8 bits each, straight alpha, row by row from the top left. */
export interface RasterImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** One byte a pixel, row by row: 1 belongs, 0 does not. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A mask that covers only a part of the page: `mask` has the width and height of `box`. */
export interface LocalMask {
  readonly box: Box
  readonly mask: Mask
}

/** x and y in page pixels from the top left. */
export type Point = readonly [x: number, y: number]

/** Left, top, width and height in whole page pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Corners in order around the shape, clockwise on the screen. */
export type Polygon = readonly Point[]

/** How the letters of a line follow each other: left to right, or top to bottom. */
export type TextDirection = 'horizontal' | 'vertical'

/** Red, green, blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

/** What one run of the pipeline is asked to do. */
export interface PageOptions {
  /** The language on the page; detected when not given. */
  readonly from?: LanguageCode
  /** The language of the pages that it came with, which decides where the page itself leaves its language open. */
  readonly seriesLanguage?: LanguageCode
  /** Whether a run ends before translating when the page leaves its language open, to be run again with `seriesLanguage`. */
  readonly endsIfLanguageUnclear?: boolean
  /** The language to translate into; without it a run ends after `recognize` (or after `erase` when only cleaning). */
  readonly to?: LanguageCode
  /** What translates; absent where the words come from outside. */
  readonly engine?: EngineId
  readonly detector: DetectionEngineId
  readonly fontStyle: FontStyleId
  /** Set Latin-script text in capitals, as English comics are lettered. */
  readonly upperCase: boolean
  /** From the caller or from earlier pages. */
  readonly glossary: Glossary
  /** As readers of the target language expect it when not given. */
  readonly honorifics?: HonorificsPolicy
}

/** A page as it came in. */
export interface PageSource {
  readonly name: string
  readonly bytes: Uint8Array
  readonly options: PageOptions
}

/** After `decode`: pixels turned upright, in sRGB. */
export interface PageImage {
  readonly name: string
  readonly options: PageOptions
  readonly image: RasterImage
  readonly format: ImageFormat
  /** The file as it came in, which is also what goes out when no pixel changes. */
  readonly sourceBytes: Uint8Array
}

/** One line (or column) of text. `polygon` has four corners; the first two span the line's start edge to its reading side. */
export interface TextLine {
  readonly polygon: Polygon
  /** Upright bounds of the line's ink. */
  readonly box: Box
  readonly direction: TextDirection
  /** Turn of the line against the page's axes in radians, clockwise, 0 for straight text. */
  readonly angle: number
  /** 0 to 1. */
  readonly confidence: number
}

/** After `detect`: where text stands, by line and by pixel. */
export interface DetectedPage extends PageImage {
  readonly lines: readonly TextLine[]
  /** Every pixel that belongs to a glyph: its strokes, their outlines and their soft edges. */
  readonly textMask: Mask
}

/** The ground that a region's text stands on. */
export type BalloonGround = 'flat' | 'gradient' | 'art'

/** The place that a region's text may fill: the inside of its speech balloon or caption box, or the text's own surroundings on art. */
export interface Balloon {
  readonly ground: BalloonGround
  /** Pixels that text may cover: inside the balloon's border. On art, the text's own block. */
  readonly interior: LocalMask
}

/** Lines that are read together: one balloon, one caption, one sound. */
export interface TextRegion {
  /** Unique on the page and stable from `group` to the end. */
  readonly id: string
  readonly lines: readonly TextLine[]
  /** Upright bounds of all its lines' ink. */
  readonly box: Box
  readonly direction: TextDirection
  readonly angle: number
  readonly balloon: Balloon
}

/** After `group`: regions in reading order. */
export interface GroupedPage extends DetectedPage {
  readonly regions: readonly TextRegion[]
}

/** How the source text looks, so that the translation can look alike. */
export interface TextLook {
  readonly colour: Colour
  /** The colour of an outline around the letters, when they have one. */
  readonly outline?: Colour
  /** Height of a full-size glyph (kanji, capital) in page pixels. */
  readonly glyphSizePx: number
  readonly isBold: boolean
}

/** A region whose text was read. */
export interface RecognizedRegion extends TextRegion {
  readonly language: LanguageCode
  /** The region's lines in reading order, joined by nothing (Chinese, Japanese) or one space; Latin words split by a hyphen at a line end are whole again. */
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  readonly look: TextLook
  /** What the text is: speech and captions are translated, sounds and marks may be left as they are. */
  readonly kind: 'speech' | 'sound' | 'mark'
}

/** After `recognize`. `language` is the page's: the one given, or the one that most of its text is in. */
export interface RecognizedPage extends Omit<GroupedPage, 'regions'> {
  readonly language: LanguageCode | undefined
  /** False where the page has too little text to tell its language, or text that speaks for several. */
  readonly isLanguageSure: boolean
  readonly regions: readonly RecognizedRegion[]
}

/** What somebody asked for in one region's lettering, in place of what the page's rules give. */
export interface LetteringWishes {
  readonly fontStyle?: FontStyleId
  readonly sizePx?: number
  readonly alignment?: LineAlignment
}

/** A region with its translation; `undefined` leaves the region as it is on the page. */
export interface TranslatedRegion extends RecognizedRegion {
  readonly translation: string | undefined
  /** Whether the engine itself doubts the translation; absent where it does not, or cannot tell. */
  readonly isRough?: boolean
  /** Words that the region had before it was put back as it was drawn. */
  readonly laidAside?: string
  readonly wishes?: LetteringWishes
  /** Languages that the translation went through, source and target included; absent without a translation. */
  readonly route?: readonly LanguageCode[]
}

/** Tokens of a language model or characters of a service that one page cost. */
export interface TranslationUsage {
  readonly inputTokens?: number
  readonly outputTokens?: number
  readonly characters?: number
  /** Pulled models that translated, in the order of their turn, each as `<id>@<commit>`. */
  readonly models?: readonly string[]
}

/** The pixels that erasing a region may have changed. */
export interface RegionErasure {
  readonly regionId: string
  readonly area: LocalMask
}

/** Sizes and weight that the lettering of a page has in common, as they were found when it was first set. */
export interface LetteringRules {
  /** What it was set in; a page in another language or style is set as a whole. */
  readonly language: LanguageCode
  readonly fontStyle: FontStyleId
  /** How large the ordinary text of the source looks. */
  readonly ordinarySourcePx: number
  /** Height of the full-size glyphs of the source's ordinary text. */
  readonly ordinaryGlyphPx: number
  /** Font size that suits the ordinary text of the source. */
  readonly ordinaryWantedPx: number
  /** The page's ordinary font size. */
  readonly ordinaryPx: number
  /** The largest font size of text that is no louder than ordinary. */
  readonly mostPx: number
  readonly isAllBold: boolean
}

/** The colours that letters are drawn in. */
export interface LetterColours {
  readonly colour: Colour
  readonly outline?: Colour
  /** Width of the outline beside each stroke in parts of the font size, 0 without one. */
  readonly outlineWidth: number
}

/** A line of lettering: its text, where it is aligned along u, and its baseline (for columns, its middle) in v. */
export interface LaidLine {
  readonly text: string
  readonly u: number
  readonly v: number
  readonly widthPx: number
}

/** Drawn letters on a transparent ground: straight RGBA of the box's size. */
export interface Ink {
  readonly box: Box
  readonly data: Uint8ClampedArray
}

/** How one region was set, with all that it takes to draw it again, or to set other words in its place by the same rules. */
export interface RegionSetting {
  /** What was set, spaced and spelled as it is drawn. */
  readonly text: string
  readonly wishes: LetteringWishes
  readonly colours: LetterColours
  /** The balloon's interior, or the even ground around text without one. */
  readonly interior: LocalMask
  /** The part of it that belongs to this region alone. */
  readonly place: LocalMask
  /** Whether text stands in columns in this place; what was set may differ where the place was too small for it. */
  readonly isVertical: boolean
  readonly lines: readonly LaidLine[]
  /** Corner of the frame in which the lines stand, in page pixels, and its turn in radians, clockwise. */
  readonly origin: Point
  readonly frameAngle: number
  readonly lettering: RegionLettering
  /** Kept in memory alone. */
  readonly ink?: Ink
}

/** What an earlier run made of the same page, to be changed only where the words did. */
export interface EarlierPage {
  /** The page with every region erased that has an erasure. */
  readonly ground: RasterImage
  readonly erasures: readonly RegionErasure[]
  /** Absent when nothing was set. */
  readonly rules?: LetteringRules
  readonly settings: readonly RegionSetting[]
}

/** After `translate`. */
export interface TranslatedPage extends Omit<RecognizedPage, 'regions'> {
  readonly regions: readonly TranslatedRegion[]
  /** Only on a page that is set anew. */
  readonly earlier?: EarlierPage
  /** Languages that the translation went through, source and target included: three when it pivoted. */
  readonly route: readonly LanguageCode[]
  readonly usage: TranslationUsage
  /** Names and terms as this page translated them, the given glossary included, for the pages that follow. */
  readonly glossary: Glossary
}

/** After `erase`: `cleaned` is the page without the text of the regions that are to be set anew. `erasedMask` says which pixels may differ from `image`. */
export interface ErasedPage extends TranslatedPage {
  readonly cleaned: RasterImage
  readonly erasedMask: Mask
  /** The page with every region erased that ever was, those included that are as they were drawn again. */
  readonly ground: RasterImage
  readonly erasures: readonly RegionErasure[]
}

/** How one region's translation was lettered. */
export interface RegionLettering {
  readonly regionId: string
  readonly fontFamily: string
  readonly fontSizePx: number
  readonly colour: Colour
  readonly outline?: Colour
  readonly direction: TextDirection
  readonly angle: number
  /** The lines as set, hyphens included. */
  readonly lines: readonly string[]
  /** Bounds of the set text's ink. */
  readonly box: Box
  /** Whether all ink lies within the balloon's interior. */
  readonly fits: boolean
}

/**
 * After `typeset`: `finished` is the translated page; `inkMask` says which pixels the lettering touched. The interiors of regions
 * without a balloon now hold the even ground around them, too, that their text could use.
 */
export interface TypesetPage extends ErasedPage {
  readonly finished: RasterImage
  readonly inkMask: Mask
  readonly lettering: readonly RegionLettering[]
  /** Of all regions that ever were set; those that are as they were drawn, or bare, are not in `lettering`. */
  readonly settings: readonly RegionSetting[]
  /** Absent when nothing was ever set. */
  readonly rules?: LetteringRules
}

/** What `encode` needs of a page. Nothing else of it is held while it is written. */
export type PageToEncode = Pick<TypesetPage, 'image' | 'finished' | 'format' | 'sourceBytes'>

/** After `encode`: the page in its own format and size, and a picture that is laid over the original. */
export interface EncodedPage {
  readonly bytes: Uint8Array
  /** PNG of the page's size: the pixels in which `finished` differs from `image`, and those close around them; transparent elsewhere. */
  readonly overlay: Uint8Array
}
