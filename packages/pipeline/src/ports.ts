import type { ImageFormat } from '@fukidashi/contract/limits'
import type { AssetLoader, InferencePort } from '@fukidashi/translator/platform'
import type { RasterImage } from './page.ts'
import type { GreyImage } from './raster/greyscale.ts'

// The translator, which runs without a page, asks for the same two.
export type { AssetLoader, InferencePort }

/** What an image says of itself before any pixel is decoded. */
export interface ImageHeader {
  readonly format: ImageFormat
  /** Width and height in pixels as stored, before the EXIF turn. */
  readonly width: number
  readonly height: number
}

/** Reads and writes image files. */
export interface ImageCodec {
  /** Judges by content. Throws a ProductError for anything that is not a whole jpg, png or webp. */
  readonly readHeader: (bytes: Uint8Array) => Promise<ImageHeader>
  /** First frame only, EXIF turn applied, converted to sRGB RGBA. */
  readonly decode: (bytes: Uint8Array) => Promise<RasterImage>
  readonly encode: (image: RasterImage, format: ImageFormat) => Promise<Uint8Array>
  /** Scales with a filter that suits the direction (area when smaller, cubic when larger). */
  readonly resize: (image: RasterImage, width: number, height: number) => Promise<RasterImage>
}

/** The part of the standard 2D canvas that typesetting uses; OffscreenCanvas and Skia canvases both have it. */
export type CanvasContext = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'setTransform'
  | 'clearRect'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'measureText'
  | 'getImageData'
  | 'putImageData'
  | 'font'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'miterLimit'
  | 'textAlign'
  | 'textBaseline'
  | 'direction'
  | 'globalAlpha'
  | 'letterSpacing'
> & {
  /** BCP 47 tag that chooses between the forms that languages give to one character. */
  lang?: string
  /** OpenType features, for the vertical forms of CJK punctuation. */
  fontFeatureSettings?: string
}

/** Makes canvases and knows the fonts that were registered for them. */
export interface CanvasPort {
  readonly createContext: (width: number, height: number) => CanvasContext
  /** Makes a font file usable under a family name of our choice. Registering the same family again adds a fallback-free face. */
  readonly registerFont: (family: string, bytes: Uint8Array) => Promise<void>
}

/** A cleaned picture of one line of text, dark on white, in the height that the model reads. Columns come turned a quarter counter-clockwise, as the models for vertical text were trained. */
export type LineImage = GreyImage

/** What was read in one line. */
export interface LineReading {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
}

/** Reads lines with a classical OCR engine (tesseract); `model` is one of its traineddata names, such as `jpn_vert`. */
export interface LineRecogniser {
  /** As many at a time as there are cores; readings come in the order of the lines. */
  readonly recognize: (
    model: string,
    lines: readonly LineImage[],
    signal: AbortSignal,
  ) => Promise<readonly LineReading[]>
}

/** What a model is to translate. */
export interface ModelRequest {
  /** Id of its set among the pulled weights. */
  readonly set: string
  readonly texts: readonly string[]
  /** The model's own tags of source and target, where it knows several languages. */
  readonly languages?: { readonly from: string; readonly to: string }
  /** Token before each text that tells a model which of its target languages or scripts is wanted. */
  readonly targetToken?: string
}

/** Runs whole translation models that bring their own tokenizers, in the layout of transformers.js. */
export interface ModelTranslator {
  /**
   * Translates the texts as one batch, in their order; an empty text where the model had nothing to say. Throws the signal's
   * reason, or an Error when the set cannot be loaded.
   */
  readonly translate: (request: ModelRequest, signal: AbortSignal) => Promise<readonly string[]>
}

/** Everything that the stages need from the machine that they run on. `platform/node` fills it now, a browser can later. */
export interface Platform {
  readonly codec: ImageCodec
  readonly canvas: CanvasPort
  readonly inference: InferencePort
  readonly lineRecogniser: LineRecogniser
  readonly modelTranslator: ModelTranslator
  readonly assets: AssetLoader
  /** How many things may be worked on at once. */
  readonly parallelism: number
  /** Gives back threads and memory. The platform is of no use afterwards. */
  readonly dispose: () => Promise<void>
}
