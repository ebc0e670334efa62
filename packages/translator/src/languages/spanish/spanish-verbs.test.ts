import { describe, expect, it } from 'vitest'
import { conjugate, formsOf, inFormOf } from './spanish-verbs.ts'

describe('conjugate', () => {
  it.each([
    ['desafiar', 'desafía', 'presentThey', 'desafían'],
    ['desafiar', 'desafía', 'past3', 'desafió'],
    ['tocar', 'toca', 'subjunctive', 'toque'],
    ['pagar', 'paga', 'past1', 'pagué'],
    ['cruzar', 'cruza', 'past1', 'crucé'],
    ['averiguar', 'averigua', 'subjunctive', 'averigüe'],
    ['forzar', 'fuerza', 'subjunctive', 'fuerce'],
    ['empezar', 'empieza', 'subjunctiveThey', 'empiecen'],
    ['encontrar', 'encuentra', 'future1', 'encontraré'],
    ['defender', 'defiende', 'present1', 'defiendo'],
    ['defender', 'defiende', 'subjunctiveWe', 'defendamos'],
    ['conocer', 'conoce', 'present1', 'conozco'],
    ['vencer', 'vence', 'subjunctive', 'venza'],
    ['proteger', 'protege', 'present1', 'protejo'],
    ['poseer', 'posee', 'past3', 'poseyó'],
    ['poseer', 'posee', 'participle', 'poseído'],
    ['poseer', 'posee', 'present1', 'poseo'],
    ['seguir', 'sigue', 'present1', 'sigo'],
    ['seguir', 'sigue', 'past3', 'siguió'],
    ['seguir', 'sigue', 'subjunctiveWe', 'sigamos'],
    ['distinguir', 'distingue', 'subjunctive', 'distinga'],
    ['mentir', 'miente', 'pastSubjunctive', 'mintiera'],
    ['dormir', 'duerme', 'gerund', 'durmiendo'],
    ['dormir', 'duerme', 'presentThey', 'duermen'],
    ['gruñir', 'gruñe', 'past3', 'gruñó'],
    ['construir', 'construye', 'present1', 'construyo'],
    ['construir', 'construye', 'presentWe', 'construimos'],
    ['construir', 'construye', 'past3', 'construyó'],
    ['construir', 'construye', 'imperfect', 'construía'],
    ['construir', 'construye', 'gerund', 'construyendo'],
  ] as const)('%s, %s: %s is %s', (infinitive, third, form, written) => {
    expect(conjugate({ infinitive, third }, form)).toBe(written)
  })
})

describe('inFormOf', () => {
  it.each([
    ['visitó', 'atacar', 'ataca', 'atacó'],
    ['visita', 'defender', 'defiende', 'defiende'],
    ['visite', 'asombrar', 'asombra', 'asombre'],
    ['visitadas', 'ocultar', 'oculta', 'ocultadas'],
    ['visitarlo', 'desafiar', 'desafía', 'desafiarlo'],
    ['visitármelo', 'ocultar', 'oculta', 'ocultármelo'],
    ['visitándome', 'construir', 'construye', 'construyéndome'],
    ['visítalo', 'defender', 'defiende', 'defiéndelo'],
    ['visítame', 'desafiar', 'desafía', 'desafíame'],
    ['visítenla', 'seguir', 'sigue', 'síganla'],
    ['visítanos', 'aturdir', 'aturde', 'atúrdenos'],
  ])('%s of %s is %s', (said, infinitive, third, written) => {
    expect(said.match(formsOf('visitar'))).toEqual([said])
    expect(inFormOf(said, 'visitar', { infinitive, third })).toBe(written)
  })
})
