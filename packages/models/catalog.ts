import type { ModelSet } from './model-set.ts'
import { engDeu } from './rows/eng-deu.ts'
import { engFra } from './rows/eng-fra.ts'
import { engIta } from './rows/eng-ita.ts'
import { engJpn } from './rows/eng-jpn.ts'
import { engPor } from './rows/eng-por.ts'
import { engRus } from './rows/eng-rus.ts'
import { engSpa } from './rows/eng-spa.ts'
import { engTur } from './rows/eng-tur.ts'
import { jpnEng } from './rows/jpn-eng.ts'
import { korEng } from './rows/kor-eng.ts'
import { zhoEng } from './rows/zho-eng.ts'
import { engZho } from './rows/eng-zho.ts'
import { engKor } from './rows/eng-kor.ts'
import { engVie } from './rows/eng-vie.ts'
import { engAra } from './rows/eng-ara.ts'
import { spaEng } from './rows/spa-eng.ts'

/** Every set of translation weights in this package. */
export const modelCatalog = [
  jpnEng,
  engSpa,
  engFra,
  engDeu,
  engIta,
  engPor,
  engRus,
  zhoEng,
  engTur,
  engJpn,
  korEng,
  engZho,
  engKor,
  engVie,
  engAra,
  spaEng,
] as const satisfies readonly ModelSet[]
