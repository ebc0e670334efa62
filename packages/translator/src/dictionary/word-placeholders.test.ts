import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from '../text/placeholders.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { type Glosses, putWordPlaceholders } from './word-placeholders.ts'

const glosses = new Map([
  ['風船', 'balloon'],
  ['推薦', 'recommendation'],
  ['天文台', 'observatory'],
  ['名誉', 'honor'],
  ['宝塚', 'Takarazuka'],
  ['贈り物', 'gift'],
  ['翼', 'wing'],
  ['人妻', 'wife'],
  ['突きつける|る', 'thrust|thrusts|thrust|thrust|thrusting|verb'],
  ['奪う|う', 'snatch|snatches|snatched|snatched|snatching|verb'],
  ['呟く|く', 'mutter|mutters|muttered|muttered|muttering|alone'],
  ['見下す|す', 'look down on|looks down on|looked down on|looked down on|looking down on|verb'],
  ['図々しい|い', 'shameless|adjective'],
  ['蹴破る|ら', 'kick down|kicks down|kicked down|kicked down|kicking down|verb'],
])
const languages = { source: rulesOf('JPN'), target: rulesOf('ENG') }

/** A text, what a model is asked, what it says, and what becomes of it. */
type Steps = readonly [text: string, asked: string, said: string, settled: string]

function expectSettled(known: Glosses, between: typeof languages, [text, asked, said, settled]: Steps) {
  const put = putWordPlaceholders(text, known, between)!
  expect(put.text).toBe(asked)
  expect(fillPlaceholders(said, { ...put, mayNot: undefined })).toBe(settled)
}

describe('putWordPlaceholders', () => {
  it.each([
    ['風船が飛んだ。', '箱が飛んだ。', 'The box flew.', 'The balloon flew.'],
    ['風船だ！', '箱だ！', "It's a box!", "It's a balloon!"],
    ['たくさん風船がいる。', 'たくさん箱がいる。', 'We need a lot of boxes.', 'We need a lot of balloons.'],
    ['風船は？', '箱は？', 'Boxes?', 'Balloons?'],
    ['あれは天文台だ。', 'あれは箱だ。', "That's a box.", "That's an observatory."],
    ['名誉だ。', '箱だ。', "It's a box.", "It's an honor."],
    ['宝塚へ行く。', '箱へ行く。', "I'm going to a box.", "I'm going to Takarazuka."],
    ['贈り物をくれた。', '箱をくれた。', 'He gave me a box.', 'He gave me a gift.'],
    ['風船と翼。', '箱と花。', 'A box and a flower.', 'A balloon and a wing.'],
    ['人妻たち。', '箱たち。', 'Boxes.', 'Wives.'],
    ['証拠を突きつけた', '証拠を食べた', 'He ate the proof.', 'He thrust the proof.'],
    ['全部奪われた', '全部買われた', 'Everything was bought.', 'Everything was snatched.'],
    ['何か呟いてた', '何か歩いてた', 'He was walking something.', 'He was muttering something.'],
    ['俺を見下すな', '俺を殺すな', "Don't kill me.", "Don't look down on me."],
    ['蹴破ったよ', '売ったよ', 'I sold it.', 'I kicked it down.'],
    ['蹴破られた', '売られた', "They've sold the door.", "They've kicked down the door."],
    ['図々しい奴だ', '美しい奴だ', "He's a beautiful guy.", "He's a shameless guy."],
    ['図々しかった', '美しかった', 'It was beautiful.', 'It was shameless.'],
  ])('%s', (...steps) => expectSettled(glosses, languages, steps))

  it('asks with another thing on another attempt, and with none that the text holds itself', () => {
    expect(putWordPlaceholders('風船だ', glosses, { ...languages, attempt: 1 })!.text).toBe('花だ')
    expect(putWordPlaceholders('箱に風船を入れた', glosses, languages)!.text).toBe('箱に花を入れた')
  })

  it.each([
    ['a verb', '推薦してください'],
    ['a part of a longer word', '天文台長が来た'],
    ['the beginning of a verb', '翼ける'],
    ['what a verb is called', '見下しを許す'],
    ['a word that is not glossed', '学校へ行く'],
  ])('leaves %s alone', (_, text) => {
    expect(putWordPlaceholders(text, glosses, languages)).toBeUndefined()
  })

  it('leaves those nouns for which no thing is left to stand', () => {
    expect(putWordPlaceholders('風船と推薦と天文台と名誉と翼', glosses, languages)!.text).toBe('箱と花と本とナイフと翼')
  })

  it('leaves languages without forms', () => {
    expect(putWordPlaceholders('風船だ', glosses, { ...languages, target: rulesOf('FRA') })).toBeUndefined()
  })

  it('is lost when the thing did not come out', () => {
    const put = putWordPlaceholders('風船だ', glosses, languages)!
    expect(fillPlaceholders("It's the wind.", { ...put, mayNot: undefined })).toBeUndefined()
  })
})

