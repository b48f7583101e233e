import { describe, expect, it } from 'vitest'
import { aClaimedNotice } from '../../test/a-notice.ts'
import { planSends } from './plan-sends.ts'

const waiting = (count: number) =>
  Array.from({ length: count }, (_, index) => aClaimedNotice({ id: index + 1 }))
const shape = (sends: ReturnType<typeof planSends>) =>
  sends.map((send) => [send.kind, ...send.notices.map((notice) => notice.id)])

describe('planSends', () => {
  it('sends one or two one by one', () => {
    expect(shape(planSends(waiting(2), () => true))).toEqual([
      ['single', 1],
      ['single', 2],
    ])
  })

  it('tells of three or more in one digest', () => {
    expect(shape(planSends(waiting(4), () => true))).toEqual([['digest', 1, 2, 3, 4]])
  })

  it('puts no more into a digest than it can name in full', () => {
    const sends = planSends(waiting(7), (notices) => notices.length <= 3)
    expect(shape(sends)).toEqual([
      ['digest', 1, 2, 3],
      ['digest', 4, 5, 6],
      ['single', 7],
    ])
  })

  it('makes no digests for a channel that cannot send them', () => {
    expect(shape(planSends(waiting(3), () => false))).toEqual([
      ['single', 1],
      ['single', 2],
      ['single', 3],
    ])
  })

  it('leaves a reminder a message of its own, with its buttons', () => {
    const reminder = aClaimedNotice({ id: 9, kind: 'reminder' })
    expect(shape(planSends([...waiting(3), reminder], () => true))).toEqual([
      ['digest', 1, 2, 3],
      ['single', 9],
    ])
  })
})
