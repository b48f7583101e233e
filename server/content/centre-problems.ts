import type { Centre, Phone } from '../../content/centre.ts'
import { factSentences } from '../../content/fact-sentences.ts'
import { isE164, isSameNumber, isWhatsAppNumber } from '../../domain/centre-phone.ts'
import { dayProblem, weekProblem } from '../../domain/hours-problems.ts'
import type { DayHours, OpeningHours } from '../../domain/opening-hours.ts'
import {
  type FieldPath,
  httpsAddress,
  mailAddress,
  numberFrom,
  realDay,
  repeated,
  unless,
  type WrongValue,
  wholeNumber,
} from './wrong-value.ts'

/** What is wrong in content/centre.ts. */
export function centreProblems(centre: Omit<Centre, 'facts' | 'rooms' | 'pictures'>): WrongValue[] {
  const { address, dataContact, location, registrations, preparationSigned } = centre
  return [
    ...centre.phones.flatMap(phoneProblems),
    ...unless(
      isWhatsAppNumber(centre.whatsapp),
      ['whatsapp'],
      'This must be digits alone, the country code first, as in 919876543210.',
    ),
    ...mailAddress(['email'], centre.email),
    ...mailAddress(['dataContact', 'email'], dataContact.email),
    ...unless(
      /^[1-9]\d{5}$/.test(address.postalCode),
      ['address', 'postalCode'],
      'This must be a PIN code of six digits.',
    ),
    ...httpsAddress(['mapUrl'], centre.mapUrl),
    ...numberFrom(['location', 'latitude'], location.latitude, [-90, 90]),
    ...numberFrom(['location', 'longitude'], location.longitude, [-180, 180]),
    ...hoursProblems(centre.hours),
    ...repeated(
      registrations.map(({ authority }) => authority),
      (at) => ['registrations', at, 'authority'],
      (authority) => `${authority} is named twice.`,
    ),
    ...registrations.flatMap(({ checkAt }, at) =>
      checkAt === undefined ? [] : httpsAddress(['registrations', at, 'checkAt'], checkAt),
    ),
    ...(preparationSigned ? realDay(['preparationSigned', 'on'], preparationSigned.on) : []),
  ]
}

function phoneProblems({ label, e164 }: Phone, at: number): WrongValue[] {
  const sentence =
    'This must be + and the country code before the number, as in +919876543210: ten digits follow +91.'
  if (!isE164(e164)) return [{ place: ['phones', at, 'e164'], sentence }]
  const isSame = isSameNumber(label, e164)
  return unless(isSame, ['phones', at], factSentences.phoneDiffers(label, e164))
}

function hoursProblems({ weekly, closures, doctor }: OpeningHours): WrongValue[] {
  return [
    ...weekProblems(['hours', 'weekly'], weekly),
    ...(doctor ? weekProblems(['hours', 'doctor'], doctor) : []),
    ...closures.flatMap(({ date }, at) => realDay(['hours', 'closures', at, 'date'], date)),
    ...repeated(
      closures.map(({ date }) => date),
      (at) => ['hours', 'closures', at, 'date'],
      (date) => `${date} is closed twice.`,
    ),
  ]
}

function weekProblems(place: FieldPath, weekly: OpeningHours['weekly']): WrongValue[] {
  const ofDays = Object.entries(weekly).flatMap(([day, openings]) =>
    dayProblems([...place, day], openings),
  )
  const ofWeek = weekProblem(weekly, factSentences)
  return ofDays.length > 0 || ofWeek === undefined ? ofDays : [{ place, sentence: ofWeek }]
}

const minutesOfDay = [0, 24 * 60] as const

function dayProblems(place: FieldPath, openings: readonly DayHours[]): WrongValue[] {
  const ofTimes = openings.flatMap(({ opens, closes }, at) =>
    Object.entries({ opens, closes }).flatMap(([end, minutes]) =>
      wholeNumber([...place, at, end], minutes, minutesOfDay, 'whole minutes since midnight'),
    ),
  )
  const ofDay = dayProblem(openings, factSentences)
  if (ofTimes.length > 0 || ofDay === undefined) return ofTimes
  return [{ place: [...place, ofDay.at], sentence: ofDay.sentence }]
}
