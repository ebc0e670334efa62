import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Ends a process at the latest when this one ends, by itself, by an error or because somebody interrupts it. */
export function endWithUs(child: ChildProcess): void {
  listen()
  running.add(child)
  child.once('exit', () => running.delete(child))
}

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL')
  })
  // By default, a signal ends the process without `exit`.
  for (const [signal, code] of [['SIGINT', 130] as const, ['SIGTERM', 143] as const, ['SIGHUP', 129] as const])
    process.on(signal, () => process.exit(code))
}