describe('putWordPlaceholders from English into Spanish', () => {
  const lexicon = new Map([
    ['demonstration', 'demostración|demostraciones|f'],
    ['juror', 'jurado|jurados|m'],
    ['locomotive', 'locomotora|locomotoras|f'],
    ['eagle', 'águila|águilas|fa'],
    ['alibi', 'coartada|coartadas|f'],
    ['lasso', 'lazo|lazos|m'],
    ['wolf', 'lobo|lobos|m'],
    ['policewoman', 'mujer policía|mujeres policía|f'],
    ['stage fright', 'miedo escénico|miedos escénicos|m'],
    ['leaf', 'hoja|hojas|f'],
    ['leaves', '-'],
    ['ingenious', 'ingenioso|ingeniosa|ser'],
    ['lazy', 'holgazán|holgazana|ser'],
    ['delighted', 'encantado|encantada|estar'],
    ['accidentally', 'accidentalmente|accidentalmente|adverb'],
    ['defy', 'desafiar|desafía|verb'],
    ['unleash', 'desatar|desata|verb'],
    ['tremble', 'temblar|tiembla|alone'],
  ])
  const english = { source: rulesOf('ENG'), target: rulesOf('ESP') }

  it.each([
    ['the last demonstration', 'the last box', 'la última caja', 'la última demostración'],
    ['Demonstrations?', 'Boxes?', '¿Cajas?', '¿Demostraciones?'],
    ['an old locomotive', 'an old box', 'una caja vieja', 'una locomotora vieja'],
    ['An alibi!', 'A box!', '¡Una caja!', '¡Una coartada!'],
    ['each juror and the wolves', 'each book and the knives', 'cada libro y los cuchillos', 'cada jurado y los lobos'],
    ['It is an eagle.', 'It is a box.', 'Es una caja.', 'Es un águila.'],
    ['the wing of the eagle', 'the wing of the box', 'el ala de la caja', 'el ala del águila'],
    ['the eagles', 'the boxes', 'las cajas', 'las águilas'],
    ['I have stage fright.', 'I have book.', 'Tengo un libro.', 'Tengo un miedo escénico.'],
    ['two policewomen', 'two boxes', 'dos cajas', 'dos mujeres policía'],
    ['the lassoes', 'the books', 'los libros', 'los lazos'],
    ['an ingenious plan', 'a famous plan', 'un plan famoso', 'un plan ingenioso'],
    ['Those cats are lazy.', 'Those cats are famous.', 'Esos gatos son famosos.', 'Esos gatos son holgazanes.'],
    ["She's delighted.", "She's tired.", 'Está cansada.', 'Está encantada.'],
    ['Accidentally broken.', 'Slowly broken.', 'Roto lentamente.', 'Roto accidentalmente.'],
    ['He defied the king.', 'He visited the king.', 'Visitó al rey.', 'Desafió al rey.'],
    ['Unleash it!', 'Visit it!', '¡Visítalo!', '¡Desátalo!'],
    ['Stop trembling!', 'Stop walking!', '¡Deja de caminar!', '¡Deja de temblar!'],
  ])('%s', (...steps) => expectSettled(lexicon, english, steps))

  it.each(['Ms. Wolf is late.', 'a demonstration-like thing', 'the demo', 'everyone leaves', 'The news delighted me.'])(
    'leaves %s alone',
    (text) => {
      expect(putWordPlaceholders(text, lexicon, english)).toBeUndefined()
    },
  )
})

describe('putWordPlaceholders from Korean and Chinese', () => {
  const korean = { source: rulesOf('KOR'), target: rulesOf('ENG') }
  const chinese = { source: rulesOf('CHS'), target: rulesOf('ENG') }
  const koreanLexicon = new Map([
    ['각성자', 'awakened one'],
    ['공작', 'duke'],
    ['공작가', 'ducal house'],
    ['상태창', 'status window'],
    ['전문가', 'expert'],
  ])
  const chineseLexicon = new Map([
    ['灵石', 'spirit stone'],
    ['极品灵石', 'supreme spirit stone'],
    ['宗主', 'sect master'],
  ])

  it.each([
    ['각성자가 왔다.', '상자가 왔다.', 'A box came.', 'An awakened one came.'],
    ['공작은 어디 있지?', '상자는 어디 있지?', "Where's the box?", "Where's the duke?"],
    ['공작가의 사람', '상자의 사람', 'A man of the box.', 'A man of the ducal house.'],
    ['상태창이야!', '상자야!', "It's a box!", "It's a status window!"],
    ['상태창으로 봐.', '상자로 봐.', 'Look with the box.', 'Look with the status window.'],
    ['전문가야?', '상자야?', 'Is it a box?', 'Is it an expert?'],
    ['공작과 상태창', '상자와 꽃', 'The box and the flower.', 'The duke and the status window.'],
    ['공작들이 온다', '상자들이 온다', 'The boxes are coming.', 'The dukes are coming.'],
  ])('%s', (...steps) => expectSettled(koreanLexicon, korean, steps))

  it.each(['공작새가 날았다', '각성자하다', '대공작이 왔다'])('leaves %s alone', (text) => {
    expect(putWordPlaceholders(text, koreanLexicon, korean)).toBeUndefined()
  })

  it.each([
    ['给我一颗灵石。', '给我一颗箱子。', 'Give me a box.', 'Give me a spirit stone.'],
    ['极品灵石呢？', '箱子呢？', "Where's the box?", "Where's the supreme spirit stone?"],
    ['宗主有灵石', '箱子有花', 'The box has flowers.', 'The sect master has spirit stones.'],
  ])('%s', (...steps) => expectSettled(chineseLexicon, chinese, steps))
})
