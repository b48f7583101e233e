import { expect, it } from 'vitest'
import { limitLargeBodies } from './limit-large-bodies.ts'

/** Opens a reader of at most 30,000 bytes a body and 60,000 in all. Bodies with a small stated length do not count. */
function openReader() {
  const read = limitLargeBodies(30_000, 60_000)
  return async (body: BodyInit, length?: number) => {
    const headers: HeadersInit = length === undefined ? {} : { 'content-length': String(length) }
    const streamed = { method: 'POST', body, headers, duplex: 'half' }
    const answer = await read(new Request('http://here', streamed))
    return typeof answer === 'string' ? answer : answer.length
  }
}

/** Makes a body of which `bytes` have arrived. It ends when the test calls `end`. */
function slowBody(bytes: number) {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const sent = writer.write(new Uint8Array(bytes))
  return { readable, sent, end: () => writer.close() }
}

const large = 'x'.repeat(29_000)

it('a body is read whole, whatever its stated length', async () => {
  const read = openReader()
  expect(await read('{}', 2)).toBe(2)
  expect(await read('{}')).toBe(2)
  expect(await read(large, 29_000)).toBe(29_000)
  expect(await read(large)).toBe(29_000)
  expect(await read('')).toBe(0)
})

it('a body that is too large is refused, whether its length is stated or not', async () => {
  const read = openReader()
  expect(await read('x', 30_001)).toBe('too-large')
  expect(await read('x'.repeat(30_001))).toBe('too-large')
})

it('stalled bodies keep no other body out, however many they are', async () => {
  const read = openReader()
  const slow = Array.from({ length: 50 }, () => slowBody(100))
  const reading = slow.map(({ readable }) => read(readable))
  for (const { sent } of slow) await sent
  expect(await read(large)).toBe(29_000)
  for (const { end } of slow) await end()
  expect(await Promise.all(reading)).toEqual(slow.map(() => 100))
})

it('if the bodies together exceed the common limit, those begun first are cut off', async () => {
  const read = openReader()
  const slow = Array.from({ length: 5 }, () => slowBody(20_000))
  const reading: Promise<unknown>[] = []
  for (const { readable, sent } of slow) {
    reading.push(read(readable))
    await sent
  }
  expect(await read(large)).toBe(29_000)
  for (const { end } of slow.slice(4)) await end()
  const cutOff = slow.slice(0, 4).map(() => 'cut-off')
  expect(await Promise.all(reading)).toEqual([...cutOff, 20_000])
  expect(await read(large)).toBe(29_000)
})
