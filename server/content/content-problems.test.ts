import { describe, expect, it } from 'vitest'
import { brokenContents, someFiles } from '../../test/broken-contents.ts'
import { contentProblems } from './content-problems.ts'
import { ownContent } from './own-content.ts'

type ChangedPath = readonly (string | number)[]

/** Returns the content with one place changed. Everything else stays, functions included. */
function changed(value: unknown, [key, ...rest]: ChangedPath, is: unknown): unknown {
  if (key === undefined) return is
  const inside = changed(Reflect.get(Object(value), key), rest, is)
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? inside : each))
  return { ...Object(value), [key]: inside }
}

it('finds nothing wrong in the content as it stands', () => {
  expect(contentProblems(ownContent, {})).toEqual([])
})

describe('contentProblems names', () => {
  it.each(Object.entries(brokenContents))('%s', (_name, { at, is, field, says }) => {
    const problems = contentProblems(Object(changed(ownContent, at, is)), someFiles)
    const found = problems.filter((problem) => problem.field === field)
    expect(found, JSON.stringify(problems)).toHaveLength(1)
    expect(found[0]?.sentence).toMatch(says)
  })
})
