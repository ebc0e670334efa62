// Loaded by the page of the public API alone, after the viewer's own bundle.
const place = document.querySelector('#viewer')

globalThis.SwaggerUIBundle({
  url: place.dataset.description,
  domNode: place,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  // Nothing of a description is sent to anybody.
  validatorUrl: null,
  presets: [globalThis.SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
})
