import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A page made like one of a comic site. What has to be found carries `data-page`, or is put into the set `truth` by a script of the page;
 * the mark is gone before the extension runs, and the set is out of its reach.
 */
export interface Replica {
  readonly name: string
  readonly address: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  /** What the reader does there, one after the other; the pages are looked at again after each. */
  readonly steps?: readonly ReplicaStep[]
}

/** Something that the reader does on a site. */
export interface ReplicaStep {
  /** A script for the page's own world. */
  readonly does: string
  /** How many pictures are ordered then; absent where the number depends on how fast the browser is. */
  readonly orders?: number
}

const fixtures = fileURLToPath(new URL('../../../apps/extension/src/sites/fixtures/', import.meta.url))

/** Two fixed sizes, so that all of a replica stands in the window. */
const style = `<style>
  body { margin: 0 } body > *, li, ul { margin: 0; padding: 0 }
  img, canvas, div[style] { display: block; width: 210px; height: 160px; background-size: cover }
</style>`

/** What the sites' own scripts do: blobs are made, and images are loaded when they come near the window. */
const siteScript = `<script>
  const blobs = async (element, show) => {
    const response = await fetch('/drawn-' + [...document.querySelectorAll('*')].indexOf(element) + '.png')
    show(URL.createObjectURL(await response.blob()))
  }
  for (const image of document.querySelectorAll('img[src^="blob:"]'))
    void blobs(image, (address) => {
      image.onload = () => { if (image.classList.contains('zao-image')) URL.revokeObjectURL(address) }
      image.src = address
    })
  for (const box of document.querySelectorAll('div[style*="blob:"]'))
    void blobs(box, (address) => { box.style.backgroundImage = 'url(' + address + ')' })
  const sights = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const { src, url, lazySrc, original } = target.dataset
      if (isIntersecting) target.src = src ?? url ?? lazySrc ?? original
      if (isIntersecting) sights.unobserve(target)
    }
  })
  for (const image of document.querySelectorAll('[data-src], [data-url], [data-lazy-src], [data-original]')) sights.observe(image)
</script>`

/** One for each row of the table of sites, under its true host. */
export const siteReplicas: readonly Replica[] = readdirSync(fixtures).map((file) => {
  const fixture = readFileSync(`${fixtures}${file}`, 'utf8')
  return {
    name: file.replace('.html', ''),
    address: fixture.match(/^<!-- (\S+) -->/)![1]!,
    html: `<!doctype html><html><head><title>Replica</title>${style}</head><body>${fixture.replace(/^.*\n/, '')}${siteScript}</body></html>`,
  }
})

const list = (body: string, script = '') =>
  `<!doctype html><html><head><title>Chapter 1</title>${style}</head><body><div id="_imageList">${body}</div><script>${script}</script></body></html>`
const reader = (body: string, { head = '', script = '', attributes = '' } = {}) =>
  `<!doctype html><html ${attributes}><head><title>Chapter 1</title><style>body{margin:0}img,canvas{display:block;width:400px;height:560px}</style>${head}</head><body>${body}<script>${script}</script></body></html>`
const webtoons = (name: string) => `https://www.webtoons.com/en/${name}/viewer`
const unknown = (name: string) => `https://nobody-knows.example/${name}/chapter-1`

