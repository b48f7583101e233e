import { expect, it } from 'vitest'
import { testSearch } from './search-tests.ts'

const search = testSearch()

it.each(['price', 'kitna paisa lagega', 'दाम', 'rate list'])(
  'answers "%s" with the way to the price',
  (typed) => {
    expect(search(typed).kind).toBe('price')
  },
)

it.each(['MRI price', 'blood test ka kharcha'])(
  'finds the test in "%s", and says how to ask its price',
  (typed) => {
    expect(search(typed)).toMatchObject({ kind: 'tests', isPriceAsked: true })
  },
)

it('takes a heart rate for no question about money', () => {
  expect(search('heart rate')).toMatchObject({ kind: 'tests', tests: ['ECG'], isPriceAsked: false })
})

it.each(['TMT', 'treadmill test', 'dengue', 'डेंगू', 'typhoid ki jaanch'])(
  'says of "%s" that we do not do it, and shows what is near',
  (typed) => {
    expect(search(typed)).toMatchObject({ kind: 'tests', isNotOurs: true })
  },
)

it.each(['stress echo', 'dil', 'pet dard', 'ct'])('says nothing of the kind of "%s"', (typed) => {
  expect(search(typed)).toMatchObject({ kind: 'tests', isNotOurs: false })
})

it.each(['pet ct', 'bone density', 'dentist'])('finds none for "%s"', (typed) => {
  expect(search(typed)).toEqual({ kind: 'none' })
})

it('answers what the law forbids with the law', () => {
  expect(search('boy or girl scan')).toEqual({ kind: 'forbidden' })
})
