import { Button } from '@fukidashi/ui/button'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { readOwnService, subscribeToOwnService } from '../engines/own-service-store.ts'

const OwnServiceDialog = lazy(() => import('./own-service-dialog.tsx'))

/** The way to the reader's own translation service. */
export function OwnServiceSettings({ onKept }: { readonly onKept: () => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const service = useSyncExternalStore(subscribeToOwnService, readOwnService, () => undefined)
  const close = () => setOpen(false)
  const keep = () => {
    close()
    onKept()
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {service ? t`Change your own service` : t`Set up your own service`}
      </Button>
      {isOpen && (
        <Suspense>
          <OwnServiceDialog onClose={close} onKept={keep} />
        </Suspense>
      )}
    </>
  )
}
