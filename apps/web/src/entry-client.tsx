import './without-compiled-code.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import './styles.ts'
import { Site } from './site.tsx'

// As a transition, so that React gives way to the reader's touches while it brings the page to life.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BrowserRouter>
        <Site />
      </BrowserRouter>
    </StrictMode>,
  )
})
