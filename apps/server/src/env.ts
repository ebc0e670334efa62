import { translationEngines } from '@fukidashi/contract/engines'
import { type Entitlements, type Tier, tiers } from '@fukidashi/contract/plans'
import type { ConsentSettings } from '@fukidashi/contract/consent-settings'
import { limits, type Quota } from '@fukidashi/contract/limits'
import { pulledEngineIds } from '@fukidashi/pipeline/engine-id'
import { engineVariables, pulledFolderOf, readEngineSettings } from '@fukidashi/pipeline/engine-environment'
import type { EngineSettings } from '@fukidashi/pipeline/translate-stage'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import {
  findPaymentProblem,
  type PaymentSettings,
  paymentVariables,
  readPaymentSettings,
  type Tax,
} from './services/payments/payment-settings.ts'
import type { S3Location } from './blobs/create-s3-blobs.ts'

const url = z.url({ protocol: /^https?$/ })
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i
const count = z.coerce.number().int().min(0)
const engineIds = z
  .string()
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(z.literal(translationEngines.map(({ id }) => id))))

/** `s3://bucket/prefix?region=R&endpoint=https://host&path-style=true` */
const bucketUrl = z
  .url({ protocol: /^s3$/, error: "must look like 's3://bucket/prefix?region=eu-central-1'" })
  .transform((address, context): S3Location => {
    const { hostname, pathname, searchParams } = new URL(address)
    const prefix = pathname.replaceAll(/^\/+|\/+$/g, '')
    const options = Object.fromEntries(searchParams)
    const { region, endpoint, 'path-style': pathStyle = 'false', ...unknown } = options
    const problem = [
      hostname === '' && 'names no bucket',
      ...Object.keys(unknown).map((name) => `has an unknown option '${name}'; there are: region, endpoint, path-style`),
      endpoint !== undefined && !url.safeParse(endpoint).success && 'has an endpoint that is no http or https address',
      !['true', 'false'].includes(pathStyle) && "has a path-style that is neither 'true' nor 'false'",
    ].find((found) => found !== false)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
    return {
      bucket: hostname,
      prefix: prefix === '' ? '' : `${prefix}/`,
      region,
      endpoint,
      isInPath: pathStyle === 'true',
    }
  })

/** A prefix and letters or digits, as the tools' own pages show their ids. */
const toolId = (pattern: RegExp, example: string) => z.string().regex(pattern, { error: `must look like '${example}'` })

/** Without a slash at its end, so that paths can follow. */
const baseUrl = (address: string) => url.default(address).transform((given) => given.replace(/\/+$/, ''))

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const smtpUrl = z.url({ protocol: /^smtps?$/, error: "must look like 'smtps://user:password@mail.example.org'" })
/** An address, with or without a name before it: nothing that could end a line of a mail's head. */
const sender = z.string().regex(/^([^<>\p{Cc}"@,]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/u, {
  error: "must look like 'Fukidashi <no-reply@example.org>'",
})

const environmentSchema = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
    DATA_DIR: z.string().default(fileURLToPath(new URL('../../../.data', import.meta.url))),
    PUBLIC_URL: url.optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_LISTEN_URL: postgresUrl.optional(),
    ROLE: z.enum(['all', 'api', 'worker']).default('all'),
    BLOB_URL: bucketUrl.optional(),
    ANONYMOUS_DAILY_LIMIT: z.union([z.literal('unlimited'), count]).optional(),
    ANONYMOUS_ENGINES: engineIds.optional(),
    ANONYMOUS_PLUGIN: z.stringbool().optional(),
    REQUESTS_PER_MINUTE: count.default(1200),
    UPLOADS_PER_MINUTE: count.default(120),
    API_REQUESTS_PER_MINUTE: count.default(600),
    WEBHOOKS_TO_PRIVATE_NETWORKS: z.stringbool().default(false),
    PAGE_TIME_SCALE: z.coerce.number().positive().max(100).default(1),
    HSTS_SECONDS: count.default(0),
    TRUSTED_PROXIES: count.default(0),
    SIGNING_PRIVATE_KEY: z.string().optional(),
    COOKIE_SECRET: z.string().min(32).optional(),
    BLOG_FEED_URL: url.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: sender.optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_BASE_URL: url.default('https://accounts.google.com'),
    CONSENT_REVISION: z.coerce
      .number()
      .int()
      .min(0, { error: 'The consent revision must be a number of 0 or more' })
      .default(0),
    CONSENT_TEXTS_URL: url.optional(),
    ANALYTICS_ID: toolId(/^[A-Z]+-[A-Z0-9]+$/, 'G-ABC123').optional(),
    ANALYTICS_BASE_URL: baseUrl('https://www.googletagmanager.com'),
    ADS_ID: toolId(/^AW-[0-9]+$/, 'AW-123456').optional(),
    RECORDING_ID: toolId(/^[a-z0-9]+$/, 'abc123').optional(),
    RECORDING_BASE_URL: baseUrl('https://www.clarity.ms'),
    WEB_DIR: z.string().default(fileURLToPath(new URL('../../web/build/client', import.meta.url))),
    METRICS_TOKEN: z.string().min(16).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    BUILTIN_ENGINE: z.enum(['builtin', ...pulledEngineIds]).default('builtin'),
    ...engineVariables,
    ...paymentVariables,
  })
  .superRefine((data, context) => {
    const problem = findPaymentProblem(data)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL !== undefined, {
    path: ['ROLE'],
    message: 'The embedded database belongs to one process: without DATABASE_URL only ROLE=all can work.',
  })
  .refine(({ DATABASE_LISTEN_URL, DATABASE_URL }) => DATABASE_LISTEN_URL === undefined || DATABASE_URL !== undefined, {
    path: ['DATABASE_LISTEN_URL'],
    message: 'It is the address past the pooler that DATABASE_URL names, which is not set.',
  })

  .refine(
    ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) =>
      (GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined),
    {
      path: ['GOOGLE_CLIENT_ID'],
      message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    },
  )

