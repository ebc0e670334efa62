import { hourOfDay } from '../calendar.ts'
import type { NumberRules } from '../number-rules.ts'
import { numberWord } from '../number-word.ts'

// Endings of adjectives, which ordinals are.
const declined = '(?:ый|ой|ая|ое|ые|ого|ому|ым|ую|ом|ых|ыми)'

/** Numbers in Russian. */
export const russianNumbers: NumberRules = {
  words: [
    numberWord(1, 'од(?:ин|н[аоиу]|но(?:го|й|му|м)|ни(?:м|х|ми))', `перв${declined}`),
    numberWord(2, 'дв(?:а|е|ух|ум|умя|ое|ажды)', `втор${declined}`),
    numberWord(3, 'тр(?:и|[её]х|[её]м|емя|ое|ижды)', 'трет(?:ий|ь(?:я|е|и|его|ей|ему|им|ю|ем|их|ими))'),
    numberWord(4, 'четыр(?:е|[её]х|[её]м|ьмя)|четверо', `четв[её]рт${declined}`),
    numberWord(5, 'пят(?:ь|и|ью|еро)', `пят${declined}`),
    numberWord(6, 'шест(?:ь|и|ью|еро)', `шест${declined}`),
    // "семью" is a family too.
    numberWord(7, 'сем(?:ь|и|еро)', `седьм${declined}`),
    numberWord(8, 'вос(?:емь|ьми|емью)', `восьм${declined}`),
    numberWord(9, 'девят(?:ь|и|ью)', `девят${declined}`),
    numberWord(10, 'десят(?:ь|и|ью)', `десят${declined}`),
    numberWord(11, 'одиннадцат(?:ь|и|ью)', `одиннадцат${declined}`),
    numberWord(12, 'двенадцат(?:ь|и|ью)', `двенадцат${declined}`),
    numberWord(20, 'двадцат(?:ь|и|ью)', `двадцат${declined}`),
    numberWord(30, 'тридцат(?:ь|и|ью)', `тридцат${declined}`),
    numberWord(50, 'пят(?:ьдесят|идесяти)', `пятидесят${declined}`),
    numberWord(100, 'ст[оа]', `сот${declined}`),
  ],
  large:
    /\d|(?<!\p{L})(?:десят[ьи]|\p{L}+надцат[ьи]|(?:два|три)дцат[ьи]|сорока?|\p{L}+ьдесят|девяносто|ст[оа]|двести|триста|четыреста|\p{L}+сот|тысяч\p{L}*|миллион\p{L}*|миллиард\p{L}*)(?!\p{L})/iu,
  neighbours: {
    before: '(?<!(?:дцать|десят|сорок|девяносто|сто|двести|триста|четыреста|сот|тысяч[аи]?) )',
    larger: 'тысяч\\p{L}*|миллион\\p{L}*|миллиард\\p{L}*|один|одна|два|две|три|четыре|пять|шесть|семь|восемь|девять',
  },
  ordinal: (digits) => `${digits}-й`,
  ordinalEnding: '-(?:[йяеюмх]|го|му)',
  format: {
    monthForms: {
      forms: (month) => `${month.replace(/[ьй]$/u, '')}(?:[ьй]|[аяуюе]|[оеё]м)?`,
      inForm: (_month, found) => found.toLowerCase(),
      before: '(?:во? )?',
      inPlace: (month, found) => (/^во? /iu.test(found) ? `в ${inMonth(month)}` : month),
    },
    weekdays: ['воскресень[ею]', 'понедельник(?:а|у)?', 'суббот[аыуе]', 'пятниц[аыуе]'],
    swallowed: { date: '(?:во? )?', monthAndYear: '(?:во? )?', month: '' },
    // Comics write the word that `Intl` shortens.
    date: (written) => written.replace(/\sг\.$/u, ' года'),
    monthAndYear: (written, isInside) => {
      const [month, year] = written.split(/\s/u)
      return `${isInside ? `в ${inMonth(month!)}` : month} ${year} года`
    },
    time: (hour, minutes, half) => `${hourOfDay(hour, half)}:${minutes ?? '00'}`,
    oClock: '(?: час(?:а|ов)?)?',
    // Comics set no space here.
    percentage: (figure) => `${figure}%`,
    percent: '(?: процент(?:а|ов)?| ?%)',
  },
}

// The locative, which is behind "in".
function inMonth(month: string): string {
  return `${month.replace(/[ьй]$/u, '')}е`
}
