/** English months from January on. */
export const englishMonths: readonly string[] =
  'January February March April May June July August September October November December'.split(' ')