/** What one process does: answer calls, translate pages, or both. */
export type Role = 'all' | 'api' | 'worker'

/** All that the operator may decide, checked. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Folder for the embedded database, images and keys. */
  readonly dataFolder: string
  /** Folder of the weights that `fukidashi models pull` fetched. */
  readonly pulledFolder: string
  /** Address under which people reach the server: its scheme makes cookies secure, and with one the limits for visitors hold. */
  readonly publicUrl: string | undefined
  /** A PostgreSQL server; the embedded database when undefined. */
  readonly databaseUrl: string | undefined
  /** The same PostgreSQL server past a pooler in transaction mode, for notifications. */
  readonly databaseListenUrl: string | undefined
  /** Where images are kept; in the data folder when undefined. */
  readonly bucket: S3Location | undefined
  readonly role: Role
  /** Whether nobody but the person in front of this machine can reach the server. */
  readonly isOwnMachine: boolean
  /** What each kind of visitor may use here. */
  readonly entitlements: Readonly<Record<Tier, Entitlements>>
  /** What may be kept and wait at the same time; undefined for as much as there is room for. */
  readonly quota: { readonly visitor: Quota; readonly address: Quota; readonly apiKey: Quota } | undefined
  /** Calls a minute from one address; 0 switches the limit off. */
  readonly requestsPerMinute: number
  /** Uploads a minute from one address; 0 switches the limit off. */
  readonly uploadsPerMinute: number
  /** Calls of the public API a minute from one account; 0 switches the limit off. */
  readonly apiRequestsPerMinute: number
  /** Whether webhooks may go to this machine and its networks, and by http. */
  readonly allowsPrivateWebhooks: boolean
  /** Stretches the time that a page may take, for slow machines. */
  readonly pageTimeScale: number
  /** How long browsers are told to come by https alone; 0 for not at all. */
  readonly hstsSeconds: number
  /** How many proxies in front of the server add to `X-Forwarded-For`. */
  readonly trustedProxies: number
  /** RSA key in PEM form; made in the data folder when undefined. */
  readonly signingPrivateKey: string | undefined
  readonly cookieSecret: string | undefined
  /** RSS, Atom or JSON feed with the latest posts. */
  readonly blogFeedUrl: string | undefined
  /** The mail server; without one, mails are written to the folder `outbox` of the data folder. */
  readonly smtpUrl: string | undefined
  /** Who mails come from. */
  readonly mailFrom: string
  /** The client that the operator registered with Google; undefined when there is none. */
  readonly google: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | undefined
  /** What visitors are asked to agree to. */
  readonly consent: ConsentSettings
  /** The built site. */
  readonly webFolder: string
  /** Opens `/metrics` to whoever sends it; without one, only the server's own network may look. */
  readonly metricsToken: string | undefined
  readonly logLevel: string
  readonly engines: EngineSettings
  readonly payments: PaymentSettings
  /** Tax that prices include; receipts name it. */
  readonly tax: Tax | undefined
}

/** What is wrong with the environment, in words for whoever set it. */
export class SettingsError extends Error {}

