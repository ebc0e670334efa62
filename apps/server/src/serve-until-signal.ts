import { describeStart } from './describe-start.ts'
import type { Settings } from './env.ts'
import { startServer, type Overrides } from './start-server.ts'

/** Serves, says where, and stops cleanly when the process is asked to end. */
export async function serveUntilSignal(settings: Settings, overrides: Overrides = {}): Promise<void> {
  // What this process writes is for its own account alone.
  process.umask(0o077)
  const { url, stop } = await startServer(settings, overrides)
  let isStopping = false
  const end = (): void => {
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
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  // Whoever waits for these lines may ask for the end at once.
  console.log(`Fukidashi: ${url}`)
  for (const line of describeStart(settings)) console.log(line)
}
