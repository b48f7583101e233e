import type { Centre } from '../../content/centre.ts'
import { type Catalogue, testsIn } from '../../domain/catalogue.ts'
import { delhiDate, type Weekday } from '../../domain/delhi-time.ts'
import { openingWeek } from '../opening-lines.ts'
import type { PageContext } from '../page-context.ts'
import type { PageName } from '../routes.ts'
import { staticAddress } from '../static-address.ts'
import { photoAt } from '../ui/photo.tsx'

/** The pages a search engine may show. */
export type IndexedPage = Exclude<PageName, 'confirmation'>

/** The names that schema.org prescribes, whatever the language of the page. */
const dayNames: Readonly<Record<Weekday, string>> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
}

/** JSON-LD for a page: the centre, its doctor and, on inner pages, a breadcrumb. */
export function structuredData(context: PageContext, page: IndexedPage): string {
  const graph = [centreEntity(context, page), doctorEntity(context, page)]
  const trail = page === 'home' ? [] : [breadcrumb(context, page)]
  return escapeForScript({ '@context': 'https://schema.org', '@graph': [...graph, ...trail] })
}

/** `<` could end the script element; `\u003c` means the same in JSON. */
function escapeForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function centreEntity(context: PageContext, page: IndexedPage) {
  const { addresses, catalogue, centre, publicUrl } = context
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
    // Only Home and About describe the centre. Services and the form have no bytes to spare, so they only
    // name it.
    ...(page === 'home' || page === 'about' ? described(context) : {}),
    employee: { '@id': `${publicUrl}/#doctor` },
    ...(page === 'home' ? { availableTest: tests(catalogue), ...factsOf(context) } : {}),
  }
}

function described(context: PageContext) {
  const { centre, nowMs, publicUrl } = context
  return {
    image: publicUrl + (photoAt('building', context)?.address ?? staticAddress('share.jpg')),
    openingHoursSpecification: openingHours(centre),
    specialOpeningHoursSpecification: closedDays(centre, nowMs),
    medicalSpecialty: 'Radiography',
  }
}

/** The optional facts that the centre has filled in. Only the home page has them. */
function factsOf({ catalogue, centre }: PageContext) {
  const { prices, paymentAccepted, amenities } = centre.facts
  const stated = testsIn(catalogue).flatMap((test) => prices?.from[test] ?? [])
  return {
    ...(stated.length > 0 && {
      priceRange: `₹${Math.min(...stated)}–₹${Math.max(...stated)}`,
      currenciesAccepted: 'INR',
    }),
    paymentAccepted: paymentAccepted?.join(', '),
    amenityFeature: amenities?.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}

/** One entry for each opening of a day. A day with a break has two, a closed weekday has none. */
function openingHours({ hours }: Centre) {
  return openingWeek(hours).flatMap((run) =>
    run.hours.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: run.days.map((day) => dayNames[day]),
      opens: isoTime(opens),
      closes: isoTime(closes),
    })),
  )
}

/** Each closed day. For schema.org, opening and closing at midnight means closed. */
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

function doctorEntity({ centre, publicUrl, strings }: PageContext, page: IndexedPage) {
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
    ...(page !== 'book' && {
      honorificSuffix: doctor.qualifications,
      jobTitle: strings.about.director.heading,
    }),
  }
}

function breadcrumb({ addresses, publicUrl, strings }: PageContext, page: IndexedPage) {
  const { pages } = strings.shell
  const trail = [
    { name: pages.home, address: addresses.home },
    { name: pages[page], address: addresses[page] },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + address,
    })),
  }
}

/** Minutes since midnight as `08:30`. Search engines do not know 24:00, so midnight becomes 23:59. */
function isoTime(sinceMidnight: number): string {
  const minutes = Math.min(sinceMidnight, 24 * 60 - 1)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
