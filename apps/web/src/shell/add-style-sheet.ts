/** Adds a style sheet that only some readers need. Resolves when it is there; a part without its looks is not to be seen. */
export async function addStyleSheet(url: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`The style sheet ${url} could not be loaded.`)))
  })
  document.head.append(link)
  await loaded
}
