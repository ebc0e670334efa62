import { Component, type ReactNode } from 'react'
import { reloadAfterMissingChunk } from './reload-after-missing-chunk.ts'
import { Trouble } from './trouble.tsx'

interface TroubleBoundaryProps {
  readonly children: ReactNode
}

/** Shows the last page there is when a page breaks; React offers this to classes alone. */
export class TroubleBoundary extends Component<TroubleBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override state = { isBroken: false }

  override componentDidCatch(error: unknown) {
    reloadAfterMissingChunk(error)
  }

  override render() {
    return this.state.isBroken ? <Trouble /> : this.props.children
  }
}
