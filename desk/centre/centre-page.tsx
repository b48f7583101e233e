import { useEffect, useRef, useState } from 'react'
import { deskCentre } from '../../content/desk-centre.ts'
import { delhiDate, weekdayOf } from '../../domain/time/delhi-time.ts'
import { addresses } from '../addresses.ts'
import { LivePage } from '../board/live-page.tsx'
import { useWarningBeforeLeaving } from '../board/use-warning-before-leaving.ts'
import { useDeskNow } from '../desk-now.ts'
import { useIsHydrated } from '../live/use-is-hydrated.ts'
import { longHours } from '../when.ts'
import type { CentrePageProps, FactsInForce } from './facts-in-force.ts'
import { HoursPart } from './hours-part.tsx'
import { PhonesPart } from './phones-part.tsx'
import { PublishedLately } from './published-lately.tsx'
import { TestForm } from './test-form.tsx'
import { TestsPart } from './tests-part.tsx'
import { type EditableFacts, useFacts } from './use-facts.ts'

const formsOf = { hours: HoursPart, phones: PhonesPart, tests: TestsPart, 'own-test': TestForm }
const parts = ['hours', 'phones', 'tests', 'own-test'] as const

type CentrePart = (typeof parts)[number]

export function CentrePage(page: CentrePageProps) {
  return (
    <LivePage first={page.board} title={deskCentre.title} here="centre" className="centre">
      <Centre page={page} />
    </LivePage>
  )
}

function Centre({ page }: { readonly page: CentrePageProps }) {
  const facts = useFacts(page)
  const { part, heading } = usePart()
  const isHydrated = useIsHydrated()
  const Form = formsOf[part]
  useWarningBeforeLeaving(facts.drafts.size > 0)
  return (
    <>
      <nav className="parts" aria-label={deskCentre.partsLabel}>
        <ul className="stays">
          {parts.map((each) => (
            <li key={each}>
              <a
                className="cluster"
                href={`#${each}`}
                aria-current={each === part ? 'true' : undefined}
              >
                {deskCentre.parts[each]} <StateOf facts={facts} part={each} />
              </a>
            </li>
          ))}
          <li>
            <a className="cluster" href={addresses.day}>
              {deskCentre.closings}
            </a>
          </li>
        </ul>
      </nav>
      <fieldset className="part" disabled={!isHydrated}>
        <h2 ref={heading} tabIndex={-1}>
          {deskCentre.parts[part]}
        </h2>
        <p className="text-soft">{deskCentre.leads[part]}</p>
        <Form key={part} facts={facts} />
      </fieldset>
      <PublishedLately facts={facts} />
    </>
  )
}

/** The part that the address names. A step to another part puts the focus on its heading. */
function usePart() {
  const [part, setPart] = useState<CentrePart>('hours')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const read = () => setPart(parts.find((each) => location.hash === `#${each}`) ?? 'hours')
    const step = () => {
      read()
      heading.current?.focus()
    }
    read()
    addEventListener('hashchange', step)
    return () => removeEventListener('hashchange', step)
  }, [])
  return { part, heading }
}

/** Says that a part has unpublished text, or else what patients read now. */
function StateOf({ part, facts }: { readonly part: CentrePart; readonly facts: EditableFacts }) {
  const { nowMs } = useDeskNow()
  const keys = [...facts.drafts.keys()]
  const isDraft =
    part === 'tests' ? keys.some((key) => key.startsWith('test ')) : keys.includes(part)
  if (isDraft) return <span className="draft">{deskCentre.notPublished}</span>
  return <span className="small">{stateOf(part, facts.inForce, nowMs)}</span>
}

function stateOf(part: CentrePart, { hours, phones, tests }: FactsInForce, nowMs: number): string {
  switch (part) {
    case 'hours':
      return longHours(hours.weekly[weekdayOf(delhiDate(nowMs))]) || deskCentre.closed
    case 'phones':
      return phones.phones[0].label
    case 'tests':
      return deskCentre.offered(tests.filter(({ isOffered }) => isOffered).length)
    case 'own-test':
      return ''
  }
}
