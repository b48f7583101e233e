import { desk } from '../../content/desk.ts'
import { names } from '../../content/en/names.ts'
import { reportDays as reportWords } from '../../content/en/report-days.ts'
import { testFacts } from '../../content/en/test-facts.ts'
import { reportDays } from '../../content/facts.ts'
import { isKnownTest } from '../../domain/centre/catalogue-now.ts'
import { lowestTotal, rupeesText } from '../../domain/centre/prices.ts'
import type { Card } from '../../domain/desk/board.ts'
import { openAsks } from '../../domain/desk/board-columns.ts'
import { partsOfFlagged, redFlagsOf } from '../../domain/desk/red-flags.ts'
import { isMarked } from '../../domain/desk/visit-of-card.ts'
import type { DayAndTime } from '../../domain/time/delhi-time.ts'
import { reportLines } from '../../site/report-lines.ts'
import { type DeskCentre, useCentre, useDeskNow, useTestNames } from '../desk-now.ts'
import { shortInstant, shortVisit, visitInSentence } from '../when.ts'
import type { CardProps } from './card-panel-props.ts'
import { Fact } from './fact.tsx'
import { asAgreed } from './state-word.ts'

/** What the patient wants by all requests together. The changes of the newest request stand out. */
export function RequestFacts({ card }: CardProps) {
  return (
    <>
      <When card={card} />
      <Tests card={card} />
      <Wrote card={card} />
    </>
  )
}

function When({ card }: CardProps) {
  const { nowMs } = useDeskNow()
  const { agreement, requests, state } = card
  // While the visit is to call, a band under the name says what is agreed.
  if (agreement && (state === 'expected' || isMarked(card)))
    return <Fact name={desk.facts.agreed}>{asAgreed(agreement, shortVisit(agreement, nowMs))}</Fact>
  const { before } = changesOf(card)
  const open = openAsks(card).filter(({ kind }) => kind === 'request').length
  const wish = visitInSentence(requests[0].asked, nowMs)
  return (
    <Fact name={desk.facts.wants}>
      {before.map((asked) => (
        <span key={`${asked.date} ${asked.time}`}>
          <s>{visitInSentence(asked, nowMs)}</s>{' '}
        </span>
      ))}
      {before.length === 0 ? <b>{wish}</b> : <ins>{wish}</ins>}{' '}
      {before.length > 0 && (
        <span className="text-soft">
          {desk.changedAt(shortInstant(requests[0].receivedAtMs, nowMs))}
        </span>
      )}
      {open > 1 && <p>{desk.requests(open)}</p>}
    </Fact>
  )
}

function Tests({ card }: CardProps) {
  const { added, taken } = changesOf(card)
  const named = useTestNames()
  const centre = useCentre()
  const kept = card.tests.filter((test) => !added.includes(test))
  return (
    <Fact name={desk.facts.tests}>
      {kept.length > 0 && <b>{kept.map(named).join(', ')}</b>}
      {added.map((test, index) => (
        <span key={test}>
          {(index > 0 || kept.length > 0) && ', '}
          <ins>+ {named(test)}</ins>
        </span>
      ))}
      {taken.map((test) => (
        <span key={test}>
          {' '}
          <s>{named(test)}</s>
        </span>
      ))}
      <p className="small">{knownOf(card.tests, centre).join(' · ')}</p>
    </Fact>
  )
}

function knownOf(all: readonly string[], { facts, catalogue }: DeskCentre): readonly string[] {
  const { minutes, prices } = facts
  const tests = all.filter((test) => isKnownTest(test, catalogue.own))
  const long = tests.flatMap((test) => minutes?.[test] ?? [])
  const { rupees, unpriced } = lowestTotal(tests, prices?.from ?? {})
  const days = reportLines(tests, reportDays, { names, reportDays: reportWords })
  // The tests stand above, so a day that is the same for all of them needs no names.
  const isOneDay = new Set(tests.map((test) => reportDays[test])).size === 1
  return [
    ...(long.length > 0 ? [desk.minutes(long.join(' + '))] : []),
    ...(rupees > 0 ? [testFacts.from(rupeesText(rupees)) + desk.unpriced(unpriced)] : []),
    ...days.map((line) => line.replace(isOneDay ? /^.*: |\.$/g : /\.$/, '')),
  ]
}

/** The patient's own words, the oldest first, with words to ask the doctor about underlined. */
function Wrote({ card }: CardProps) {
  const { nowMs } = useDeskNow()
  const written = card.requests.filter(({ notes }) => notes !== '').reverse()
  if (written.length === 0) return null
  return (
    <Fact name={desk.facts.notes} look="typed">
      {written.map(({ number, notes, receivedAtMs }) => (
        <p key={number}>
          <span className="text-soft">{shortInstant(receivedAtMs, nowMs)}</span>{' '}
          <Flagged text={withoutBlankLines(notes)} tests={card.tests} />
        </p>
      ))}
    </Fact>
  )
}

function Flagged({ text, tests }: { readonly text: string; readonly tests: readonly string[] }) {
  const { catalogue } = useCentre()
  const parts = partsOfFlagged(text, redFlagsOf([text], tests, catalogue.own))
  return parts.map((part) => (part.isFlag ? <mark key={part.start}>{part.text}</mark> : part.text))
}

function withoutBlankLines(text: string): string {
  return text.replaceAll(/\n\s*\n/g, '\n')
}

/** The changes that the newest request or a correction makes. None if nobody has to call. */
function changesOf({ asks, requests, tests }: Card) {
  const [newest, ...earlier] = requests
  const isToCall = asks.some(({ state }) => state !== 'closed')
  if (!isToCall) return { before: [], added: [], taken: [] }
  const isOther = ({ date, time }: DayAndTime) =>
    date !== newest.asked.date || time !== newest.asked.time
  const sentBefore = (earlier.length > 0 ? earlier : [newest]).flatMap((each) => each.tests)
  const sent = [...sentBefore, ...newest.tests]
  return {
    /** The times asked for before, the oldest first. */
    before: earlier
      .map(({ asked }) => asked)
      .filter(isOther)
      .reverse(),
    /** Tests that no earlier request had. */
    added: tests.filter((test) => !sentBefore.includes(test)),
    /** Tests of a request that the visit does not have any more. */
    taken: [...new Set(sent)].filter((test) => !tests.includes(test)),
  }
}
