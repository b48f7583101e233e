import { expect, it } from 'vitest'
import type { Card } from '../../domain/desk/board.ts'
import { overtakenBy } from './form-alerts.tsx'

const outcome = { kind: 'agreed', by: 'Ravi', atMs: 9 } as NonNullable<Card['outcome']>
const card = (shown?: Card['outcome']) => ({ outcome: shown }) as unknown as Card

it.each([
  ['another device, after the form was opened', outcome, { newest: 1 }, outcome],
  ['another device, before the form was opened', outcome, { newest: 1, outcomeAtMs: 9 }, undefined],
  ['this device', { ...outcome, by: 'Priya' }, { newest: 1 }, undefined],
  ['nobody', undefined, { newest: 1 }, undefined],
] as const)(
  'warns only of an outcome that another device recorded while the form was open: recorded by %s',
  (_by, shown, draft, warned) => {
    expect(overtakenBy(card(shown), draft, 'Priya')).toBe(warned)
  },
)
