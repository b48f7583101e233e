import { expect, it } from 'vitest'
import { limitLargeBodies } from './limit-large-bodies.ts'

/** Opens a reader of at most 30,000 bytes a body. */
function openReader() {
  const read = limitLargeBodies(30_000)
  return async (body: BodyInit, length?: number) => {
    const headers: HeadersInit = length === undefined ? {} : { 'content-length': String(length) }
    const streamed = { method: 'POST', body, headers, duplex: 'half' }
    const answer = await read(new Request('http://here', streamed))
    return typeof answer === 'string' ? answer : answer.length
  }
}

const large = 'x'.repeat(30_000)

it('a body is read whole, whether its length is stated or not', async () => {
  const read = openReader()
  expect(await read('{}', 2)).toBe(2)
  expect(await read('{}')).toBe(2)
  expect(await read(large, 30_000)).toBe(30_000)
  expect(await read(large)).toBe(30_000)
  expect(await read('')).toBe(0)
})

it('a body that is too large is refused, whether its length is stated or not', async () => {
  const read = openReader()
  expect(await read('x', 30_001)).toBe('too-large')
  expect(await read('x'.repeat(30_001))).toBe('too-large')
})

it('while four large bodies are stalled, small bodies are read, and no other large one', async () => {
  const read = openReader()
  const stalled = Array.from({ length: 4 }, () => new TransformStream<Uint8Array<ArrayBuffer>>())
  const reading = stalled.map(({ readable }) => read(readable))
  expect(await read('{}', 2)).toBe(2)
  expect(await read(large)).toBe('busy')
  for (const { writable } of stalled) await writable.close()
  expect(await Promise.all(reading)).toEqual([0, 0, 0, 0])
  expect(await read(large)).toBe(30_000)
})