/** Reads the settings from an environment; a set but empty variable counts as unset. Throws a SettingsError with every reason at once. */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const { success, data, error } = environmentSchema.safeParse(given)
  if (!success) throw new SettingsError(`The environment is not usable:\n${z.prettifyError(error)}`)
  const dataFolder = resolve(data.DATA_DIR)
  const pulledFolder = pulledFolderOf(dataFolder)
  // Whoever names an address or a proxy lets others in.
  const isOwnMachine = loopback.test(data.HOST) && data.PUBLIC_URL === undefined && data.TRUSTED_PROXIES === 0
  return {
    host: data.HOST,
    port: data.PORT,
    dataFolder,
    pulledFolder,
    publicUrl: data.PUBLIC_URL,
    databaseUrl: data.DATABASE_URL,
    databaseListenUrl: data.DATABASE_LISTEN_URL,
    bucket: data.BLOB_URL,
    role: data.ROLE,
    isOwnMachine,
    entitlements: describeTiers(describeAnonymous(data, isOwnMachine), data.PAYMENTS === 'demo'),
    quota: isOwnMachine ? undefined : limits.quota,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    uploadsPerMinute: data.UPLOADS_PER_MINUTE,
    apiRequestsPerMinute: data.API_REQUESTS_PER_MINUTE,
    allowsPrivateWebhooks: data.WEBHOOKS_TO_PRIVATE_NETWORKS,
    pageTimeScale: data.PAGE_TIME_SCALE,
    hstsSeconds: data.HSTS_SECONDS,
    trustedProxies: data.TRUSTED_PROXIES,
    // Many shells and panels cannot hold line breaks in a value.
    signingPrivateKey: data.SIGNING_PRIVATE_KEY?.replaceAll('\\n', '\n'),
    cookieSecret: data.COOKIE_SECRET,
    blogFeedUrl: data.BLOG_FEED_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Fukidashi <no-reply@${hostOf(data.PUBLIC_URL)}>`,
    google:
      data.GOOGLE_CLIENT_ID === undefined || data.GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : { issuer: data.GOOGLE_BASE_URL, clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET },
    consent: describeConsent(data),
    webFolder: resolve(data.WEB_DIR),
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    engines: { ...readEngineSettings(data, pulledFolder), substitutes: { builtin: data.BUILTIN_ENGINE } },
    ...readPaymentSettings(data),
  }
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
}

// Nobody loses anything by logging in, except where it is to be seen how translations are bought.
function describeTiers(anonymous: Entitlements, isDemo: boolean): Readonly<Record<Tier, Entitlements>> {
  const atLeast = (row: Entitlements): Entitlements => ({
    ...row,
    engines: translationEngines.map(({ id }) => id).filter((id) => [...row.engines, ...anonymous.engines].includes(id)),
    perDay: anonymous.perDay === 'unlimited' && !isDemo ? 'unlimited' : row.perDay,
    plugin: row.plugin || anonymous.plugin,
  })
  return {
    ...tiers,
    anonymous,
    freeAccount: atLeast(tiers.freeAccount),
    paidPlan: atLeast(tiers.paidPlan),
    apiKey: atLeast(tiers.apiKey),
  }
}

// What the operator says goes before the table.
function describeAnonymous(
  { ANONYMOUS_DAILY_LIMIT, ANONYMOUS_ENGINES, ANONYMOUS_PLUGIN }: z.output<typeof environmentSchema>,
  isOwnMachine: boolean,
): Entitlements {
  const row: Entitlements = isOwnMachine ? tiers.ownMachine : tiers.anonymous
  return {
    ...row,
    perDay: ANONYMOUS_DAILY_LIMIT ?? row.perDay,
    engines: ANONYMOUS_ENGINES ?? row.engines,
    plugin: ANONYMOUS_PLUGIN ?? row.plugin,
  }
}

function describeConsent(data: z.output<typeof environmentSchema>): ConsentSettings {
  const { CONSENT_TEXTS_URL: textsUrl, ANALYTICS_ID: analyticsId, ADS_ID: adsId, RECORDING_ID: recordingId } = data
  // One script of Google's serves both of its ids.
  const googleId = analyticsId ?? adsId
  return {
    revision: data.CONSENT_REVISION,
    ...(textsUrl !== undefined && { textsUrl }),
    ...(googleId !== undefined && {
      analytics: { id: googleId, scriptUrl: `${data.ANALYTICS_BASE_URL}/gtag/js?id=${googleId}` },
    }),
    ...(adsId !== undefined && { ads: { id: adsId } }),
    ...(recordingId !== undefined && { recording: { scriptUrl: `${data.RECORDING_BASE_URL}/tag/${recordingId}` } }),
  }
}
