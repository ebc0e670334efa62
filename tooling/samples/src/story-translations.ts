import type { LanguageCode } from '@fukidashi/contract/languages'

/** A page in one of the story's own translations: what stands there, and what it says in the other language. */
export interface StoryTranslation {
  /** File in `sample-pages/pages`. */
  readonly file: string
  readonly from: LanguageCode
  readonly to: LanguageCode
  /** Absent for English, which the truth of the page has. */
  readonly texts?: Readonly<Record<string, string>>
}

/** The pages that are lettered in the story's own translation, as its author would have it. */
export const storyTranslations: readonly StoryTranslation[] = [
  { file: '01-storm.png', from: 'JPN', to: 'ENG' },
  { file: '04-signal.jpg', from: 'KOR', to: 'ENG' },
  { file: '05-island.png', from: 'CHS', to: 'ENG' },
  { file: '07-welcome.jpg', from: 'FRA', to: 'ENG' },
  {
    file: '02-letter.jpg',
    from: 'ENG',
    to: 'ESP',
    texts: {
      'THE NEXT MORNING, THE SEA WAS CALM AGAIN.': 'A la mañana siguiente, el mar volvía a estar en calma.',
      'COME ON, CAPTAIN! WHAT DOES THE LETTER SAY?': '¡Vamos, capitán! ¿Qué dice la carta?',
      'IT IS FROM MY SISTER PEARL, ON THE FAR ISLAND.': 'Es de mi hermana Perla, de la isla lejana.',
      'SHE ASKS IF OUR LIGHT STILL SHINES.': 'Pregunta si nuestra luz aún brilla.',
      'OF COURSE IT SHINES! I POLISH IT EVERY DAY!': '¡Claro que brilla! ¡La limpio todos los días!',
      'FWEEE!': '¡FIIII!',
      'THEN TONIGHT WE WILL SEND HER A SIGNAL!': '¡Pues esta noche le haremos una señal!',
    },
  },
  {
    file: '02-letter.jpg',
    from: 'ENG',
    to: 'ARA',
    texts: {
      'THE NEXT MORNING, THE SEA WAS CALM AGAIN.': 'في صباح اليوم التالي عاد البحر هادئًا.',
      'COME ON, CAPTAIN! WHAT DOES THE LETTER SAY?': 'هيا يا قبطان! ماذا تقول الرسالة؟',
      'IT IS FROM MY SISTER PEARL, ON THE FAR ISLAND.': 'إنها من أختي لؤلؤة في الجزيرة البعيدة.',
      'SHE ASKS IF OUR LIGHT STILL SHINES.': 'تسأل هل ما زال نورنا يضيء.',
      'OF COURSE IT SHINES! I POLISH IT EVERY DAY!': 'بالطبع يضيء! ألمّعه كل يوم!',
      'FWEEE!': 'صفيييير!',
      'THEN TONIGHT WE WILL SEND HER A SIGNAL!': 'إذن سنرسل إليها إشارة هذه الليلة!',
    },
  },
  {
    file: '03-memory.png',
    from: 'ENG',
    to: 'JPN',
    texts: {
      'TEN YEARS AGO...': '十年前――',
      'THE CAPTAIN AND HIS SISTER SAILED THE SAME SHIP.': '船長と妹は同じ船に乗っていた。',
      'THEN THE GREAT STORM CAME WITHOUT A WORD.': 'そこへ、前触れもなく大嵐が来た。',
      KRAKOOM: 'ドゴォン',
      'HOLD ON TO ME, PEARL!': 'つかまれ、パール！',
      'THE WAVES ARE TOO STRONG!': '波が強すぎる！',
      'SHE WAS WASHED UP ON THE FAR ISLAND.': '妹は遠い島に流れ着いた。',
      'AND HE STAYED WITH THE LIGHT.': '兄は灯台に残った。',
      '"I WILL FIND YOU AGAIN."': '「きっとまた見つける」',
    },
  },
]
