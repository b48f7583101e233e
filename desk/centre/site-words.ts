import { calendar } from '../../content/en/calendar.ts'
import { hours } from '../../content/en/shell.ts'
import { testFacts } from '../../content/en/test-facts.ts'
import { calendar as calendarInHindi } from '../../content/hi/calendar.ts'
import { hours as hoursInHindi } from '../../content/hi/shell.ts'
import { testFacts as testFactsInHindi } from '../../content/hi/test-facts.ts'
import type { Language } from '../../domain/language.ts'
import { testFactLines } from '../../site/test-facts.ts'
import type { TestInForce } from './facts-in-force.ts'

export const siteWords = {
  en: { calendar, shell: { hours }, testFacts },
  hi: { calendar: calendarInHindi, shell: { hours: hoursInHindi }, testFacts: testFactsInHindi },
}

/** What patients read beside the name of a test. Leaves out a typed price, or minutes, that are no whole number. */
export function priceAndMinutesOf({ price, minutes }: TestInForce, language: Language): string {
  const stated = (number: number | null) =>
    Number.isInteger(number) ? (number ?? undefined) : undefined
  return testFactLines(stated(price), stated(minutes), siteWords[language]).join(' · ')
}
