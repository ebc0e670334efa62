/** A comic site of our own making, to look at the extension on: a light and a dark one, for desk and phone. */
export function drawComicSite(isDark: boolean, images: readonly string[]): string {
  const [ground, ink, line] = isDark ? ['#15171c', '#e9ebf0', '#2b2f38'] : ['#ffffff', '#1c1e22', '#e3e5e9']
  return `<!doctype html><html lang="en"><head><title>The Lighthouse, chapter 1</title><meta name="viewport" content="width=device-width"><style>
    body { margin: 0; background: ${ground}; color: ${ink}; font: 16px/1.5 system-ui, sans-serif }
    header { display: flex; gap: 24px; align-items: center; padding: 14px 24px; border-bottom: 1px solid ${line} }
    header b { font-size: 19px } header span { opacity: .7 }
    h1 { margin: 20px 24px 12px; text-align: center; font-size: 22px }
    main { display: grid; gap: 12px; justify-content: center }
    main img { display: block; width: min(100vw, 600px); height: auto }
  </style></head><body><header><b>Panels</b><span>Latest</span><span>Library</span></header><h1>The Lighthouse, chapter 1</h1>
  <main id="_imageList">${images.map((image) => `<img src="${image}" alt="">`).join('')}</main></body></html>`
}
