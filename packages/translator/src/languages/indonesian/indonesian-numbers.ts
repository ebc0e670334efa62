import { hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

/** Numbers in Indonesian. */
export const indonesianNumbers: NumberRules = {
  words: [
    numberWord(1, 'satu', 'pertama|kesatu'),
    numberWord(2, 'dua', 'kedua'),
    numberWord(3, 'tiga', 'ketiga'),
    numberWord(4, 'empat', 'keempat'),
    numberWord(5, 'lima', 'kelima'),
    numberWord(6, 'enam', 'keenam'),
    numberWord(7, 'tujuh', 'ketujuh'),
    numberWord(8, 'delapan', 'kedelapan'),
    numberWord(9, 'sembilan', 'kesembilan'),
    numberWord(10, 'sepuluh', 'kesepuluh'),
    numberWord(11, 'sebelas', 'kesebelas'),
    numberWord(12, 'dua belas', 'kedua belas'),
    numberWord(20, 'dua puluh', 'kedua puluh'),
    numberWord(30, 'tiga puluh', 'ketiga puluh'),
    numberWord(50, 'lima puluh', 'kelima puluh'),
    numberWord(100, 'seratus', 'keseratus'),
  ],
  large: /\d|(?<!\p{L})(?:sepuluh|sebelas|belas|puluh|seratus|ratus|seribu|ribu|juta|miliar)(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:puluh|ratus|seratus|ribu|seribu) )',
    larger: 'belas|puluh|ratus|ribu|juta|miliar',
  },
  ordinal: (digits) => `ke-${digits}`,
  format: {
    weekdays: ['Minggu', 'Senin', 'Sabtu', 'Jumat'],
    swallowed: { date: '(?:pada )?(?:hari )?', monthAndYear: '(?:pada )?(?:hari )?', month: '(?:hari )?' },
    date: (written) => `tanggal ${written}`,
    monthAndYear: (written, isInside) => (isInside ? `pada ${written}` : written),
    // Ejaan yang Disempurnakan V: a full stop stands between hours and minutes.
    time: (hour, minutes, half) => `pukul ${hourOfDay(hour, half)}${minutes === undefined ? '' : `.${minutes}`}`,
    oClock: '(?: tepat)?',
    percent: '(?: persen| ?%)',
  },
}
