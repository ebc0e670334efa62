import { clock, hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

// `Intl` has the genitive, which stands in dates alone.
const months =
  'Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος'.split(
    ' ',
  )

/** Numbers in Greek. */
export const greekNumbers: NumberRules = {
  words: [
    numberWord(1, 'έν(?:ας|αν|α)|μ[ιί]α', 'πρώτ\\p{L}+'),
    numberWord(2, 'δύο', 'δεύτερ\\p{L}+'),
    numberWord(3, 'τρεις|τρία|τριών', 'τρίτ\\p{L}+'),
    numberWord(4, 'τέσσερ(?:ις|α)', 'τέταρτ\\p{L}+'),
    numberWord(5, 'πέντε', 'πέμπτ\\p{L}+'),
    numberWord(6, 'έξι', 'έκτ\\p{L}+'),
    numberWord(7, 'ε[πφ]τά', 'έβδομ\\p{L}+'),
    numberWord(8, 'ο[κχ]τώ', 'όγδο\\p{L}+'),
    numberWord(9, 'ενν(?:έα|ιά)', 'ένατ\\p{L}+'),
    numberWord(10, 'δέκα', 'δέκατ\\p{L}+'),
    numberWord(11, 'έντεκα', 'ενδέκατ\\p{L}+'),
    numberWord(12, 'δώδεκα', 'δωδέκατ\\p{L}+'),
    numberWord(20, 'είκοσι', 'εικοστ\\p{L}+'),
    numberWord(30, 'τριάντα', 'τριακοστ\\p{L}+'),
    numberWord(50, 'πενήντα', 'πεντηκοστ\\p{L}+'),
    numberWord(100, 'εκατόν?', 'εκατοστ\\p{L}+'),
  ],
  large:
    /\d|(?<!\p{L})(?:δέκα|\p{L}*είκοσι|τριάντα|σαράντα|πενήντα|εξήντα|εβδομήντα|ογδόντα|ενενήντα|εκατόν?|\p{L}*χίλι\p{L}+|χιλιάδες|εκατομμύρι\p{L}+)(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:είκοσι|ήντα|άντα|όντα|εκατόν|χίλια|χιλιάδες) )',
    larger: 'χιλιάδες|εκατομμύρι\\p{L}+|ένα|δύο|τρία|τέσσερα|πέντε|έξι|επτά|εφτά|οκτώ|οχτώ|εννέα|εννιά',
  },
  ordinal: (digits) => `${digits}ος`,
  ordinalEnding: '[οη][ςυν]?',
  format: {
    months,
    weekdays: ['Κυριακή', 'Δευτέρα', 'Σάββατο', 'Παρασκευή'],
    swallowed: { date: '(?:την? |το )?', monthAndYear: '(?:την? |το )?', month: '(?:την? |το )?' },
    date: (written) => `στις ${written}`,
    monthAndYear: (written, isInside) => {
      const [month, year] = written.split(' ')
      return isInside ? `τον ${month!.slice(0, -1)} του ${year}` : written
    },
    time: (hour, minutes, half) => clock(hourOfDay(hour, half), minutes ?? '00'),
    oClock: '(?: ακριβώς| η ώρα)?',
    percent: '(?: τοις εκατό| ?%)',
  },
}
