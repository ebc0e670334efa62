/** How the files of one letter were written. */
export interface DialogueSeries {
  /** Lines that follow each other, lines that stand alone, or both in turn, file by file. */
  readonly form: 'scenes' | 'single lines' | 'both'
  /** The language that the lines were thought of in first. */
  readonly from: 'English' | 'Japanese' | 'Korean and Chinese' | 'several'
  readonly subject: string
}

/** The series by their letter. The end of a scene is not marked in `d` to `k`, which were written before the column was. */
export const dialogueSeries: Readonly<Record<string, DialogueSeries>> = {
  a: { form: 'single lines', from: 'English', subject: 'everyday words, from lists of common ones' },
  b: { form: 'single lines', from: 'English', subject: 'everyday words, from lists of common ones' },
  c: { form: 'single lines', from: 'English', subject: 'everyday words, from lists of common ones' },
  d: { form: 'both', from: 'several', subject: 'all genres' },
  e: { form: 'both', from: 'several', subject: 'all genres' },
  f: { form: 'both', from: 'several', subject: 'all genres' },
  g: { form: 'both', from: 'several', subject: 'all genres' },
  h: { form: 'scenes', from: 'several', subject: 'all genres' },
  i: { form: 'scenes', from: 'Japanese', subject: 'small words and omitted subjects of Japanese' },
  j: { form: 'scenes', from: 'several', subject: 'short balloons' },
  k: { form: 'scenes', from: 'several', subject: 'long balloons' },
  l: { form: 'single lines', from: 'Japanese', subject: 'common words of Japanese' },
  m: { form: 'scenes', from: 'several', subject: 'long balloons, formal and humble registers' },
  n: { form: 'scenes', from: 'Korean and Chinese', subject: 'webtoons and manhua' },
  p: { form: 'scenes', from: 'Japanese', subject: 'adventure and everyday manga' },
  q: { form: 'scenes', from: 'Japanese', subject: 'families, couples, neighbours' },
  r: { form: 'scenes', from: 'several', subject: 'crime and detectives' },
  s: { form: 'scenes', from: 'English', subject: 'European albums: witches, fairy tales, comedy' },
  t: { form: 'both', from: 'Japanese', subject: 'everyday life and school' },
  u: { form: 'single lines', from: 'Japanese', subject: 'what is said most often, in all its ways of being said' },
  v: { form: 'both', from: 'Japanese', subject: 'battle, history, mystery, science fiction, horror' },
  w: { form: 'both', from: 'several', subject: 'feelings, romance, comedy, webtoons and manhua' },
  x: { form: 'single lines', from: 'Japanese', subject: 'everyday words and phrases, by subject' },
  y: { form: 'scenes', from: 'Japanese', subject: 'manga of many genres, who does what to whom' },
  z: { form: 'both', from: 'Japanese', subject: 'long balloons' },
  aa: {
    form: 'single lines',
    from: 'Japanese',
    subject: 'names, numbers, questions, negation, short reactions, captions',
  },
  bb: { form: 'scenes', from: 'several', subject: 'webtoons, manhua, Western and Latin American comics' },
  cc: { form: 'scenes', from: 'Japanese', subject: 'what manga readers meet most' },
  dd: { form: 'single lines', from: 'Japanese', subject: 'what is said most often, in other situations' },
  ee: { form: 'single lines', from: 'Japanese', subject: 'spoken forms, from rough to honorific' },
  ff: { form: 'scenes', from: 'Japanese', subject: 'school and everyday life' },
  gg: { form: 'scenes', from: 'Japanese', subject: 'action and fantasy' },
  hh: { form: 'single lines', from: 'Japanese', subject: 'verbs and adjectives in all their forms' },
  ii: { form: 'single lines', from: 'Japanese', subject: 'professions and places' },
  jj: { form: 'scenes', from: 'Japanese', subject: 'mystery, thriller, horror, science fiction' },
  kk: { form: 'scenes', from: 'Japanese', subject: 'grown-up life' },
  ll: { form: 'single lines', from: 'Japanese', subject: 'feelings and opinions' },
}
