import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { brokenContents, someFiles } from '../../test/broken-contents.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { contentProblems } from './content-problems.ts'
import { ownContent } from './own-content.ts'

type ChangedPath = readonly (string | number)[]

/** Returns the content with one place changed. Everything else stays, functions included. */
function changed(value: unknown, [key, ...rest]: ChangedPath, is: unknown): unknown {
  if (key === undefined) return is
  const inside = changed(Reflect.get(Object(value), key), rest, is)
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? inside : each))
  const { [key]: _, ...others } = Object(value)
  return inside === undefined ? others : { ...others, [key]: inside }
}

const problemsWith = (place: ChangedPath, is: unknown) =>
  contentProblems(Object(changed(ownContent, place, is)), someFiles)

it('finds nothing wrong in the content as it stands', () => {
  expect(contentProblems(ownContent, {})).toEqual([])
})

it('lets each language quote other patients', () => {
  const entries = [{ name: 'Asha', location: 'Saket', rating: 5, comment: 'Quick.' }]
  expect(problemsWith(['strings', 'hi', 'testimonials', 'entries'], entries)).toEqual([])
})

it('takes an opening of one slot of the form', () => {
  const monday = [{ opens: 9 * 60, closes: 9 * 60 + 30 }]
  expect(problemsWith(['centre', 'hours', 'weekly', 1], monday)).toEqual([])
})

it('takes an upright picture of the doctor', () => {
  const doctor = { file: 'portrait.webp', alt: { en: 'The doctor', hi: 'डॉक्टर' } }
  expect(problemsWith(['centre', 'pictures'], { doctor })).toEqual([])
})

describe('a third language', () => {
  const third = ['strings', 'bn'] as const
  const problemsInThird = (place: ChangedPath, is: unknown) => {
    const [, , ...inWords] = place
    return problemsWith(third, changed(ownContent.strings.hi, inWords, is))
  }

  it('may have the words of another language', () => {
    expect(problemsInThird(third, ownContent.strings.hi)).toEqual([])
    expect(problemsWith(['centreIn', 'bn'], ownContent.centreIn.hi)).toEqual([])
  })

  it.each([
    ['lacks', ['shell', 'fraud'], undefined, 'content/bn/shell.ts: fraud'],
    ['leaves empty', ['shell', 'fraud'], ' ', 'content/bn/shell.ts: fraud'],
    [
      'rates with no star',
      ['testimonials', 'entries', 0, 'rating'],
      0,
      'content/bn/testimonials.ts: entries.0.rating',
    ],
  ])('is checked for what it %s', (_what, place, is, field) => {
    const problems = problemsInThird([...third, ...place], is)
    expect(problems.map((problem) => problem.field)).toContain(field)
  })

  it('is checked for its words about the centre', () => {
    expect(
      problemsWith(['centreIn', 'bn'], { ...Object(ownContent.centreIn.hi), name: '' }),
    ).toEqual([{ field: 'content/bn/centre.ts: name', sentence: 'This is empty.' }])
  })

  it('adds no second finding to what English lacks', () => {
    const { en, hi } = ownContent.strings
    const emptied = changed(en, ['shell', 'fraud'], '')
    const found = contentProblems(
      { ...ownContent, strings: { en: emptied, hi, bn: hi } },
      someFiles,
    )
    expect(found).toEqual([{ field: 'content/en/shell.ts: fraud', sentence: 'This is empty.' }])
  })
})

describe('contentProblems names', () => {
  it.each(Object.entries(brokenContents))('%s', (_name, { at, is, field, says }) => {
    const problems = problemsWith(at, is)
    const found = problems.filter((problem) => problem.field === field)
    expect(found, JSON.stringify(problems)).toHaveLength(1)
    expect(found[0]?.sentence).toMatch(says)
  })
})

/** Lists the path of every place in the content, branches included. */
function placesIn(value: unknown, place: ChangedPath = []): ChangedPath[] {
  if (typeof value !== 'object' || value === null) return [place]
  const keys = Array.isArray(value) ? Array.from(value.keys()) : Object.keys(value)
  return [place, ...keys.flatMap((key) => placesIn(Reflect.get(value, key), [...place, key]))]
}

describe('any place of the content that holds a wrong value', () => {
  const places = placesIn(ownContent).slice(1)
  // The check calls no function among the words, so it accepts a wrong one, although a page may fail with it.
  const plainJunk = [undefined, null, Number.NaN, -1, '', {}, [], [null], true]
  const junk = [...plainJunk, () => undefined]

  it('does not make the check throw, and is refused if it is null', () => {
    const nullOrJunk = fc.oneof(fc.constant(null), fc.constantFrom(...junk))
    fc.assert(
      fc.property(fc.constantFrom(...places), nullOrJunk, (place, is) => {
        const problems = problemsWith(place, is)
        if (is === null) expect(problems, place.join('.')).not.toEqual([])
        for (const { field, sentence } of problems) {
          expect(field).toMatch(/^content\/[\w/-]+\.ts/)
          expect(sentence).toMatch(/^\S.*[.?]$/)
        }
      }),
      {
        numRuns: 400,
        examples: [
          [['centreIn'], null],
          [['strings'], null],
        ],
      },
    )
  })

  it('lets every page be drawn if the check accepts it', () => {
    const anyWords = fc.constantFrom(
      ...places.filter(
        ([part, language]) => part === 'centre' || (part === 'strings' && language === 'hi'),
      ),
    )
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...plainJunk), (path, is) => {
        if (problemsWith(path, is).length > 0) return
        const [part, ...place] = path
        const [own, inOwn] =
          part === 'centre' ? [centre, place] : [languagesSpoken.hi, place.slice(1)]
        const over = { [String(part)]: changed(own, inOwn, is) }
        expect(Object.values(drawPages(pageContext(over, 'hi'))).join('')).toContain('</html>')
      }),
      { numRuns: 150 },
    )
  })
})
