import { aBooking } from '../support/a-booking.ts'
import { expect, test } from '../support/test.ts'

test.use({ isAlone: true })

test('two identical posts with one key at the same instant: one row, one notice, two equal answers', async ({
  request,
  testServer,
}) => {
  const data = aBooking()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(
    [1, 2].map(() => request.post('/api/send-whatsapp', { data, headers })),
  )
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map((answer) => answer.status())).toEqual([200, 200])
  expect(second).toEqual(first)

  const isIts = ({ reference }: { reference: string }) => reference === first.reference
  await expect.poll(() => testServer.messagesOf(first.reference)).toHaveLength(1)
  const rows = await testServer.appointments()
  expect(rows.filter(({ name }) => name === data.name)).toHaveLength(1)
  expect((await testServer.notices()).filter(isIts)).toMatchObject([{ attempts: 1 }])
  expect(testServer.messagesOf(first.reference)).toHaveLength(1)
})

test('a key sent again with other details is refused, for those are stored nowhere', async ({
  request,
  testServer,
}) => {
  const data = aBooking()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await request.post('/api/send-whatsapp', { data, headers })
  const other = { ...data, time: '5:30 PM' }
  const answer = await request.post('/api/send-whatsapp', { data: other, headers })
  expect(answer.status()).toBe(422)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/\w/) })
  const rows = (await testServer.appointments()).filter(({ name }) => name === data.name)
  expect(rows).toMatchObject([{ time: data.time }])
})
