import { centreAtDesk as centre } from '../../content/centre.ts'
import { deskCentre } from '../../content/desk-centre.ts'
import { catalogueOf, testsIn } from '../../domain/catalogue.ts'
import { clockLabel, delhiDate, weekdayOf } from '../../domain/delhi-time.ts'
import type { DayHours } from '../../domain/opening-hours.ts'
import { addresses } from '../addresses.ts'
import { LivePage } from '../board/live-page.tsx'
import { useWarningBeforeLeaving } from '../board/work-screen.tsx'
import { useDeskNow } from '../desk-now.ts'
import { useIsHydrated } from '../live/use-is-hydrated.ts'
import {
  type CentrePage as CentrePageOf,
  type FactsInForce,
  factsInForce,
} from './facts-in-force.ts'
import { HoursPart } from './hours-part.tsx'
import { OwnTestForm } from './own-test-form.tsx'
import { PhonesPart } from './phones-part.tsx'
import { PublishedLately } from './published-lately.tsx'
import { TestsPart } from './tests-part.tsx'
import { type EditableFacts, useFacts } from './use-facts.ts'
import { type CentrePart, parts, usePart } from './use-part.ts'

/** Where reception publishes facts of the centre. */
export function CentrePage({ page }: { readonly page: CentrePageOf }) {
  return (
    <LivePage first={page.board} title={deskCentre.title} here="centre" className="centre">
      <Centre page={page} />
    </LivePage>
  )
}

function Centre({ page }: { readonly page: CentrePageOf }) {
  const facts = useFacts(page)
  const inForce = factsInForce(page.own, facts.view)
  const { part, heading } = usePart()
  const isHydrated = useIsHydrated()
  useWarningBeforeLeaving(facts.drafts.size > 0)
  return (
    <>
      <nav className="parts" aria-label={deskCentre.partsLabel}>
        <ul className="stays">
          {parts.map((each) => (
            <li key={each}>
              <a href={`#${each}`} aria-current={each === part ? 'true' : undefined}>
                {deskCentre.parts[each]} <StateOf {...{ facts, inForce }} part={each} />
              </a>
            </li>
          ))}
          <li>
            <a href={addresses.day}>{deskCentre.closings}</a>
          </li>
        </ul>
      </nav>
      <fieldset className="part" disabled={!isHydrated}>
        <h2 ref={heading} tabIndex={-1}>
          {deskCentre.parts[part]}
        </h2>
        <p className="text-soft">{deskCentre.leads[part]}</p>
        <PartOf key={part} {...{ part, page, facts, inForce }} />
      </fieldset>
      <PublishedLately facts={facts} />
    </>
  )
}

interface CentrePartProps {
  readonly part: CentrePart
  readonly facts: EditableFacts
  readonly inForce: FactsInForce
}

/** Says that a part has unpublished text, or else what patients read now. */
function StateOf({ part, facts, inForce }: CentrePartProps) {
  const { nowMs } = useDeskNow()
  const keys = [...facts.drafts.keys()]
  const isDraft =
    part === 'tests' ? keys.some((key) => key.startsWith('test ')) : keys.includes(part)
  if (isDraft) return <span className="draft">{deskCentre.notPublished}</span>
  return <span className="small">{stateOf(part, inForce, nowMs)}</span>
}

function stateOf(part: CentrePart, { hours, phones, tests }: FactsInForce, nowMs: number): string {
  switch (part) {
    case 'hours':
      return daySpan(hours.weekly[weekdayOf(delhiDate(nowMs))])
    case 'phones':
      return phones.phones[0].label
    case 'tests':
      return deskCentre.offered(tests.filter(({ isOffered }) => isOffered).length)
    case 'own-test':
      return ''
  }
}

/** From the first opening to the last closing. */
function daySpan(day: readonly DayHours[]): string {
  const [first, last] = [day[0], day[day.length - 1]]
  if (first === undefined || last === undefined) return deskCentre.closed
  return `${clockLabel(first.opens)} – ${clockLabel(last.closes)}`
}

interface PartOfProps extends CentrePartProps {
  readonly page: CentrePageOf
}

function PartOf({ part, page, facts, inForce }: PartOfProps) {
  const catalogue = catalogueOf(facts.view.inForce)
  const offered = testsIn(catalogue)
  const context = { rooms: centre.rooms.rooms, offered, own: catalogue.own.map(({ test }) => test) }
  switch (part) {
    case 'hours':
      return <HoursPart {...{ facts, context }} inForce={inForce.hours} />
    case 'phones':
      return <PhonesPart {...{ facts, context }} inForce={inForce.phones} />
    case 'tests':
      return <TestsPart {...{ facts, context }} tests={inForce.tests} siteWords={page.words} />
    case 'own-test':
      return <OwnTestForm {...{ facts, context }} siteWords={page.words} />
  }
}
