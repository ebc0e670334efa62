import { readSettings } from './env.ts'
import { startServer } from './start-server.ts'

const settings = readSettings()
const { url, stop } = await startServer(settings)
console.log(`Fukidashi: ${url}`)
if (settings.anonymousPerDay !== null) {
  console.log(
    `Without an account: ${settings.anonymousPerDay} translation(s) a day. ANONYMOUS_DAILY_LIMIT raises it (a number, or "unlimited").`,
  )
}

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait.
    if (isStopping) process.exit(1)
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