/** One for each way in which pages of comics are hard to find, to read or to follow. */
export const hardReplicas: readonly Replica[] = [
  {
    name: 'images that are loaded when they come near, by the browser itself',
    address: unknown('lazy'),
    html: reader(
      '<img data-page loading="lazy" src="1.png"><img data-page loading="lazy" src="2.png"><img data-page loading="lazy" src="3.png">',
    ),
    steps: [{ does: 'scrollTo(0, 600)' }, { does: 'scrollTo(0, 0)', orders: 0 }],
  },
  {
    name: 'data-src that is swapped later',
    address: webtoons('swapped'),
    html: list(
      '<img data-page data-later="1.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img data-page data-later="2.png">',
      'globalThis.show = (number) => { const image = document.images[number]; image.src = image.dataset.later }',
    ),
    steps: [
      { does: 'show(1)', orders: 1 },
      { does: 'show(0)', orders: 1 },
    ],
  },
  {
    name: 'srcset and picture',
    address: unknown('srcset'),
    html: reader(
      '<img data-page src="1.png" srcset="1-large.png 2x, 1.png 1x"><picture><source media="(min-width: 5000px)" srcset="2-huge.png"><source srcset="2-wide.png 1x"><img data-page src="2.png"></picture><picture><source srcset="3.webp" type="image/webp"><img data-page src="3.png"></picture>',
    ),
  },
  {
    name: 'blobs, one of them revoked as soon as it has loaded',
    address: webtoons('blobs'),
    html: list('<img data-page src="blob:1"><img data-page src="blob:2" class="zao-image">').replace(
      '</body>',
      `${siteScript}</body>`,
    ),
  },
  {
    name: 'backgrounds',
    address: 'https://comic.pixiv.net/viewer/stories/2',
    html: `<!doctype html><html><head><title>Chapter 1</title>${style}</head><body><div id="page-0" data-page style="background-image:url('blob:1');background-size:contain;background-repeat:no-repeat"></div><div id="page-1" data-page style="background-image:url('blob:2')"></div>${siteScript}</body></html>`,
  },
  {
    name: 'a canvas that the site paints again when its page is turned',
    address: unknown('canvas'),
    html: reader(
      '<canvas data-page width="420" height="600"></canvas><canvas data-page width="420" height="600"></canvas>',
      {
        script: `
        const paint = (number) => {
          for (const [index, canvas] of document.querySelectorAll('canvas').entries()) {
            const context = canvas.getContext('2d')
            context.fillStyle = 'hsl(' + (120 + 40 * number + 20 * index) + ' 60% 40%)'
            context.fillRect(0, 0, 420, 600)
          }
        }
        let page = 0
        addEventListener('keydown', ({ key }) => { if (key === 'PageDown') paint(++page) })
        paint(page)`,
      },
    ),
    steps: [{ does: "dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }))", orders: 2 }],
  },
  {
    name: 'a virtual list, whose elements come and go',
    address: webtoons('virtual'),
    html: list(
      '<div id="above"></div>',
      `
        const frame = document.querySelector('#_imageList')
        frame.style.height = '16000px'
        frame.style.width = 'auto'
        const update = () => {
          const first = Math.max(0, Math.floor(scrollY / 160) - 1)
          const wanted = Array.from({ length: 9 }, (_, index) => first + index)
          for (const image of frame.querySelectorAll('img')) if (!wanted.includes(Number(image.alt))) { truth.delete(image); image.remove() }
          for (const number of wanted) {
            if (frame.querySelector('[alt="' + number + '"]')) continue
            const image = new Image()
            image.alt = number
            image.src = '/virtual-' + number + '.png'
            image.style.cssText = 'position:absolute;top:' + number * 160 + 'px'
            truth.add(image)
            frame.append(image)
          }
          for (const image of [...frame.querySelectorAll('img')].sort((a, b) => a.alt - b.alt)) frame.append(image)
        }
        addEventListener('scroll', update)
        update()`,
    ),
    steps: [{ does: 'scrollTo(0, 800)' }, { does: 'scrollTo(0, 8000)' }, { does: 'scrollTo(0, 0)', orders: 0 }],
  },
  {
    name: 'endless scroll with several episodes',
    address: 'https://tapas.io/episode/10',
    html: `<!doctype html><html><head><title>Episode 10</title>${style}</head><body><main></main><script>
      let episode = 10
      const add = () => {
        const article = document.createElement('article')
        article.className = 'viewer__body'
        for (const number of [1, 2]) {
          const image = new Image()
          image.className = 'content__img'
          image.src = '/episode-' + episode + '-' + number + '.png'
          truth.add(image)
          article.append(image)
        }
        const next = new Image()
        next.className = 'thumb'
        next.src = '/next-' + episode + '.png'
        document.querySelector('main').append(article, next)
        history.replaceState(undefined, '', '/episode/10#' + episode++)
      }
      globalThis.readOn = add
      add()
    </script></body></html>`,
    steps: [
      { does: 'readOn()', orders: 2 },
      { does: 'readOn()', orders: 2 },
      { does: 'scrollTo(0, document.body.scrollHeight)', orders: 0 },
    ],
  },
  {
    name: 'a paged reader with one image, turned by click and key',
    address: 'https://www.manhuagui.com/comic/1/3.html',
    html: `<!doctype html><html><head><title>Chapter 3</title>${style}</head><body><div id="manga"><img data-page src="/paged-1.png"></div><script>
      let page = 1
      const turn = (by) => { document.querySelector('img').src = '/paged-' + (page += by) + '.png' }
      addEventListener('keydown', ({ key }) => { if (key === 'PageDown') turn(1); if (key === 'PageUp') turn(-1) })
      document.querySelector('#manga').addEventListener('dblclick', () => turn(1))
    </script></body></html>`,
    steps: [
      { does: "dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }))", orders: 1 },
      { does: "document.querySelector('img').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))", orders: 1 },
      { does: "dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }))", orders: 0 },
    ],
  },
  {
    name: 'an app of one document that goes to the next chapter',
    address: 'https://mangadex.org/chapter/00000000-0000-0000-0000-000000000001',
    html: `<!doctype html><html><head><title>Chapter 1</title>${style}</head><body><div id="app"></div><script>
      globalThis.open = (chapter) => {
        const app = document.querySelector('#app')
        app.innerHTML = '<nav><img src="/cover.png"></nav><div class="md--reader-pages">' + [1, 2].map((page) => '<div class="md--page"><img src="/spa-' + chapter + '-' + page + '.png"></div>').join('') + '</div>'
        truth.clear()
        for (const image of app.querySelectorAll('.md--page img')) truth.add(image)
      }
      open(1)
    </script></body></html>`,
    steps: [
      { does: "history.replaceState(undefined, '', '#page-2'); open(2)", orders: 2 },
      { does: "document.querySelector('#app').innerHTML = '<p>The list of chapters</p>'; truth.clear()", orders: 0 },
      { does: 'open(3)', orders: 2 },
    ],
  },
  {
    name: 'images of another origin that no script may read',
    address: webtoons('foreign'),
    html: list('<img data-page src="https://cdn.example/1.png"><img data-page src="https://cdn.example/2.png">'),
  },
  {
    name: 'images of another origin with CORS',
    address: webtoons('cors'),
    html: list(
      '<img data-page src="https://cdn.example/cors/1.png"><img data-page src="https://cdn.example/cors/2.png">',
    ),
  },
  {
    name: 'a strict Content-Security-Policy',
    address: webtoons('strict'),
    html: '<!doctype html><html><head><title>Chapter 1</title></head><body><div id="_imageList"><img data-page width="210" height="160" src="1.png"><img data-page width="210" height="160" src="2.png"></div></body></html>',
    headers: {
      'content-security-policy':
        "default-src 'none'; img-src 'self'; require-trusted-types-for 'script'; sandbox allow-scripts allow-same-origin",
    },
  },
  {
    name: 'pages from right to left, one screen each',
    address: unknown('right-to-left'),
    html: reader(
      '<div id="strip"><img data-page src="1.png"><img data-page src="2.png"><img data-page src="3.png"><img data-page src="4.png"></div>',
      {
        attributes: 'dir="rtl" lang="ja"',
        head: '<style>#strip{display:flex;overflow-x:auto;height:600px}#strip img{flex:none}</style>',
      },
    ),
    steps: [
      { does: "document.querySelector('#strip').scrollLeft = -420" },
      { does: "document.querySelector('#strip').scrollLeft = 0", orders: 0 },
    ],
  },
  {
    name: 'pages within borders, margins, transforms and an object-fit',
    address: unknown('fitted'),
    html: reader('<img data-page src="1.png"><img data-page src="2.png"><img data-page src="3.png">', {
      head: '<style>body{padding:7.3px}img{box-sizing:border-box;border:11px solid teal;padding:3px;margin:9.5px;object-fit:contain}img+img{transform:scale(.93)}</style>',
    }),
  },
  {
    name: 'HTML in the place of an image, and an image that does not exist',
    address: webtoons('broken'),
    html: list(
      '<img data-page alt="broken" src="/missing.png"><img data-page src="1.png"><img data-page alt="broken" src="/en/broken/viewer">',
    ),
  },
  {
    name: 'a strip of 12,000 pixels',
    address: webtoons('long'),
    html: list('<img data-page src="/long.png" style="width:300px;height:4500px"><img data-page src="2.png">'),
    steps: [
      { does: 'scrollTo(0, 2000)', orders: 0 },
      { does: 'scrollTo(0, 4300)' },
      { does: 'scrollTo(0, 0)', orders: 0 },
    ],
  },
  {
    name: 'raised boxes, a fixed head and a page without a body margin',
    address: unknown('raised'),
    html: reader(
      '<header><img src="head.png" style="height:60px"></header><main><img data-page src="1.png"><img data-page src="2.png"><img data-page src="3.png"></main>',
      {
        head: '<style>header{position:fixed;z-index:1000;top:0;left:500px}main{position:relative;z-index:50}</style>',
      },
    ),
  },
]
