/** Address that the site is reached under: search engines want whole addresses for the languages of a page. Set when building. */
export const publicUrl: string = import.meta.env.PUBLIC_URL ?? 'http://127.0.0.1:8787'
