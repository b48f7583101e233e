import { expect, it, onTestFinished, vi } from 'vitest'
import { aCard } from '../../test/support/a-card.ts'
import { post } from './post.ts'
import { actQueue, type SentAct } from './use-acts.ts'

const card = aCard()
const agreed = (time: string) =>
  ({ act: 'agreed', asks: [1], agreed: { date: '2026-11-24', time } }) as const

it('sends an act once if it is pressed twice before its answer', async () => {
  const { posted, send, answer } = slowServer()
  const saving = send(card, agreed('11:00 AM'))
  expect(await send(card, agreed('11:00 AM'))).toBe(false)
  answer('saved')
  expect(await saving).toBe(true)
  expect(posted).toHaveLength(1)
})

it('sends a changed act with a new id, once the first act is answered', async () => {
  const { posted, send, answer } = slowServer()
  const first = send(card, agreed('11:00 AM'))
  const second = send(card, { ...agreed('4:00 PM'), note: 'Son comes' })
  await settled()
  expect(posted).toHaveLength(1)
  answer('saved')
  await first
  await settled()
  answer('saved')
  expect(await second).toBe(true)
  expect(posted).toMatchObject([
    { visit: 1, asks: [1], agreed: { time: '11:00 AM' } },
    { visit: 1, asks: [1], agreed: { time: '4:00 PM' }, note: 'Son comes' },
  ])
  expect(posted[1]?.id).not.toBe(posted[0]?.id)
})

it('if an act fails, drops and reports the acts that wait on its card, and delays no other card', async () => {
  const { posted, dropped, send, answer } = slowServer()
  const first = send(card, { act: 'claim', asks: [1] })
  const second = send(card, agreed('11:00 AM'))
  void send(aCard({ visit: 2 }), { act: 'claim', asks: [1] })
  await settled()
  expect(posted.map(({ visit }) => visit)).toEqual([1, 2])
  answer('failed')
  expect(await first).toBe(false)
  expect(await second).toBe(false)
  expect(posted).toHaveLength(2)
  expect(dropped).toMatchObject([agreed('11:00 AM')])
})

it('sends a new act only after the retried act has its answer', async () => {
  const { posted, send, retry, answer } = slowServer()
  const first = send(card, agreed('11:00 AM'))
  await settled()
  answer('failed')
  await first
  const [act] = posted
  if (act === undefined) throw new Error('nothing was sent')
  const again = retry({ act, card, draft: undefined, status: 'failed' })
  const second = send(card, agreed('4:00 PM'))
  await settled()
  expect(posted.slice(1)).toEqual([act])
  answer('saved')
  expect(await again).toBe(true)
  await settled()
  answer('saved')
  expect(await second).toBe(true)
})

it.each([
  [400, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [408, 'failed'],
  [429, 'failed'],
  // The device may have been revoked after an attempt that was saved.
  [403, 'failed'],
])('an act that is answered %i is %s', async (status, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No.' }, { status }))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await post('/acts', {})).toMatchObject({ status: expected, error: 'No.' })
})

/** A server that answers the oldest open act when the test says so. */
function slowServer() {
  const posted: SentAct['act'][] = []
  const dropped: SentAct['act'][] = []
  const open: ((status: SentAct['status']) => void)[] = []
  const deliver = async ({ act }: SentAct) => {
    posted.push(act)
    return await new Promise<SentAct['status']>((answer) => open.push(answer))
  }
  const { send, retry } = actQueue(deliver, ({ act }) => dropped.push(act))
  return {
    posted,
    dropped,
    send,
    retry,
    answer: (status: SentAct['status']) => open.shift()?.(status),
  }
}

async function settled(): Promise<void> {
  await new Promise((later) => setImmediate(later))
}
