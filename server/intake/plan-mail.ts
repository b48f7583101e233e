import { isKnownTest } from '../../domain/centre/catalogue-now.ts'
import { holdsNumber } from '../../domain/centre/publication-problems.ts'
import type { Language } from '../../domain/language.ts'
import { type CalendarEntry, calendarEntry } from '../../site/calendar-entry.ts'
import type { PageContext } from '../../site/page-context.ts'
import type { LeasedOfVisit } from '../db/records.ts'
import type { Message } from '../providers/provider.ts'
import { unlinked } from '../providers/template-value.ts'
import {
  agreedTestsOf,
  asPlanned,
  contactOf,
  type LoadedVisit,
  shownRequests,
} from '../visits/loaded-visit.ts'
import { calendarFile, calendarFileName } from './calendar-file.ts'

/**
 * The mail with the plan of an agreed visit and its calendar file, to the address that reception saw or corrected, in
 * the patient's language. A stolen device must not lead patients elsewhere. So a name, or a test that left the
 * catalogue, is left out if it contains a phone number, and no name is a link. The desk may order only so many plans in
 * a day (`maxPlansOfDay`). `planToMail` (domain/visit/agreement.ts) says when the mail goes out, and who hears that the
 * mail was given up.
 */
export function planMail(
  { kind, correlationId }: Pick<LeasedOfVisit, 'kind' | 'correlationId'>,
  loaded: LoadedVisit,
  contextIn: (language: Language) => PageContext,
): Message {
  const visit = asPlanned(loaded)
  const { name, email, language } = contactOf(visit)
  const context = contextIn(language)
  const { centre, strings } = context
  const { mail } = strings.saveAndShare
  const event = eventOf(visit, context)
  return {
    kind,
    correlationId,
    recipient: email,
    headline: mail.subject(centre.name),
    fields: [],
    letter: {
      language: strings.lang,
      paragraphs: [
        holdsNumber(name) ? mail.subject(centre.name) : mail.greeting(unlinked(name), centre.name),
        [event.when, ...event.facts].join('\n'),
        ...event.preparation.split('\n\n'),
        [event.place, centre.mapUrl].join('\n'),
        mail.attached,
        mail.notYours(centre.phones[0].label),
      ].filter((paragraph) => paragraph !== ''),
    },
    attachment: {
      filename: calendarFileName(event),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarFile(event, context),
    },
  }
}

function eventOf(loaded: LoadedVisit, context: PageContext): CalendarEntry {
  const { agreement } = loaded.visit
  const newest = shownRequests(loaded).at(-1)
  const tests = agreedTestsOf(loaded)
  const event =
    agreement &&
    newest &&
    calendarEntry(
      { ...newest, ...agreement, tests },
      {
        reference: newest.reference,
        outcome: 'agreed',
        isAgreed: true,
        formerTests: tests.filter(
          (test) => !isKnownTest(test, context.catalogue.own) && !holdsNumber(test),
        ),
      },
      context,
    )
  if (event === undefined)
    throw new RangeError('no plan can be mailed: the visit has no agreed time')
  return event
}
