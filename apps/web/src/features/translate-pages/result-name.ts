/** The name under which a translated page is saved: `page.jpg` in English becomes `page.eng.jpg`. */
export function resultName(name: string, language: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}.${language.toLowerCase()}${ending}`
}
