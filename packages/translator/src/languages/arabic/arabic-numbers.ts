import type { NumberRules, NumberWord } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

// Articles and short words are written on to what follows; the feminine ends in ة. An ordinal has the article mostly.
function arabic(value: number, stem: string, ordinal = stem): NumberWord {
  const parted = (forms: string, article: string) =>
    `(?<!\\p{L})[وفبلك]?${article}(?:${forms})[ةه]?(?!\\p{L})(?! (?:عشر|و?(?:مئ|مائ|ألف|آلاف|مليون)))`
  return numberWord(value, parted(stem, '(?:ال)?'), parted(ordinal, '(?:ال|لل)'))
}

/** Numbers in Arabic. */
export const arabicNumbers: NumberRules = {
  words: [
    arabic(1, 'واحد', 'أول|أولى'),
    arabic(2, 'اثن(?:ان|ين|تان|تين)', 'ثان(?:ي|ية)?'),
    arabic(3, 'ثلاث', 'ثالث'),
    arabic(4, '[أا]ربع', 'رابع'),
    arabic(5, 'خمس', 'خامس'),
    arabic(6, 'ست', 'سادس'),
    arabic(7, 'سبع', 'سابع'),
    arabic(8, 'ثمان(?:ي|ية)?', 'ثامن'),
    arabic(9, 'تسع', 'تاسع'),
    arabic(10, 'عشر', 'عاشر'),
    arabic(11, '[إأا]حد[ىي]? عشر', 'حادي(?:ة)? عشر'),
    arabic(12, 'اثن[اي] عشر', 'ثاني(?:ة)? عشر'),
    arabic(20, 'عشر(?:ون|ين)'),
    arabic(30, 'ثلاث(?:ون|ين)'),
    arabic(50, 'خمس(?:ون|ين)'),
    arabic(100, 'م(?:ئ|ائ)'),
  ],
  ordinal: (digits) => `الـ${digits}`,
  format: {
    weekdays: ['(?:يوم )?ال[أا]حد', '(?:يوم )?ال[إا]ثنين', '(?:يوم )?السبت', '(?:يوم )?الجمعة'],
    swallowed: { date: '', monthAndYear: '(?:في )?', month: '' },
    monthAndYear: (written, isInside) => (isInside ? `في ${written}` : written),
    time: (hour, minutes, half) =>
      `${hour}:${minutes ?? '00'}${half === undefined ? '' : half === 'a' ? ' صباحا' : ' مساء'}`,
    oClock: '',
    // Without the marks of direction that `Intl` sets around the sign.
    percentage: (figure) => `${figure}%`,
    percent: '(?: ?[%٪]| (?:في|ب)ال(?:مئة|مائة)| بالم[ئا]+ة)',
  },
}
