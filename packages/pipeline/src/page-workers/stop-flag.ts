/** A word of memory that two threads share: 0 go on, 1 stop. */
export type StopFlag = Int32Array<SharedArrayBuffer>

/** A flag that is not raised. */
export function createStopFlag(): StopFlag {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
}

/** Tells the other thread to stop. */
export function raiseStopFlag(flag: StopFlag): void {
  Atomics.store(flag, 0, 1)
}

/**
 * The signal of a controller, which now also looks at the flag whenever it is asked to throw: a message cannot reach a loop that
 * never returns to its event loop, the flag can.
 */
export function heedStopFlag(controller: AbortController, flag: StopFlag): AbortSignal {
  const { signal } = controller
  const throwIfAborted = signal.throwIfAborted.bind(signal)
  signal.throwIfAborted = () => {
    if (Atomics.load(flag, 0) === 1) controller.abort()
    throwIfAborted()
  }
  return signal
}
