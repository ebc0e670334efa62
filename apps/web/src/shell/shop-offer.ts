import { startTransition, useEffect, useState } from 'react'

/** Who payments can be made with here. */
export type PaymentService = 'stripe' | 'paypal' | 'demo'

/** What can be bought on this server. */
export interface ShopOffer {
  readonly services: readonly { readonly id: PaymentService; readonly sellsSubscriptions: boolean }[]
  readonly promotion: { readonly extraPercent: number; readonly endsAt: string } | undefined
}

let asked: Promise<ShopOffer> | undefined

// Parsing the whole offer takes a library that is larger than this page.
async function askForOffer(): Promise<ShopOffer> {
  const response = await fetch('/runtime-config.json')
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const { payments } = (await response.json()) as {
    readonly payments?: {
      readonly providers: ShopOffer['services']
      readonly promotion: NonNullable<ShopOffer['promotion']> | null
    }
  }
  return { services: payments?.providers ?? [], promotion: payments?.promotion ?? undefined }
}

/** What can be bought here: undefined until it is known, and `unknown` when the server cannot be asked. */
export function useShopOffer(): ShopOffer | 'unknown' | undefined {
  const [offer, setOffer] = useState<ShopOffer | 'unknown'>()
  useEffect(() => {
    let isGone = false
    asked ??= askForOffer()
    asked.then(
      // As a transition: parts of the page that are not alive yet would be taken away and made anew.
      (found) => isGone || startTransition(() => setOffer(found)),
      () => {
        asked = undefined
        if (!isGone) startTransition(() => setOffer('unknown'))
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return offer
}
