import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { brokenContents, loneTest, someFiles } from '../../test/broken-contents.ts'
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
  expect(problemsWith(['hindi', 'testimonials', 'entries'], entries)).toEqual([])
})

it('takes an upright picture of the doctor', () => {
  const doctor = { file: 'portrait.webp', alt: { en: 'The doctor', hi: 'डॉक्टर' } }
  expect(problemsWith(['centre', 'pictures'], { doctor })).toEqual([])
})

describe('contentProblems names', () => {
  it.each(Object.entries(brokenContents))('%s', (_name, { at, is, field, says }) => {
    const problems = problemsWith(at, is)
    const found = problems.filter((problem) => problem.field === field)
    expect(found, JSON.stringify(problems)).toHaveLength(1)
    expect(found[0]?.sentence).toMatch(says)
  })

  it('a step that no language says', () => {
    const without = (words: unknown) =>
      changed(words, ['preparation', 'steps', 'no-caffeine'], undefined)
    const { english, hindi } = ownContent
    const content = { ...ownContent, english: without(english), hindi: without(hindi) }
    expect(contentProblems(content, someFiles)).toEqual([
      { field: 'content/en/preparation.ts: steps.no-caffeine', sentence: 'This is missing.' },
    ])
  })

  it('each file that lacks a test of the catalogue', () => {
    const tests = ['ECG', '2D ECHO', 'Stress ECHO', loneTest.name]
    const problems = problemsWith(['catalogue', 2, 'tests'], tests)
    expect(problems.map(({ field }) => field).toSorted()).toEqual(loneTest.fields)
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
  // The check calls only the functions that name tests. It accepts any other wrong function, although a page may
  // fail with it.
  const plainJunk = [undefined, null, Number.NaN, -1, '', {}, [], [null], true]
  const junk = [...plainJunk, () => undefined]

  it('does not make the check throw, and is refused if it is null', () => {
    const nullOrJunk = fc.oneof(fc.constant(null), fc.constantFrom(...junk))
    fc.assert(
      fc.property(fc.constantFrom(...places), nullOrJunk, (place, is) => {
        const problems = problemsWith(place, is)
        if (is === null) expect(problems, place.join('.')).not.toEqual([])
        for (const { field, sentence } of problems) {
          expect(field).toMatch(/^(content|domain)\/[\w/-]+\.ts/)
          expect(sentence).toMatch(/^\S.*[.?]$/)
        }
      }),
      { numRuns: 400, examples: [[['rules', 'X-Ray', 'steps', 0, 'when'], '']] },
    )
  })

  it('lets every page be drawn if the check accepts it', () => {
    const anyWords = fc.constantFrom(
      ...places.filter(([part]) => /^(centre|hindi)$/.test(String(part))),
    )
    fc.assert(
      fc.property(anyWords, fc.constantFrom(...plainJunk), ([part, ...place], is) => {
        if (problemsWith([part ?? '', ...place], is).length > 0) return
        const own = part === 'hindi' ? languagesSpoken.hi : centre
        const over = { [part === 'hindi' ? 'strings' : 'centre']: changed(own, place, is) }
        expect(Object.values(drawPages(pageContext(over, 'hi'))).join('')).toContain('</html>')
      }),
      { numRuns: 150 },
    )
  })
})
