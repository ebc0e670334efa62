import { describe, expect, it } from 'vitest'
import { withTurkishEnding, withTurkishParticles } from './turkish-endings.ts'

describe('withTurkishEnding', () => {
  it.each([
    ['Shina', "Tom'un", "Shina'nın"],
    ['Komona', "Tom'a", "Komona'ya"],
    ['Pepper', "Mary'yi", "Pepper'i"],
    ['Tom', "Mary'nin", "Tom'un"],
    ['Saffron', "Mary'yle", "Saffron'la"],
    ['Emily', "Tom'la", "Emily'yle"],
    ['Josh', "Tom'dan", "Josh'tan"],
    ['Jake', "Tom'un", "Jake'in"],
    ['Grace', "Tom'da", "Grace'te"],
    ['Mike', "Tom'u", "Mike'ı"],
    ['Shichimi', "Tom'daki", "Shichimi'deki"],
    ['Yumi', "Tom'lar", "Yumi'ler"],
    ['Shina', 'Tom', 'Shina'],
    ['25', "10'da", "25'te"],
    ['3', "10'a", "3'e"],
    ['1.000', "10'dan", "1.000'den"],
    ['2,5', "10'u", "2,5'i"],
    ['40', "20'de", "40'ta"],
    ['2', "3'üncü", "2'nci"],
    ['25', "3'üncü", "25'inci"],
    ['10:30', "3'te", "10:30'da"],
    ['13 Şubat', "10'da", "13 Şubat'ta"],
    ['Mayıs 2020', "10'da", "Mayıs 2020'de"],
  ])('%s as %s: %s', (word, found, written) => {
    expect(withTurkishEnding(word, found)).toBe(written)
  })
})

describe('withTurkishParticles', () => {
  it.each([
    ['Onunla konuştun mı', 'Onunla konuştun mu'],
    ['İyi mısınız', 'İyi misiniz'],
    ['Sen da geldin', 'Sen de geldin'],
    ['Gördün mi, Tom', 'Gördün mü, Tom'],
    ['Bunu da mi yaptın', 'Bunu da mı yaptın'],
    ['Evde mi', 'Evde mi'],
    ['O mi', 'O mu'],
    ['Rosa De Marco geldi', 'Rosa De Marco geldi'],
  ])('%s: %s', (said, written) => {
    expect(withTurkishParticles(said)).toBe(written)
  })
})
