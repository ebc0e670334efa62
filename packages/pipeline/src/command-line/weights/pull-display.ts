import cliProgress from 'cli-progress'
import { formatBytes } from './format-bytes.ts'

/** Shows how a file comes: a bar on a terminal, a line for every tenth elsewhere. */
export interface PullDisplay {
  readonly update: (bytes: number) => void
  readonly stop: () => void
}

/** A display for a file of a known size, on standard error. */
export function startPullDisplay(name: string, bytes: number): PullDisplay {
  return process.stderr.isTTY ? startBar(name, bytes) : startLines(name, bytes)
}

function startBar(name: string, bytes: number): PullDisplay {
  const bar = new cliProgress.SingleBar({
    format: `{bar} {percentage}% of ${formatBytes(bytes)} | ${name}`,
    stream: process.stderr,
    hideCursor: true,
    gracefulExit: false,
    barsize: 24,
  })
  bar.start(bytes, 0)
  return { update: (count) => bar.update(count), stop: () => bar.stop() }
}

function startLines(name: string, bytes: number): PullDisplay {
  let told: number | undefined
  return {
    update: (count) => {
      const tenths = Math.floor((count / bytes) * 10)
      if (tenths === told) return
      // What lay there from an earlier try is where it goes on from, not progress to be told.
      if (told !== undefined || tenths > 0)
        process.stderr.write(`fukidashi: ${name}: ${tenths * 10}% of ${formatBytes(bytes)}\n`)
      told = tenths
    },
    stop: () => {},
  }
}
