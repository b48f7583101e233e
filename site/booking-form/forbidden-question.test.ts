import { describe, expect, it } from 'vitest'
import * as harmless from '../../test/phrases/harmless.ts'
import {
  freshPhrases,
  heldOutPhrases,
  patientPhrases,
  unseenPhrases,
} from '../../test/phrases/tests-asked-for.ts'
import { asksForbidden } from './forbidden-question.ts'

describe('asksForbidden', () => {
  it.each(harmless.forbiddenQuestions)(
    'recognises "%s" as a question that the Act forbids to answer',
    (typed) => {
      expect(asksForbidden(typed)).toBe(true)
    },
  )

  it.each(harmless.allowedQuestions)('allows a search for "%s"', (typed) => {
    expect(asksForbidden(typed)).toBe(false)
  })

  it('reads only the beginning of a pasted text, within a second', () => {
    const before = performance.now()
    expect(asksForbidden(`boy or girl ${'baby sex '.repeat(100_000)}`)).toBe(true)
    expect(asksForbidden('baby '.repeat(100_000))).toBe(false)
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('allows a search for every collected phrase of patients', () => {
    const lists = [patientPhrases, heldOutPhrases, freshPhrases, unseenPhrases]
    const typed = lists.flat().map((phrase) => phrase.typed)
    expect(typed.filter(asksForbidden)).toEqual([])
  })
})
