import { calendar } from '../../content/en/calendar.ts'
import {
  factKey,
  type Publication,
  type StoredPublication,
} from '../../domain/centre/published-facts.ts'
import { clockLabel, delhiDate, weekdays } from '../../domain/time/delhi-time.ts'
import type { DayHours } from '../../domain/time/opening-hours.ts'
import { contentFacts } from '../../server/desk/content-facts.ts'
import type { CheckContext } from './context.ts'
import { type Finding, note } from './finding.ts'

const remedy =
  'do nothing if the fact is right. If it is wrong, take it back on the page "Centre" of the desk. To keep it for good, write it into content/ too.'

export async function checkPublished({ readPublished }: CheckContext): Promise<Finding[]> {
  return publishedFindings(await readPublished())
}

export function publishedFindings(inForce: readonly StoredPublication[]): Finding[] {
  return inForce.flatMap(({ atMs, publication }) => {
    const written = writtenFor(publication)
    return Object.entries(statementsOf(publication))
      .map(([what, said]) => ({ what, said, before: written?.[what] ?? 'no such test' }))
      .filter(({ said, before }) => said !== before)
      .map(({ what, said, before }) =>
        note(
          'published',
          `since ${delhiDate(atMs)} ${what} ${said}; content/ says ${before}`,
          remedy,
        ),
      )
  })
}

/** What `content/` says in place of a publication. Undefined for a test of the centre's own. */
function writtenFor(publication: Publication) {
  const { hours, phones, tests } = contentFacts
  const fact = [hours, phones, ...tests].find(
    (each) => each.fact === publication.fact && factKey(each) === factKey(publication),
  )
  return fact && statementsOf(fact)
}

/** What a publication says. A key is the beginning of a sentence, such as `the price of ECG is`, and its value the end. */
function statementsOf(publication: Publication): Readonly<Record<string, string>> {
  switch (publication.fact) {
    case 'hours':
      return Object.fromEntries(
        weekdays.map((day) => [
          `${calendar.weekdays[day]} is`,
          publication.weekly[day].map(spanText).join(', ') || 'closed',
        ]),
      )
    case 'phones':
      return {
        'the phones are': publication.phones
          .map(({ label, e164 }) => `${label} (${e164})`)
          .join(', '),
        'WhatsApp is': publication.whatsapp,
      }
    case 'test': {
      const { test, isOffered, price, minutes } = publication
      return {
        [`${test} is`]: offeredText(isOffered),
        [`the price of ${test} is`]: price === null ? notStated : `${price} rupees`,
        [`the length of ${test} is`]: minutes === null ? notStated : `${minutes} minutes`,
      }
    }
    case 'own-test': {
      const { test, isOffered } = publication
      return { [`${test} is`]: `a test of the centre's own, ${offeredText(isOffered)}` }
    }
  }
}

function spanText({ opens, closes }: DayHours): string {
  return `${clockLabel(opens)} – ${clockLabel(closes)}`
}

const notStated = 'not stated'

function offeredText(isOffered: boolean): string {
  return isOffered ? 'offered' : 'not offered'
}
