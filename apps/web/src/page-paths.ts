/** The pages of the site without their language. Each stands in `routes.ts` too and is written out in every language. */
export const pagePaths = ['/', '/manga-translator', '/error/404'] as const

/** A page that can be linked to. */
export type PagePath = (typeof pagePaths)[number]
