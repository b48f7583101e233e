import { expect, it } from 'vitest'
import { lettersLacking } from './letters-lacking.ts'

it.each([
  'Vitamin B12 & D (25-OH), “fasting” – ₹1,200…',
  'अपराह्ण, चिट्ठी, पाठ्यक्रम, लक्ष्मी, उद्घाटन, स्त्री, राष्ट्र, थ्रोम्बोसिस',
  'ड़ॉ॰ ऋतु ळाड, ऑक्सीजन, ख़ून की जाँच: १२ बजे।',
  'क़ ज़ फ़ as one sign each: \u0958 \u095b \u095e',
  'two\nlines\tand a joiner: र्\u200dय',
  '',
])('finds no lacking letter in %o', (text) => {
  expect(lettersLacking(text)).toEqual([])
})

it('names each letter that the typefaces lack, once', () => {
  expect(lettersLacking('Żółw → ঢাকা ঢ, 😀😀')).toEqual(
    expect.arrayContaining(['Ż', 'ó', 'ł', '→', 'ঢ', '😀']),
  )
  expect(lettersLacking('😀😀')).toEqual(['😀'])
})

it('names three joined Hindi consonants if the typeface would draw them apart, with a halant', () => {
  expect(lettersLacking('क्र्य, फिर क्र्य और ट्ट्य')).toEqual(['क्र्य', 'ट्ट्य'])
})
