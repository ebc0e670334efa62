import type { Command } from 'commander'
import { join } from 'node:path'
import { openEmbeddedDatabase, openServerDatabase } from '../db/open-database.ts'
import { readSettings, type Settings } from '../env.ts'
import { createTaskQueue, type TaskQueue } from '../jobs/task-queue.ts'
import { createLogger } from '../observing/create-logger.ts'
import { type ActName, doAct } from '../services/operators/acts.ts'
import type { ActDeps } from '../services/operators/note-act.ts'
import { askServer } from '../services/operators/operator-socket.ts'
import { openPayments } from '../services/payments/payment-settings.ts'

type Options = Readonly<Record<string, string | boolean | undefined>>

/** Adds what operators do: looking things up, granting and taking back, refunds, lists, and the ledger. */
export function addOperatorCommands(program: Command): void {
  const operator = program
    .command('operator')
    .description(
      'look up and put right accounts, orders, payments and tasks; every act is written down with who and why',
    )
    .helpCommand(false)
  const add = (words: string, description: string, toInput: (words: readonly string[], options: Options) => object) => {
    const [, name = ''] = /^([\w-]+)/.exec(words) ?? []
    const act = actOf[name as keyof typeof actOf]
    const command = operator.command(words).description(description)
    if (name !== 'create') command.requiredOption('--as <operator>', 'who you are')
    return command.action(async (...given: unknown[]) => {
      const options = given.at(-2) as Options
      const input = { ...options, ...toInput(given.slice(0, -2) as string[], options) }
      await run(act, input)
    })
  }
  const withReason = (command: Command) => command.requiredOption('--reason <words>', 'why')

  add('create <name>', 'make an operator', ([name]) => ({ name }))
  add('account <email-or-id>', 'show an account, its translations and orders', ([account]) => ({ account }))
  add('order <number-or-id>', 'show an order and its payments', ([order]) => ({ order }))
  add('task <id>', 'show where a translation stands, without what is on its page', ([task]) => ({ task }))
  withReason(
    add('grant <email-or-id> <translations>', 'give an account translations', ([account, translations]) => ({
      ...{ account, translations },
    })),
  ).option('--days <number>', 'how long they are valid; for good when not given')
  withReason(
    add('take-back <email-or-id> <translations>', 'take unspent translations back', ([account, translations]) => ({
      ...{ account, translations },
    })),
  )
  withReason(
    add('delete-account <email-or-id>', 'delete an account with all that belongs to it', ([account]) => ({ account })),
  )
  withReason(
    add('refund <number-or-id>', 'give the money of an order back', ([order], { amount }) => ({
      order,
      ...(typeof amount === 'string' && { cents: centsOf(amount) }),
    })),
  ).option('--amount <dollars>', 'a part, such as 2.50; all that is left when not given')
  withReason(
    add('settle <id>', 'take a payment off the list of odd ones', ([payment], { grant }) => ({
      payment,
      how: grant === true ? 'grant' : 'dismiss',
    })),
  ).option('--grant', 'grant what was ordered in spite of what is odd; give back what a dispute holds')
  withReason(
    add(
      'end-subscription <number-or-id>',
      'end the subscription of an order with the period that is paid',
      ([order]) => ({
        order,
      }),
    ),
  )
  add('mails [email-or-id]', 'list the mails of an account, or all that were not sent', ([account]) => ({ account }))
  withReason(add('resend <mail-id>', 'send a mail once more', ([mail]) => ({ mail })))
  withReason(add('receipt <number-or-id>', 'send the receipt of an order once more', ([order]) => ({ order })))
  add('odd-payments', 'list payments that brought nothing or are in dispute', () => ({}))
  add('failed-tasks', 'list translations that failed', () => ({}))
  add('acts', 'list what operators did', () => ({}))
  add('export-ledger', 'print all grants, with what was spent of them and taken back, as JSON lines', () => ({}))
  for (const command of operator.commands) command.helpOption('--help', 'print this help')
}

const actOf = {
  create: 'createOperator',
  account: 'lookUpAccount',
  order: 'lookUpOrder',
  task: 'lookUpTask',
  grant: 'grant',
  'take-back': 'takeBack',
  'delete-account': 'deleteAccount',
  refund: 'refund',
  settle: 'settle',
  'end-subscription': 'endSubscription',
  mails: 'listMails',
  resend: 'resendMail',
  receipt: 'resendReceipt',
  'odd-payments': 'listOddPayments',
  'failed-tasks': 'listFailedTasks',
  acts: 'listActs',
  'export-ledger': 'exportLedger',
} as const satisfies Record<string, ActName>

/** Cents of dollars; anything that is no amount becomes one that every act refuses. */
function centsOf(dollars: string): number {
  return /^\d+(\.\d{1,2})?$/.test(dollars) ? Math.round(Number(dollars) * 100) : Number.NaN
}

async function run(act: ActName, input: object): Promise<void> {
  const settings = readSettings()
  const { ask, close } = await openActs(settings)
  try {
    if (act !== 'exportLedger') {
      const answer = await ask(act, input)
      for (const line of Array.isArray(answer) ? (answer as unknown[]) : [answer])
        console.log(JSON.stringify(line, null, Array.isArray(answer) ? 0 : 2))
      return
    }
    let after: unknown
    do {
      const part = (await ask(act, { ...input, ...(after !== undefined && { after }) })) as {
        readonly lines: readonly unknown[]
        readonly next: unknown
      }
      for (const line of part.lines) console.log(JSON.stringify(line))
      after = part.next
    } while (after !== null)
  } finally {
    await close()
  }
}

type OwnDeps = ActDeps & { readonly queue: TaskQueue }

// The embedded database belongs to the server that runs over it; without one, and on a server's database, we do it ourselves.
async function openActs(settings: Settings) {
  let own: OwnDeps | undefined
  const open = async (): Promise<OwnDeps> => {
    const { databaseUrl, databaseListenUrl: listenUrl } = settings
    const database =
      databaseUrl === undefined
        ? await openEmbeddedDatabase(join(settings.dataFolder, 'database'))
        : await openServerDatabase({ databaseUrl, listenUrl })
    const clock = { now: () => new Date() }
    const payments = await openPayments(settings.payments, { database, clock })
    const onError = (error: Error): void => console.error(error.message)
    // Mails wait in the queue for the next server.
    const queue = await createTaskQueue({ database, onError, stopTimeoutMs: 1000 })
    return { database, clock, settings, logger: createLogger('silent'), payments, queue }
  }
  const ask = async (act: ActName, input: object): Promise<unknown> => {
    if (own === undefined && settings.databaseUrl === undefined) {
      const said = await askServer(settings.dataFolder, act, input)
      if (said !== undefined) return said.done
    }
    own ??= await open()
    return await doAct(own, act, input)
  }
  const close = async (): Promise<void> => {
    await own?.queue.stop()
    await own?.database.close()
  }
  return { ask, close }
}
