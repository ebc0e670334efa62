/** A site that we link to as a friend. */
export interface PartnerLink {
  readonly link: string
  readonly name: string
  /** What others call us in the addresses that they count visits by; absent where it would be of no use to them. */
  readonly utmSource?: string
}

const utmSource = 'fukidashi'

/** Friendship links in the order in which they are shown; the footer shows the first four. */
export const partnerLinks = [
  { link: 'https://www.peppercarrot.com/', name: 'Pepper&Carrot', utmSource },
  { link: 'https://digitalcomicmuseum.com/', name: 'Digital Comic Museum', utmSource },
  { link: 'https://tatoeba.org/', name: 'Tatoeba', utmSource },
  { link: 'https://krita.org/', name: 'Krita', utmSource },
  { link: 'https://opus.nlpl.eu/', name: 'OPUS' },
  { link: 'https://onnxruntime.ai/', name: 'ONNX Runtime' },
  { link: 'https://fontsource.org/', name: 'Fontsource' },
] as const satisfies readonly PartnerLink[]

/** Name of a site that we link to. */
export type PartnerName = (typeof partnerLinks)[number]['name']

/** The address of a partner, which says where the visitor comes from. */
export function addressOfPartner({ link, utmSource: source }: PartnerLink): string {
  const address = new URL(link)
  if (source !== undefined) address.searchParams.set('utm_source', source)
  return address.href
}
