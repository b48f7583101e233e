import { expect, it } from 'vitest'
import { renderQueue } from './render-queue.ts'

it('pages for single visitors are rendered in order, one per turn of the event loop', async () => {
  const turn = renderQueue()
  const seen: string[] = []
  const asked = ['a', 'b', 'c'].map((name) => turn().then(() => seen.push(name)))
  const between = async () => {
    await new Promise(setImmediate)
    seen.push('-')
  }
  await between()
  await between()
  await between()
  await Promise.all(asked)
  expect(seen.join('')).toBe('a-b-c-')
  await turn()
})
