import { Trans } from '@lingui/react/macro'
import { useShopOffer } from '../../shell/shop-offer.ts'

/** What is to be known before buying: how one can pay, or that nothing can be bought here. */
export function BuyingNote() {
  const offer = useShopOffer()
  if (offer === undefined) return null
  if (offer === 'unknown')
    return <Trans>What can be bought here is not known, because the server cannot be reached.</Trans>
  if (offer.services.length === 0) return <Trans>Buying is not set up on this server.</Trans>
  if (offer.services.some(({ id }) => id === 'demo'))
    return <Trans>This is a demonstration: nothing is charged, and what you buy here is for trying it out.</Trans>
  return (
    <Trans>
      Prices are in US dollars. You need an account to buy, and pay with the e-mail address that you log in with.
    </Trans>
  )
}
