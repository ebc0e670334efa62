interface StructuredDataProps {
  /** An item of schema.org without its `@context`. */
  readonly data: object
}

/** Says to search engines what a page holds, in the words of schema.org. */
export function StructuredData({ data }: StructuredDataProps) {
  // Text within could otherwise end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
