import { languagesSpoken } from '../../content/languages.ts'
import { withPublished } from '../../domain/centre/centre-now.ts'
import type { TestName } from '../../domain/centre/test-catalogue.ts'
import type { Language } from '../../domain/language.ts'
import { planPreparation } from '../../domain/preparation/plan.ts'
import { emptyForm } from '../../domain/request/form-values.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { messageText } from '../../server/desk/messages.ts'
import { calendarFile } from '../../server/intake/calendar-file.ts'
import { calendarEntry } from '../../site/calendar-entry.ts'
import { renderDocument } from '../../site/document.tsx'
import { BookPage } from '../../site/pages/book.tsx'
import { lineText, preparationParts } from '../../site/preparation-parts.ts'
import { shareLinks } from '../../site/ui/save-and-share.ts'
import { centre } from '../content/centre.ts'
import { aCard } from './a-card.ts'
import { confirmationDetails, drawConfirmation, pageContext } from './draw-pages.tsx'
import { textOf } from './read-html.ts'

export interface BookedTests {
  readonly tests: readonly TestName[]
  readonly time: string
}

/** A Tuesday. */
export const visitDate = '2026-11-24'

/** What form, ticket, calendar and messages say to a patient who has booked these tests for this time. */
export function whatPatientsRead({ tests, time }: BookedTests, language: Language) {
  const own = pageContext({}, language)
  // The hours of the invented centre in test/content, because the owner's centre may be closed at these times.
  const context = { ...own, centre: { ...own.centre, hours: centre.hours } }
  const details = confirmationDetails({ date: visitDate, time, tests: [...tests] })
  const event = calendarEntry(details, { reference: '#SID004217' }, context)
  if (event === undefined) throw new Error('no event')
  const draft = { ...emptyForm, date: visitDate, time, tests: [...tests] }
  const start = { renderedAtMs: context.nowMs, draft, problems: {}, failure: undefined }
  const card = aCard({ tests, language, agreement: { date: visitDate, time, isAsAsked: false } })
  const page = renderDocument(<BookPage context={context} start={start} scripts={[]} />)
  return {
    form: openIn(page),
    /** Empty if nothing needs a prescription. */
    prescription: /<p class="prescription small"><span>(.*?)<\/span>/.exec(page)?.[1] ?? '',
    ticket: openIn(drawConfirmation(details, undefined, context)),
    plan: preparationParts(
      planPreparation(tests, centre.facts),
      findSlot(time),
      languagesSpoken[language],
    ).flatMap(({ heading, lines }) => [heading, ...lines.map(lineText)]),
    preparation: event.preparation,
    lastMeals: event.lastMeals,
    calendar: calendarFile(event, context)
      .replaceAll('\r\n ', '')
      .replaceAll(/\\([,;])/g, '$1'),
    shared: decodeURIComponent(shareLinks(event).whatsApp),
    messages: (['confirmation', 'reminder'] as const).map((kind) =>
      messageText(kind, card, withPublished(centre, [])),
    ),
  }
}

/** The lines of the preparation that show without unfolding: what most patients need, then the warnings. */
function openIn(html: string): string[] {
  const main = html.matchAll(/<p class="preparation-main">.*?<\/p>/g)
  const alerts = /<div class="alerts">.*?<\/div>/.exec(html)?.[0] ?? ''
  return [...main, ...alerts.matchAll(/<p>.*?<\/p>/g)].map(([line]) =>
    textOf(
      `<body>${line.replaceAll(/<\/?(strong|span|p|li)[^>]*>/g, '').replaceAll('<!-- -->', '')}`,
    )
      .replace('<body>', '')
      .trim(),
  )
}
