/** How the cores are shared out between pages. */
export interface PageWorkerPlan {
  readonly pagesAtOnce: number
  readonly coresPerPage: number
}

const coresPerPageWanted = 2
// Each thread holds its own sessions, some 300 MB with one source language.
const mostPagesAtOnce = 4

/**
 * Two cores a page: the inside of a page (tiles, lines) keeps two busy, more of them wait for each other, and each page at
 * work costs memory. A page alone gets every core.
 */
export function planPageWorkers(cores: number, pages = Number.POSITIVE_INFINITY): PageWorkerPlan {
  const wanted = Math.min(pages, mostPagesAtOnce, Math.floor(cores / coresPerPageWanted))
  const pagesAtOnce = Math.max(1, wanted)
  return { pagesAtOnce, coresPerPage: Math.max(1, Math.floor(cores / pagesAtOnce)) }
}
