import { type Centre, centre as ownCentre } from '../../content/centre.ts'
import { centreInStrings } from '../../content/centre-in.ts'
import { hasSource } from '../../content/has-source.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { hasSample } from '../../content/samples.ts'
import { withPublished } from '../../domain/centre/centre-now.ts'
import { lowestTotal, rupeesText } from '../../domain/centre/prices.ts'
import { languages } from '../../domain/language.ts'
import { type CalendarDate, daysBetween, delhiDate } from '../../domain/time/delhi-time.ts'
import { contentProblems } from '../../server/content/content-problems.ts'
import { ownContent } from '../../server/content/own-content.ts'
import { pictureFiles } from '../../server/content/own-pictures.ts'
import type { CheckContext } from './context.ts'
import { type Finding, problem } from './finding.ts'
import { type OwnWords, sampleGaps } from './samples.ts'

/** A price list older than this is reported, because it may mislead. */
const priceDays = 180

/**
 * Looks for gaps only if the server would start with the content, because invalid content may have any shape.
 * Published facts replace the content here, as on the site.
 */
export async function checkContent({ now, readPublished }: CheckContext): Promise<Finding[]> {
  const problems = contentProblems(ownContent, pictureFiles)
  if (problems.length === 0) {
    const centre = withPublished(ownCentre, await readPublished())
    return contentGaps({ ...ownWords, centre }, delhiDate(now()))
  }
  return problems.map(({ field, sentence }) =>
    problem(field, {
      says: sentence,
      remedy: 'change it there. Until then the server does not start.',
    }),
  )
}

const ownWords: OwnWords = { centre: ownCentre, centreInStrings, strings: languagesSpoken }

/**
 * What a centre has to settle before the site is public: samples, claims without a source, wrong opening days, missing
 * registrations, old prices, dear packages. Reminders name what only a person can settle.
 */
export function contentGaps(words: OwnWords, today: CalendarDate): Finding[] {
  const { centre } = words
  return [
    ...sampleGaps(words),
    ...claimGaps(centre),
    ...openDayGaps(words),
    ...registrationGaps(centre),
    ...priceGaps(centre, today),
    ...packageGaps(centre),
    ...reminders(words),
  ]
}

function gap(level: Finding['level'], says: string): Finding {
  return { level, about: '', says }
}

function claimGaps({ claims }: Centre): Finding[] {
  return Object.entries(claims).flatMap(([claim, { value, source }]) => {
    if (!hasSource({ value, source }))
      return [gap('claim', `${claim} (${value}) names no source: the site does not make it`)]
    return /\b(19|20)\d\d\b/.test(source)
      ? []
      : [gap('claim', `${claim} (${value}) names no year in its source: ${source}`)]
  })
}

/** Texts that claim that the centre is open every day. They are wrong once it closes on a weekday. */
const openAllDays = /seven days|sundays too|सातों दिन|रविवार को भी/i

function openDayGaps({ centre, strings }: OwnWords): Finding[] {
  if (Object.values(centre.hours.weekly).every((day) => day.length > 0)) return []
  return languages.flatMap((language) =>
    strings[language].about.reasons.items
      .map(({ title, text }) => `${title}: ${text}`)
      .filter((said) => openAllDays.test(said))
      .map((said) =>
        gap('claim', `content/${language}/about.ts says "${said}", but a weekday is closed`),
      ),
  )
}

function registrationGaps({ registrations }: Centre): Finding[] {
  const missing = Object.entries(wanted).flatMap(([authority, why]) =>
    registrations.some((each) => each.authority === authority)
      ? []
      : [gap('law', `no ${authority} registration: ${why}`)],
  )
  const nabl = registrations.find(({ authority }) => authority === 'NABL')
  return nabl === undefined || nabl.scope !== undefined ? missing : [...missing, withoutScope]
}

const wanted = {
  'PC-PNDT': 'no ultrasound without one (PC-PNDT Act, section 3)',
  AERB: 'no X-ray or CT without one (Atomic Energy (Radiation Protection) Rules, 2004)',
}

const withoutScope = gap(
  'law',
  'NABL is named without its scope: its name may stand beside accredited tests only',
)

function priceGaps({ facts: { prices } }: Centre, today: CalendarDate): Finding[] {
  if (prices === undefined) return []
  const days = daysBetween(prices.asOf, today)
  return days > priceDays ? [gap('claim', `prices are ${days} days old (${prices.asOf})`)] : []
}

/** Finds a package that costs no less than its tests one by one, or than a smaller package and the other tests. */
function packageGaps({ facts: { packages = {}, prices } }: Centre): Finding[] {
  const from = prices?.from ?? {}
  return Object.entries(packages).flatMap(([name, tests]) => {
    const price = from[name] ?? 0
    const smaller = Object.entries(packages).filter(
      ([other, some]) => other !== name && some.every((test) => tests.includes(test)),
    )
    const ways = [
      { bought: 'its tests', ...lowestTotal(tests, from) },
      ...smaller.map(([other, some]) => ({
        bought: `${other} and its other tests`,
        ...lowestTotal([other, ...tests.filter((test) => !some.includes(test))], from),
      })),
    ]
    const cheaper = ways.find(({ rupees, unpriced }) => unpriced === 0 && price >= rupees)
    if (cheaper === undefined || tests.length === 0) return []
    const { bought, rupees } = cheaper
    return [
      gap(
        'claim',
        `${name} costs ₹${rupeesText(price)}, but ${bought} cost ₹${rupeesText(rupees)}`,
      ),
    ]
  })
}

/**
 * Sources: https://clinicalestablishments.mohfw.gov.in/en, where Delhi is the one Union Territory without the Act;
 * https://jagograhakjago.com, 5 April 2024, on what Delhi told the High Court.
 */
const whyNoEstablishment =
  'Delhi and the Clinical Establishments Act, 2010: it was in force in all Union Territories except Delhi, and in April 2024 Delhi told the High Court that it would adopt it. Ask your lawyer what holds today before you show such a registration, or leave it out'

function reminders({ centre: { address, claims }, strings }: OwnWords): Finding[] {
  const quotes = Object.values(strings).flatMap(({ testimonials }) => testimonials.entries)
  const texts = [
    ...(address.region === 'Delhi' ? [whyNoEstablishment] : []),
    ...(hasSource(claims.goldMedal) ? [whoseMedal] : []),
    ...(quotes.length > 0 && !hasSample(quotes)
      ? ['testimonials: keep the dated consent of each patient on file']
      : []),
  ]
  return texts.map((says) => gap('remind', says))
}

const whoseMedal =
  '"Gold medalist" may break the medical council\'s rules on advertising. The doctor answers for it, and the director signs'
