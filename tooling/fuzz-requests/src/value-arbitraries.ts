import fc from 'fast-check'
import { z } from 'zod'

type TypeName = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** The part of JSON Schema that the contract's calls use. */
interface Schema {
  readonly type?: TypeName | readonly TypeName[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
}

/** Values that a field of a name may hold besides invented ones, such as ids of images that are there. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** Stands for a number that JSON can write and JavaScript cannot: `writeJson` puts it in. */
const endlessNumber = '\u{f0000}1e400'

/** JSON text of a value with numbers that only JSON can write. */
export function writeJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(`"${endlessNumber}"`, '1e400')
}

/** What the schema of a call's parameters takes, as it travels. Throws for a schema that nothing is known to fit. */
export function validValues(schema: z.ZodType, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const described = describe(schema)
  const unwritten = Object.entries(described.properties ?? {}).filter(
    ([, property]) => Object.keys(property).length === 0,
  )
  const files = Object.fromEntries(unwritten.map(([name]) => [name, new Blob()]))
  const values = valid(described, '', known) as fc.Arbitrary<Record<string, unknown>>
  // What a schema refines is not written in JSON Schema.
  return values.filter((value) => schema.safeParse({ ...value, ...files }).success)
}

/** What the schema of a call's parameters takes but for one place: a wrong, missing, additional, endless or deep value. */
export function nearlyValidValues(schema: z.ZodType, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  return nearlyValid(describe(schema), '', known) as fc.Arbitrary<Record<string, unknown>>
}

function describe(schema: z.ZodType): Schema {
  // Files are no JSON; what sends the request puts them in.
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // JSON Schema knows no words for truth values, and would let every string pass.
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      if (def.type === 'pipe' && def.in._zod.def.type === 'string' && def.out._zod.def.type === 'boolean')
        jsonSchema.enum = ['true', 'false', 'yes', 'no', '1', '0']
    },
  }) as Schema
}

function valid(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const invented = invent(schema, name, known)
  const values = known[name] ?? []
  return values.length === 0 ? invented : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, invented)
}

function invent(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fc.oneof(...options.map((option) => valid(option, name, known)))
  const { type } = schema
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => invent({ ...schema, type: one }, name, known)))
  switch (type as TypeName | undefined) {
    case 'object':
      return inventObject(schema, known)
    case 'array':
      return inventArray(schema, name, known)
    case 'string':
      return inventString(schema, name)
    case 'integer':
      return fc.maxSafeInteger().map((number) => fitNumber(number, schema, 1))
    case 'number':
      return fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((number) => fitNumber(number, schema, 0))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function inventObject({ properties = {}, required = [], additionalProperties }: Schema, known: KnownValues) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valid(property, name, known)]),
  )
  const named = fc.record(fields, { requiredKeys: required as string[] })
  if (typeof additionalProperties !== 'object') return named
  return fc
    .tuple(named, fc.dictionary(fc.string({ maxLength: 20 }), valid(additionalProperties, '', known), { maxKeys: 5 }))
    .map(([object, others]) => ({ ...others, ...object }))
}

function inventArray(
  { items = {}, prefixItems, minItems = 0, maxItems = minItems + 8 }: Schema,
  name: string,
  known: KnownValues,
) {
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((item) => valid(item, name, known)))
  // 'taskIds' holds what 'taskId' names.
  const one = name.replace(/s$/, '')
  return fc.array(valid(items, one, known), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 8) })
}

const formats: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  uuid: () => fc.uuid(),
  email: () => fc.tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/), fc.domain()).map((parts) => parts.join('@')),
  uri: () => fc.webUrl(),
  'date-time': () => fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
}

