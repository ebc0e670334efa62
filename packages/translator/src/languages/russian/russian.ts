import type { LanguageRules } from '../language-rules.ts'
import { nameInRussian } from './names-in-cyrillic.ts'
import { russianEnding } from './russian-endings.ts'
import { russianNumbers } from './russian-numbers.ts'
import { russianPhrases } from './russian-phrases.ts'

/** Russian. */
export const russian: LanguageRules = {
  code: 'RUS',
  names: {
    smallWords: new Set('Ну Привет Смотри Отлично Прости Эй Ха Ладно Интересно Итак'.split(' ')),
    known: ['Том', 'Мэри', 'Джон'],
    ending: russianEnding,
    inLetters: nameInRussian,
  },
  numbers: russianNumbers,
  phrases: russianPhrases,
  rudeWords: {
    forbidden: {
      beginnings:
        /^(?:ху[йеёяи]|пизд|[её]б(?:а|у|л|т|н)|бля[дт]|муда[кч]|говн|говен|жоп|дерьм|ср[ау]ть|гандон|пидор|шлюх|ублюд)/iu,
      words: /^(?:сук[аиу]|сучк[аиу]|ссать|титьк[аи])$/iu,
    },
  },
}
