import { describe, expect, it } from 'vitest'
import { aClaimedNotice } from '../../test/support/a-notice.ts'
import type { ClaimedNotice } from '../db/records.ts'
import { planSends } from './plan-sends.ts'

const waiting = (count: number) =>
  Array.from({ length: count }, (_, index) => aClaimedNotice({ id: index + 1 }))
const plan = (notices: readonly ClaimedNotice[], fits: Parameters<typeof planSends>[1]) =>
  planSends(notices, fits, () => crypto.randomUUID())
const shape = (sends: ReturnType<typeof plan>) =>
  sends.map((send) => [send.kind, ...send.notices.map((notice) => notice.id)])

describe('planSends', () => {
  it('sends one or two one by one', () => {
    expect(shape(plan(waiting(2), () => true))).toEqual([
      ['single', 1],
      ['single', 2],
    ])
  })

  it('combines three or more in one digest', () => {
    expect(shape(plan(waiting(4), () => true))).toEqual([['digest', 1, 2, 3, 4]])
  })

  it('limits a digest to what it can name in full', () => {
    const sends = plan(waiting(7), (notices) => notices.length <= 3)
    expect(shape(sends)).toEqual([
      ['digest', 1, 2, 3],
      ['digest', 4, 5, 6],
      ['single', 7],
    ])
  })

  it('gives each digest an id of its own, none of its notices', () => {
    const sends = plan(waiting(6), (notices) => notices.length <= 3)
    const ids = sends.flatMap((send) => (send.kind === 'digest' ? send.correlationId : []))
    const notices = sends.flatMap((send) => send.notices.map((each) => each.correlationId))
    expect(new Set([...ids, ...notices]).size).toBe(2 + new Set(notices).size)
  })

  it('sends a reminder as its own message, with its buttons', () => {
    const reminder = aClaimedNotice({ id: 9, kind: 'reminder' })
    expect(shape(plan([...waiting(3), reminder], () => true))).toEqual([
      ['digest', 1, 2, 3],
      ['single', 9],
    ])
  })
})
