/**
 * A function that loads the value of a key when it is first asked for, and gives the same one from then on. Those who ask
 * while it is being loaded wait for the one load. A load that fails is forgotten: whoever asks next has it tried again, as
 * what was missing may be there by then. `kept` is where the values are kept, for callers that also let go of some.
 */
export function keepLoaded<Value, Key = void>(
  load: (key: Key) => Promise<Value>,
  kept = new Map<Key, Promise<Value>>(),
): (key: Key) => Promise<Value> {
  return async (key) => {
    const known = kept.get(key)
    if (known !== undefined) return await known
    const loading = load(key)
    kept.set(key, loading)
    loading.catch(() => {
      if (kept.get(key) === loading) kept.delete(key)
    })
    return await loading
  }
}
