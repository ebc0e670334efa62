import './env.ts'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { TypedTensor } from 'onnxruntime-common'
import type { InferencePort } from '../../ports.ts'

/** The inference port with the means to give its sessions' memory back. */
export interface NodeInferencePort extends InferencePort {
  readonly dispose: () => Promise<void>
}

// Without the first, weights in 8 bits become floats again in every run; without the second, threads burn what they wait.
// Names as in onnxruntime_session_options_config_keys.h.
const stepwiseOptions = { session: { disable_quant_qdq: '1', intra_op: { allow_spinning: '0' } } }

/** onnxruntime on the processor; `threads` cores work on one graph. */
export function createInferencePort(threads: number): NodeInferencePort {
  const sessions: InferenceSession[] = []
  return {
    createSession: async (weights, { isStepwise = false, externalData = [] } = {}) => {
      const session = await InferenceSession.create(weights, {
        executionProviders: ['cpu'],
        executionMode: 'sequential',
        graphOptimizationLevel: 'all',
        // Pages and lines come in many sizes, and an arena keeps the largest blocks of each for ever.
        enableCpuMemArena: false,
        intraOpNumThreads: threads,
        interOpNumThreads: 1,
        logSeverityLevel: 3,
        externalData,
        ...(isStepwise && { extra: stepwiseOptions }),
      })
      sessions.push(session)
      return session
    },
    createTensor: <Type extends Tensor.Type>(type: Type, data: Tensor.DataTypeMap[Type], dims: readonly number[]) =>
      new Tensor(type, data, dims) as TypedTensor<Type>,
    dispose: async () => {
      await Promise.all(sessions.splice(0).map((session) => session.release()))
    },
  }
}
