import { centre } from '../../content/centre.ts'
import { calendar } from '../../content/en/calendar.ts'
import { names } from '../../content/en/names.ts'
import { preparation } from '../../content/en/preparation.ts'
import { type Catalogue, namesWith } from '../../domain/centre/catalogue-now.ts'
import type { Card, CardPreparation } from '../../domain/desk/board.ts'
import { wantedVisitOf } from '../../domain/desk/visit-of-card.ts'
import { planPreparation } from '../../domain/preparation/plan.ts'
import { visitTime } from '../../domain/preparation/times.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { warnings } from '../../site/open-lines.ts'
import {
  lineText,
  type PlanPart,
  type PlanWords,
  preparationParts,
} from '../../site/preparation-parts.ts'

type OfVisit = Pick<Card, 'tests' | 'asks' | 'requests' | 'agreement'>

/** The most plans in the cache. A plan takes a quarter of a millisecond, and a board has hundreds of cards. */
const maxKept = 1000

/** The cache. Its key is the time and the tests, for each catalogue, because the text depends on nothing else. */
const keptFor = new WeakMap<Catalogue, Map<string, CardPreparation | undefined>>()

/** What reception asks and says on a call, in a few words each. */
export function preparationOf(card: OfVisit, catalogue: Catalogue): CardPreparation | undefined {
  const kept = keptFor.getOrInsertComputed(catalogue, () => new Map())
  const key = `${wantedVisitOf(card).time} ${card.tests.join()}`
  if (kept.size >= maxKept && !kept.has(key)) kept.clear()
  return kept.getOrInsertComputed(key, () => notesFor(card, catalogue))
}

/** The whole plan, for reception to read out. */
export function planFor(card: OfVisit, catalogue: Catalogue, nowMs?: number): PlanPart[] {
  const { date, time } = wantedVisitOf(card)
  const at = visitTime(findSlot(time), parseDate(date), nowMs)
  return preparationParts(planOf(card, catalogue), at, wordsWith(catalogue))
}

function wordsWith({ own }: Catalogue): PlanWords {
  return { calendar, preparation, names: namesWith(names, own, 'en') }
}

function notesFor(card: OfVisit, catalogue: Catalogue): CardPreparation | undefined {
  const plan = planOf(card, catalogue)
  const parts = planFor(card, catalogue)
  if (parts.length === 0) return undefined
  const shortLines = (part: PlanPart['name']) =>
    (parts.find(({ name }) => name === part)?.lines ?? []).map((line) =>
      firstSentence(lineText(line)),
    )
  const before = shortLines('before')
  const { alerts } = warnings(plan, '', wordsWith(catalogue))
  return {
    ask: alerts.map(lineText),
    // The card shows only the fasts. They stand before the other steps, each of which has one line.
    before: before.slice(0, before.length - new Set(plan.before.map(({ step }) => step)).size),
    bring: shortLines('bring'),
  }
}

function planOf({ tests }: OfVisit, { own }: Catalogue) {
  return planPreparation(tests, centre.facts, own)
}

function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}.`
}
