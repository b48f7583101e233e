import { expect, it } from 'vitest'
import type { Card } from '../../domain/desk/board.ts'
import type { SentAct } from '../live/use-acts.ts'
import { overtakenBy } from './form-alerts.tsx'

const outcome = { kind: 'agreed', by: 'Ravi', atMs: 9 } as NonNullable<Card['outcome']>
const card = (shown?: Card['outcome']) => ({ outcome: shown }) as unknown as Card

const byThis = { ...outcome, by: 'Priya' }
const act = (more: Partial<SentAct>) => ({ status: 'saved', ...more }) as SentAct

it.each([
  ['another device, after the form was opened', outcome, undefined, outcome],
  [
    'another device, while an act of this page is on its way',
    outcome,
    act({ status: 'sending' }),
    outcome,
  ],
  ['another device, before the form was opened', { ...outcome, atMs: 5 }, undefined, undefined],
  ['another page of this device', byThis, undefined, byThis],
  ['another page, after an act of this one', byThis, act({ outcomeAtMs: 7 }), byThis],
  [
    'another page, which made the server refuse the act of this page',
    byThis,
    act({ status: 'refused' }),
    byThis,
  ],
  ['this page', byThis, act({ outcomeAtMs: 9 }), undefined],
  ['this page, whose answer is on its way', byThis, act({ status: 'sending' }), undefined],
  ['this page, whose answer was lost', byThis, act({ status: 'failed' }), undefined],
  ['nobody', undefined, undefined, undefined],
] as const)(
  'warns only of an outcome that another page recorded while the form was open: recorded by %s',
  (_by, shown, lastAct, warned) => {
    const draft = { newest: 1, outcomeAtMs: 5 }
    expect(overtakenBy(card(shown), draft, 'Priya', lastAct)).toBe(warned)
  },
)
