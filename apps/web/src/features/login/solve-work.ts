import type { getVerifyWork } from '@fukidashi/contract/account-calls'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { z } from 'zod'

/** So many numbers are tried between two looks at what else there is to do. */
const batch = 2000

/** Finds the number that a captcha asks a device for. Browsers have no SHA-256 of their own without https. Throws when there is none. */
export async function solveWork({
  salt,
  challenge,
  maxNumber,
}: z.output<typeof getVerifyWork.response>): Promise<string> {
  for (let number = 0; number <= maxNumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(`${salt}${number}`))) === challenge) return String(number)
    if (number % batch === 0) await new Promise((resume) => setTimeout(resume))
  }
  throw new Error('No number solves the captcha.')
}
