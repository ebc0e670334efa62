import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'

/** One `import`, `export ... from` or `import()` of a file. */
export interface ModuleReference {
  readonly specifier: string
  readonly line: number
  readonly isTypeOnly: boolean
}

/** What the rules ask of one source file. */
export interface Source {
  readonly lineCount: number
  readonly references: readonly ModuleReference[]
  /** Lines with `export * from`. */
  readonly starExports: readonly number[]
  /** Whether the file does nothing but hand on what other files export. */
  readonly isBarrel: boolean
  /** Lines that read `process.env` or `import.meta.env`. */
  readonly environmentReads: readonly number[]
  /** Lines that call `fetch`, unless only for what the browser keeps, or make an XMLHttpRequest, WebSocket or EventSource. */
  readonly networkCalls: readonly number[]
  /** Words in JSX that no catalog of messages can translate. */
  readonly bareWords: readonly { readonly words: string; readonly line: number }[]
  /** Paths that `new URL(path, import.meta.url)` reaches for. */
  readonly fileReferences: readonly Pick<ModuleReference, 'specifier' | 'line'>[]
}

/** The node of a `new` expression. */
type Construction = Parameters<NonNullable<VisitorObject['NewExpression']>>[0]
/** The node of a call. */
type Call = Parameters<NonNullable<VisitorObject['CallExpression']>>[0]

/** What puts its words into a catalog, or holds what is typed as it stands. */
const wordElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal', 'code', 'kbd', 'style', 'script'])
/** Attributes that people read or hear. */
const wordAttributes =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder|label|\w+(?:Label|Word|Title))$/
const letters = /\p{L}{2,}/u

const networkClasses = new Set(['XMLHttpRequest', 'WebSocket', 'EventSource'])

/** Reads a TypeScript or JavaScript file without running it. Throws on a syntax error. */
export function readSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]!.message}`)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const references: ModuleReference[] = []
  const starExports: number[] = []
  const environmentReads: number[] = []
  const networkCalls: number[] = []
  const fileReferences: Pick<ModuleReference, 'specifier' | 'line'>[] = []
  const bareWords: { words: string; line: number }[] = []
  /** Whether each of the elements around the node translates its words, or says in which language they are. */
  const elements: boolean[] = []
  const noteWords = (words: string, start: number) => {
    if (letters.test(words) && !elements.includes(true)) bareWords.push({ words: words.trim(), line: lineOf(start) })
  }
  const refer = (node: { start: number }, specifier: string, isTypeOnly: boolean) =>
    references.push({ specifier, line: lineOf(node.start), isTypeOnly })

  new Visitor({
    ImportDeclaration: (node) => {
      const names = node.specifiers
      const isTypeOnly =
        node.importKind === 'type' ||
        (names.length > 0 && names.every((name) => name.type === 'ImportSpecifier' && name.importKind === 'type'))
      refer(node, node.source.value, isTypeOnly)
    },
    ExportNamedDeclaration: (node) => {
      if (node.source) refer(node, node.source.value, node.exportKind === 'type')
    },
    ExportAllDeclaration: (node) => {
      refer(node, node.source.value, node.exportKind === 'type')
      starExports.push(lineOf(node.start))
    },
    ImportExpression: (node) => {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') refer(node, node.source.value, false)
    },
    JSXElement: ({ openingElement: { name, attributes } }) => {
      const isInLanguage = attributes.some(
        (attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'lang',
      )
      elements.push((name.type === 'JSXIdentifier' && wordElements.has(name.name)) || isInLanguage)
    },
    'JSXElement:exit': () => {
      elements.pop()
    },
    JSXText: (node) => noteWords(node.value, node.start),
    JSXAttribute: ({ name, value, start }) => {
      if (value?.type === 'Literal' && typeof name.name === 'string' && wordAttributes.test(name.name))
        noteWords(String(value.value), start)
    },
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier' || node.property.name !== 'env') return
      const isProcess = node.object.type === 'Identifier' && node.object.name === 'process'
      if (isProcess || node.object.type === 'MetaProperty') environmentReads.push(lineOf(node.start))
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'fetch' && !asksCacheAlone(node))
        networkCalls.push(lineOf(node.start))
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier' && networkClasses.has(node.callee.name))
        networkCalls.push(lineOf(node.start))
      const specifier = pathOfUrl(node)
      if (specifier !== undefined) fileReferences.push({ specifier, line: lineOf(node.start) })
    },
  }).visit(program)

  const isBarrel =
    module.hasModuleSyntax &&
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  return {
    lineCount: lineOf(text.trimEnd().length),
    references,
    starExports,
    isBarrel,
    environmentReads,
    networkCalls,
    bareWords,
    fileReferences,
  }
}

/** The path in `new URL(path, import.meta.url)`, up to where a template puts something in. */
function pathOfUrl({ callee, arguments: [path, base] }: Construction): string | undefined {
  if (callee.type !== 'Identifier' || callee.name !== 'URL') return undefined
  if (base?.type !== 'MemberExpression' || base.object.type !== 'MetaProperty') return undefined
  if (path?.type === 'Literal' && typeof path.value === 'string') return path.value
  return path?.type === 'TemplateLiteral' ? path.quasis[0]!.value.raw : undefined
}

/** Whether a `fetch` says in its own options that the network is not to be asked. */
function asksCacheAlone({ arguments: [, options] }: Call): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        property.key.name === 'cache' &&
        property.value.type === 'Literal' &&
        property.value.value === 'only-if-cached',
    )
  )
}
