/** A text with the accents that its typist wrote as apostrophes, as many texts to learn from have them ("perche'"). */
export function withAccents(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})E['’](?!\p{L})/gu, 'È')
    .replaceAll(/(?<=(?<!\p{L})(?:c['’])?)e['’](?!\p{L})/gu, 'è')
    .replaceAll(/(?<=(?<!\p{L})(?:gi|citt|sar))a['’](?!\p{L})/giu, 'à')
    .replaceAll(/(?<=(?<!\p{L})(?:pu|per))o['’](?!\p{L})/giu, 'ò')
    .replaceAll(/(?<=(?<!\p{L})pi)u['’](?!\p{L})/giu, 'ù')
    .replaceAll(/(?<=(?<!\p{L})cos)i['’](?!\p{L})/giu, 'ì')
    .replaceAll(/(?<=(?<!\p{L})(?:per|anzi)ch)e['’](?!\p{L})/giu, 'é')
}