function inventString({ pattern, format, minLength = 0, maxLength }: Schema, name: string): fc.Arbitrary<string> {
  const size = { minLength, maxLength: Math.min(maxLength ?? Number.POSITIVE_INFINITY, minLength + 60) }
  const ofFormat = formats[format ?? '']
  if (ofFormat !== undefined) {
    const test = new RegExp(pattern ?? '')
    return ofFormat().filter((text) => text.length <= (maxLength ?? text.length) && test.test(text))
  }
  if (pattern === undefined) return fc.string({ ...size, unit: 'grapheme' })
  try {
    return fc
      .stringMatching(new RegExp(pattern), { size: 'small' })
      .filter(({ length }) => length >= minLength && length <= (maxLength ?? length))
  } catch (cause) {
    throw new Error(`No string can be generated for '${name}' (${pattern}): give its format a row in 'formats'`, {
      cause,
    })
  }
}

function fitNumber(number: number, schema: Schema, step: 0 | 1): number {
  const least =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + (step || 1e-6))
  const most =
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - (step || 1e-6))
  if (least === undefined && most === undefined) return number
  const [from, to] = [least ?? most! - 1000, most ?? least! + 1000]
  return step === 1 ? from + (Math.abs(number) % (to - from + 1)) : from + (Math.abs(number) / 1e9) * (to - from)
}

function nest(depth: number, open: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = open(value)
  return value
}

/** What no field expects. */
const wrongValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    [],
    {},
    [[]],
    [null],
    0,
    -0,
    -1,
    0.1,
    1e308,
    -1e308,
    2 ** 53,
    endlessNumber,
  ),
  fc.constantFrom(
    '\0',
    'a\0b',
    '\u{d800}',
    '\u{dc00}\u{d800}',
    '\u{feff}',
    '\u{202e}',
    '\u{1f468}\u{200d}\u{1f469}',
    '%00',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    "'; drop table tasks; --",
    '{{7*7}}',
    '${1}',
    '<script>',
    '__proto__',
    'NaN',
    '1e400',
    '-0',
    'null',
    'undefined',
  ),
  fc.constantFrom('x'.repeat(513), 'x'.repeat(5000), '\u{3042}'.repeat(70_000), '\0'.repeat(3000)),
  fc.constantFrom(
    nest(9, (inner) => [inner]),
    nest(200, (inner) => [inner]),
    nest(200, (inner) => ({ a: inner })),
    Array.from({ length: 1001 }, () => 1),
    Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`key${index}`, index])),
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const foreignNames = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    'a.b',
    'a[0]',
    '\0',
    '\u{d800}',
    'then',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

function nearlyValid(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fc.oneof(...options.map((option) => nearlyValid(option, name, known)))
  if (schema.type === 'object') return nearlyValidObject(schema, known)
  if (schema.type === 'array') return nearlyValidArray(schema, name, known)
  return wrongValues
}

function nearlyValidObject(schema: Schema, known: KnownValues): fc.Arbitrary<Record<string, unknown>> {
  const object = inventObject(schema, known) as fc.Arbitrary<Record<string, unknown>>
  const additional = fc
    .tuple(object, foreignNames, wrongValues)
    // A computed name, so that '__proto__' is one like any other.
    .map(([given, name, value]) => Object.fromEntries([...Object.entries(given), [name, value]]))
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return additional
  const missing = fc
    .tuple(object, fc.constantFrom(...properties.map(([name]) => name)))
    .map(([given, name]) => Object.fromEntries(Object.entries(given).filter(([key]) => key !== name)))
  const wrong = properties.map(([name, property]) =>
    fc.tuple(object, nearlyValid(property, name, known)).map(([given, value]) => ({ ...given, [name]: value })),
  )
  return fc.oneof(missing, additional, ...wrong.map((arbitrary) => ({ weight: 2, arbitrary })))
}

function nearlyValidArray(schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  const item = nearlyValid(schema.items ?? {}, name.replace(/s$/, ''), known)
  const array = inventArray(schema, name, known) as fc.Arbitrary<unknown[]>
  const oneWrong = fc.tuple(array, item, fc.nat(10)).map(([items, wrong, place]) => items.toSpliced(place, 1, wrong))
  const tooMany = array.map((items) =>
    Array.from({ length: (schema.maxItems ?? 1000) + 1 }, (_, index) => items[index % items.length] ?? ''),
  )
  return fc.oneof({ weight: 3, arbitrary: oneWrong }, tooMany, wrongValues)
}
