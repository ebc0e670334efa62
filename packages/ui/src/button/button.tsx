import type { ButtonHTMLAttributes } from 'react'
import { buttonClass } from './button-class.ts'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** One `main` button a view; all others are `quiet`. */
  readonly weight?: 'main' | 'quiet'
  /** Work is going on: the button keeps its place and focus, but cannot be pressed again. */
  readonly isBusy?: boolean
}

/** A button with its words as children. */
export function Button({ weight = 'quiet', isBusy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(weight)}
      aria-busy={isBusy}
      // `disabled` would drop the focus, and with it the place of a reader who uses the keyboard.
      aria-disabled={isBusy || rest.disabled}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}
