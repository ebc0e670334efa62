import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Translates texts with Apertium, a rule-based translator, as a program of its own; unknown words stay unmarked. Throws an
 * Error that says what to install when it is not there.
 */
export function translateWithApertium(texts: readonly string[], pair: string): string[] {
  // By a file, since Apertium opens its input anew and cannot do that with what Node pipes into it.
  const folder = mkdtempSync(join(tmpdir(), 'apertium-'))
  try {
    const input = join(folder, 'input.txt')
    // An empty line ends whatever sentence came before it.
    writeFileSync(input, texts.map((text) => text.replaceAll(/\s+/g, ' ')).join('\n\n'))
    const { error, status, stdout, stderr } = spawnSync('apertium', ['-u', pair, input], { encoding: 'utf8' })
    if (error !== undefined) {
      throw new Error(`Apertium is not installed: on Debian, 'apt install apertium-${pair}' (${error.message})`)
    }
    if (status !== 0) throw new Error(`Apertium does not translate ${pair}: ${stderr.trim()}`)
    const lines = stdout.split('\n\n')
    if (lines.length !== texts.length) throw new Error(`Apertium gave ${lines.length} texts for ${texts.length}`)
    return lines.map((line) => line.trim())
  } finally {
    rmSync(folder, { recursive: true })
  }
}
