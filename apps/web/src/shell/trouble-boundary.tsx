import { Component, type ReactNode } from 'react'
import { reloadAfterMissingChunk } from './reload-after-missing-chunk.ts'
import { NestedTrouble, Trouble } from './trouble.tsx'

interface BoundaryProps {
  readonly fallback: (error: unknown) => ReactNode
  readonly onError?: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly isBroken: boolean
  readonly error?: unknown
}

/** React offers this to classes alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { isBroken: true, error }
  }

  override state: BoundaryState = { isBroken: false }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.isBroken ? this.props.fallback(this.state.error) : this.props.children
  }
}

/** Shows what went wrong when a page breaks, and a plainer page when showing that breaks too. */
export function TroubleBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary fallback={() => <NestedTrouble />}>
      <Boundary fallback={(error) => <Trouble error={error} />} onError={reloadAfterMissingChunk}>
        {children}
      </Boundary>
    </Boundary>
  )
}
