/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  // In parts: a call takes no million arguments.
  const partBytes = 0x80_00
  let letters = ''
  for (let start = 0; start < bytes.length; start += partBytes)
    letters += String.fromCharCode(...bytes.subarray(start, start + partBytes))
  return btoa(letters)
}
