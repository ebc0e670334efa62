import { type ErrorKey, errors } from '@fukidashi/contract/errors'
import { apiDocsPath, everyFailure, openApiPath } from '@fukidashi/contract/public-call'
import { publicCalls } from '@fukidashi/contract/public-api'
import { html, raw } from 'hono/html'

/** A program that shows how the API is used. */
export interface Example {
  readonly title: string
  readonly program: string
}

/** Failures that a caller of the public API can meet, in the order of their numbers. */
export function listPublicFailures(): readonly ErrorKey[] {
  const keys = new Set<ErrorKey>([
    ...everyFailure,
    ...Object.values(publicCalls).flatMap(({ failures }) => [...failures]),
  ])
  return [...keys, ...pageFailures].toSorted((a, b) => errors[a].code - errors[b].code)
}

/** Failures that a page may end with, or that no single call names. */
const pageFailures = [
  ...(['engineRefused', 'engineUnauthorised', 'engineRateLimited', 'engineTimedOut', 'engineUnreachable'] as const),
  ...(['engineReplyInvalid', 'cancelled', 'pageOverBudget', 'callUnknown'] as const),
] as const

/** The page that shows the description of the public API, examples, and what its failures mean. */
export function describePage(siteUrl: string, examples: readonly Example[]) {
  const viewer = `${apiDocsPath}/viewer`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fukidashi API</title>
<meta name="description" content="The API that translates comic pages: calls, examples and failures.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${viewer}/swagger-ui.css">
<link rel="stylesheet" href="${viewer}/api-docs.css">
<script src="${viewer}/swagger-ui-bundle.js" defer></script>
<script src="${viewer}/start-viewer.mjs" type="module"></script>
</head>
<body>
<header class="top"><a href="/">Fukidashi</a> <span>API</span> <a href="${openApiPath}">openapi.json</a></header>
<div id="viewer" data-description="${openApiPath}"></div>
<section class="more" aria-labelledby="examples">
<h2 id="examples">Examples</h2>
${examples.map(
  ({ title, program }) => html`<h3>${title}</h3>
<pre tabindex="0"><code>${program.replaceAll('http://127.0.0.1:8787', siteUrl)}</code></pre>
`,
)}
</section>
<section class="more" aria-labelledby="problems">
<h2 id="problems">Failures</h2>
<div class="wide" tabindex="0" role="group" aria-labelledby="problems">
<table>
<thead><tr><th scope="col">Key</th><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${listPublicFailures().map(
  (
    key,
  ) => html`<tr id="problem-${key}"><th scope="row"><code>${key}</code></th><td>${errors[key].code}</td><td>${errors[key].status}</td><td>${errors[key].message}</td></tr>
`,
)}
</tbody>
</table>
</div>
</section>
<noscript><p class="more">The list of calls needs JavaScript. ${raw(`<a href="${openApiPath}">openapi.json</a>`)} has all of it.</p></noscript>
</body>
</html>
`
}
