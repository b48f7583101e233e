import { Fragment } from 'react'
import { desk } from '../../content/desk.ts'
import { calendar } from '../../content/en/calendar.ts'
import { names } from '../../content/en/names.ts'
import { preparation } from '../../content/en/preparation.ts'
import type { Card } from '../../domain/board.ts'
import { wantedVisitOf } from '../../domain/board-columns.ts'
import { namesWith } from '../../domain/catalogue.ts'
import { planPreparation } from '../../domain/preparation.ts'
import { openPreparation } from '../../domain/preparation-open.ts'
import { findSlot } from '../../domain/time-slots.ts'
import { lineText, type PlanPart, preparationParts } from '../../site/preparation-parts.ts'
import { useCentre } from '../centre-now.ts'
import { Key } from '../key.tsx'
import { preparationKey } from '../keys.ts'
import { Fact } from './fact.tsx'

interface PreparationFactsProps {
  readonly card: Card
  readonly isWithLetters: boolean
}

/** What to ask and to say on the call, each in a few words, and the whole plan behind them. */
export function PreparationFacts({ card, isWithLetters }: PreparationFactsProps) {
  const { facts, catalogue } = useCentre()
  const plan = planPreparation(card.tests, facts.needsPrescription, catalogue.own)
  const english = { calendar, preparation, names: namesWith(names, catalogue.own, 'en') }
  const alerts = new Set(openPreparation(plan).alerts.map(({ name }) => preparation.alerts[name]))
  const parts = preparationParts(plan, findSlot(wantedVisitOf(card).time), english)
  // The fasts come first.
  const fasts = parts.find(({ name }) => name === 'before')?.lines.slice(0, plan.fasts.length) ?? []
  const bring = parts.find(({ name }) => name === 'bring')?.lines ?? []
  return (
    <>
      {alerts.size > 0 && (
        <Fact name={desk.facts.ask}>
          {Array.from(alerts, (alert) => (
            <p key={alert}>{alert}</p>
          ))}
        </Fact>
      )}
      {fasts.length > 0 && (
        <Fact name={desk.facts.before}>{fasts.map((line) => firstSentence(lineText(line)))}</Fact>
      )}
      {bring.length > 0 && (
        <Fact name={desk.facts.bring}>{bring.map((line) => firstSentence(lineText(line)))}</Fact>
      )}
      {parts.length > 0 && (
        <Fact name={desk.facts.preparation}>
          <details id={preparationId}>
            <summary>
              {desk.fullPreparation} <Key isShown={isWithLetters}>{preparationKey}</Key>
            </summary>
            <Plan parts={parts} />
          </details>
        </Fact>
      )}
    </>
  )
}

export const preparationId = 'preparation'

function firstSentence(text: string): string {
  return `${text.split('. ')[0]?.replace(/\.$/, '')}. `
}

/** To be read out. */
function Plan({ parts }: { readonly parts: readonly PlanPart[] }) {
  return (
    <div className="preparation">
      {parts.map(({ name, heading, lines }) => (
        <Fragment key={name}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={lineText(line)}>
                {line.condition !== undefined && <em className="text-soft">{line.condition}: </em>}
                {line.text} {line.byWhen && <strong>{line.byWhen}</strong>}
                {line.forTests && <span className="text-soft"> {line.forTests}</span>}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
