/** Stands between the facts of one line, and never at the beginning of a line. */
export const point = '\u00A0· '
