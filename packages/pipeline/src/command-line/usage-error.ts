/** Bad input from the person at the command line: one clear line on standard error and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
