import type { Centre } from '../../content/centre.ts'
import { calendar } from '../../content/en/calendar.ts'
import { type Catalogue, testsIn } from '../../domain/centre/catalogue-now.ts'
import { delhiDate } from '../../domain/time/delhi-time.ts'
import { jsonInScript } from '../json-in-script.ts'
import { openingWeek } from '../opening-lines.ts'
import type { PageContext } from '../page-context.ts'
import type { PageName } from '../routes.ts'
import { staticAddress } from '../static-address.ts'
import { photoAt } from '../ui/photo.tsx'

/** The pages a search engine may show. */
export type IndexedPage = Exclude<PageName, 'confirmation'>

/** The pages that describe the centre. The others have no bytes to spare for JSON-LD. */
type DescribingPage = Extract<PageName, 'home' | 'about'>

/** JSON-LD for a page: the centre and its doctor. */
export function structuredData(context: PageContext, page: DescribingPage): string {
  const graph = [centreEntity(context, page), doctorEntity(context)]
  return jsonInScript({ '@context': 'https://schema.org', '@graph': graph })
}

function centreEntity(context: PageContext, page: DescribingPage) {
  const { addresses, catalogue, centre, nowMs, publicUrl } = context
  const { address, location } = centre
  return {
    '@type': ['MedicalClinic', 'DiagnosticLab'],
    '@id': `${publicUrl}/#centre`,
    name: centre.name,
    url: publicUrl + addresses.home,
    telephone: centre.phones.map((phone) => phone.e164),
    email: centre.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...location },
    hasMap: centre.mapUrl,
    image: publicUrl + (photoAt('building', context)?.address ?? staticAddress('share.jpg')),
    openingHoursSpecification: openingHours(centre),
    specialOpeningHoursSpecification: closedDays(centre, nowMs),
    medicalSpecialty: 'Radiography',
    employee: { '@id': `${publicUrl}/#doctor` },
    ...(page === 'home' ? { availableTest: tests(catalogue), ...pricesOf(context) } : {}),
  }
}

/** From the lowest to the highest price, if the centre states prices. Only the home page has them. */
function pricesOf({ catalogue, centre }: PageContext) {
  const { prices } = centre.facts
  const stated = testsIn(catalogue).flatMap((test) => prices?.from[test] ?? [])
  if (stated.length === 0) return {}
  return {
    priceRange: `₹${Math.min(...stated)}–₹${Math.max(...stated)}`,
    currenciesAccepted: 'INR',
  }
}

/** One entry for each opening of a day. A day with a break has two, a closed weekday has none. */
function openingHours({ hours }: Centre) {
  return openingWeek(hours).flatMap((run) =>
    run.hours.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      // schema.org prescribes the English names.
      dayOfWeek: run.days.map((day) => calendar.weekdays[day]),
      opens: isoTime(opens),
      closes: isoTime(closes),
    })),
  )
}

/** Each closed day from today on. For schema.org, opening and closing at midnight means closed. */
function closedDays({ hours }: Centre, nowMs: number) {
  const shut = hours.closures
    .filter(({ date, part }) => part === undefined && date >= delhiDate(nowMs))
    .map(({ date }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: '00:00',
      closes: '00:00',
    }))
  return shut.length === 0 ? undefined : shut
}

function tests(catalogue: Catalogue) {
  return testsIn(catalogue).map((name) => ({ '@type': 'MedicalTest', name }))
}

function doctorEntity({ centre, publicUrl, strings }: PageContext) {
  const { doctor } = centre
  return {
    '@type': 'Person',
    '@id': `${publicUrl}/#doctor`,
    name: doctor.name,
    identifier: {
      '@type': 'PropertyValue',
      name: strings.about.director.registration,
      value: doctor.registrationNumber,
    },
    worksFor: { '@id': `${publicUrl}/#centre` },
    honorificSuffix: doctor.qualifications,
    jobTitle: strings.about.director.heading,
  }
}

/** Minutes since midnight as `08:30`. Search engines do not know 24:00, so midnight becomes 23:59. */
function isoTime(sinceMidnight: number): string {
  const minutes = Math.min(sinceMidnight, 24 * 60 - 1)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
