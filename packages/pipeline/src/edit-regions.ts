import type { RegionEdit } from '@fukidashi/contract/result-calls'
import { ProductError } from '@fukidashi/contract/errors'
import type { LanguageCode } from '@fukidashi/contract/languages'
import type { LetteringWishes, TranslatedPage, TranslatedRegion } from './page.ts'

/**
 * A page's regions as edits want them; what an edit does not name stays as it is. Throws a ProductError `requestInvalid` for an
 * edit of a region that the page does not have.
 */
export function editRegions(
  regions: readonly TranslatedRegion[],
  edits: readonly RegionEdit[],
): readonly TranslatedRegion[] {
  const editOf = new Map(edits.map((edit) => [edit.regionId, edit]))
  refuseUnknown(regions, [...editOf.keys()])
  return regions.map((region) => {
    const edit = editOf.get(region.id)
    return edit === undefined ? region : editRegion(region, edit)
  })
}

function editRegion({ laidAside, wishes, isRough, ...region }: TranslatedRegion, edit: RegionEdit): TranslatedRegion {
  const words = edit.text ?? region.translation ?? laidAside
  const isAsDrawn = edit.asDrawn ?? (edit.text === undefined && region.translation === undefined)
  // Words of a person are nothing that an engine doubts.
  const doubt = isRough !== undefined && edit.text === undefined && { isRough }
  const edited = { ...region, ...doubt, ...withWishes(wishes ?? {}, edit) }
  if (!isAsDrawn) return { ...edited, translation: words ?? '' }
  return { ...edited, translation: undefined, ...(words !== undefined && { laidAside: words }) }
}

function withWishes(wishes: LetteringWishes, { font, size, align }: RegionEdit): Pick<TranslatedRegion, 'wishes'> {
  const changed = {
    fontStyle: font === undefined ? wishes.fontStyle : (font ?? undefined),
    sizePx: size === undefined ? wishes.sizePx : (size ?? undefined),
    alignment: align === undefined ? wishes.alignment : (align ?? undefined),
  }
  const wished = Object.entries(changed).filter(([, value]) => value !== undefined)
  return wished.length === 0 ? {} : { wishes: Object.fromEntries(wished) }
}

/**
 * A page with words from outside for its regions. Regions without words, or with blank ones, stay as they were drawn. Throws a
 * ProductError `requestInvalid` for words of a region that the page does not have.
 */
export function takeWords(
  page: TranslatedPage,
  words: Readonly<Record<string, string>>,
  to: LanguageCode,
): TranslatedPage {
  refuseUnknown(page.regions, Object.keys(words))
  const regions = page.regions.map((region): TranslatedRegion => {
    const translation = (Object.hasOwn(words, region.id) && words[region.id]!.trim()) || undefined
    return { ...region, translation, ...(translation && { route: [region.language, to] }) }
  })
  const isWorded = regions.some(({ translation }) => translation !== undefined)
  return { ...page, regions, route: isWorded && page.language ? [page.language, to] : [] }
}

function refuseUnknown(regions: readonly TranslatedRegion[], ids: readonly string[]): void {
  const known = new Set(regions.map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined)
    throw new ProductError('requestInvalid', `The page has no region '${unknown.slice(0, 80)}'.`)
}
