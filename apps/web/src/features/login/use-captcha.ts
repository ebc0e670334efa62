import { useState } from 'react'

/**
 * The captcha of a form: its answer, what its field needs, and another one, as each can be answered once. `isAsked` says whether
 * one is asked for; where it is not from the start, the first `another` asks.
 */
export function useCaptcha({ isAskedAtFirst = true } = {}) {
  const [value, onChange] = useState('')
  const [round, setRound] = useState(isAskedAtFirst ? 1 : 0)
  const another = () => {
    onChange('')
    setRound((current) => current + 1)
  }
  return { answer: value, isAsked: round > 0, another, field: { value, onChange, round, onAnother: another } }
}
