import { type Centre, centre } from '../../content/centre.ts'
import { calendar } from '../../content/en/calendar.ts'
import type {
  HoursPublished,
  OwnTestPublished,
  PhonesPublished,
  StoredPublication,
  TestPublished,
} from '../../domain/centre/published-facts.ts'
import { clockLabel, delhiDate, weekdays } from '../../domain/time/delhi-time.ts'
import type { DayHours } from '../../domain/time/opening-hours.ts'
import type { CheckContext } from './context.ts'
import { type Finding, note } from './finding.ts'

const remedy =
  'do nothing if the fact is right. If it is wrong, take it back on the page "Centre" of the desk. To keep it for good, write it into content/ too.'

export async function checkPublished({ readPublished }: CheckContext): Promise<Finding[]> {
  return publishedFindings(centre, await readPublished())
}

export function publishedFindings(own: Centre, inForce: readonly StoredPublication[]): Finding[] {
  return inForce.flatMap(({ atMs, publication }) =>
    differences(own, publication).map((says) =>
      note('published', `since ${delhiDate(atMs)} ${says}`, remedy),
    ),
  )
}

function differences(centre: Centre, publication: StoredPublication['publication']): string[] {
  switch (publication.fact) {
    case 'hours':
      return hoursThatDiffer(centre, publication)
    case 'phones':
      return phonesThatDiffer(centre, publication)
    case 'test':
      return testThatDiffers(centre, publication)
    case 'own-test':
      return [ownTest(publication)]
  }
}

function hoursThatDiffer({ hours }: Centre, { weekly }: HoursPublished): string[] {
  return weekdays.flatMap((day) =>
    difference(
      `${calendar.weekdays[day]} is`,
      hoursText(weekly[day]),
      hoursText(hours.weekly[day]),
    ),
  )
}

function hoursText(day: readonly DayHours[]): string {
  const spans = day.map(({ opens, closes }) => `${clockLabel(opens)} – ${clockLabel(closes)}`)
  return spans.length === 0 ? 'closed' : spans.join(', ')
}

function phonesThatDiffer(centre: Centre, { phones, whatsapp }: PhonesPublished): string[] {
  const text = (all: Centre['phones']) =>
    all.map(({ label, e164 }) => `${label} (${e164})`).join(', ')
  return [
    ...difference('the phones are', text(phones), text(centre.phones)),
    ...difference('WhatsApp is', whatsapp, centre.whatsapp),
  ]
}

function testThatDiffers({ facts }: Centre, said: TestPublished): string[] {
  const { test, isOffered, price, minutes } = said
  const stated = (number: number | null | undefined, unit: string) =>
    number === null || number === undefined ? 'not stated' : `${number} ${unit}`
  return [
    ...difference(`${test} is`, isOffered ? 'offered' : 'not offered', 'offered'),
    ...difference(
      `the price of ${test} is`,
      stated(price, 'rupees'),
      stated(facts.prices?.from[test], 'rupees'),
    ),
    ...difference(
      `the length of ${test} is`,
      stated(minutes, 'minutes'),
      stated(facts.minutes?.[test], 'minutes'),
    ),
  ]
}

function ownTest({ test, isOffered }: OwnTestPublished): string {
  return `${test} is a test of the centre's own, ${isOffered ? 'offered' : 'not offered'}; content/: no such test`
}

function difference(what: string, published: string, written: string): string[] {
  return published === written ? [] : [`${what} ${published}; content/: ${written}`]
}
