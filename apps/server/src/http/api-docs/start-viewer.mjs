// Loaded by the page of the public API alone, after the viewer's own bundle.
const place = document.querySelector('#viewer')

globalThis.SwaggerUIBundle({
  url: place.dataset.description,
  domNode: place,
  // Links within the buttons that open a call could be reached by nobody who uses the keyboard.
  deepLinking: false,
  defaultModelsExpandDepth: 0,
  // Nothing of a description is sent to anybody.
  validatorUrl: null,
  presets: [globalThis.SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
})

const parts = [
  ['.information-container', 'About the API'],
  ['.scheme-container', 'Server and key'],
  ['.models', 'Schemas'],
]

/** What the viewer leaves out for people who cannot see: names of its parts and choices, and the order of headings. Its own main part is the page's. */
function complete() {
  for (const [part, name] of parts)
    for (const found of place.querySelectorAll(part)) {
      found.setAttribute('role', 'region')
      found.setAttribute('aria-label', name)
    }
  for (const choice of place.querySelectorAll('select:not([aria-label])')) {
    const row = choice.closest('tr')?.querySelector('.parameter__name')
    choice.setAttribute('aria-label', row?.firstChild?.textContent?.trim() || describeChoice(choice))
  }
  for (const [tag, level] of [
    ['h3', 2],
    ['h4', 3],
    ['h5', 4],
  ])
    for (const heading of place.querySelectorAll(`${tag}:not([aria-level])`)) {
      heading.setAttribute('role', 'heading')
      heading.setAttribute('aria-level', String(level))
    }
}

function describeChoice(choice) {
  if (choice.id === 'servers') return 'Server'
  return choice.closest('.responses-wrapper') === null ? 'Type of the body' : 'Type of the answer'
}

new MutationObserver(complete).observe(place, { childList: true, subtree: true })
