import { describe, expect, it } from 'vitest'
import { hour } from '../../domain/time/milliseconds.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { sharedAndOwn, storeInMemory } from '../../test/support/stores.ts'
import { openVisitStore, storeRequest } from '../../test/support/visit-store.ts'
import { enterVisit } from '../visits/enter-visit.ts'
import { eraseVisit } from '../visits/erase-visit.ts'
import { requestFigures } from './request-figures.ts'

const agreed = { date: '2026-11-20', time: '3:00 PM' } as const

async function openStore(open = storeInMemory) {
  const database = await open()
  const store = await openVisitStore(async () => database)
  const figures = async () =>
    await requestFigures(database.db, fridayTenAm, fridayTenAm + 24 * hour)
  return { ...store, database, figures }
}

describe.each(sharedAndOwn)('report figures on %s', (_name, open) => {
  it('list the requests received in the given time, oldest first, without personal data', async () => {
    const { database, figures } = await openStore(open)
    for (const hours of [-1, 0, 23, 24]) {
      const receivedAtMs = fridayTenAm + hours * hour
      const request = aRequest({ tests: ['ECG', "Women's Health Package"] })
      await storeRequest(database, { request, receivedAtMs })
    }
    const found = await figures()
    expect(found.map(({ receivedAtMs }) => (receivedAtMs - fridayTenAm) / hour)).toEqual([0, 23])
    expect(found[0]).toEqual({
      receivedAtMs: fridayTenAm,
      callByMs: expect.any(Number),
      tests: ['ECG', "Women's Health Package"],
      calledAtMs: undefined,
      hasCome: undefined,
    })
  })

  it('say when reception first noted a call', async () => {
    const { accept, act, later, figures } = await openStore(open)
    await accept({})
    later(2)
    await act({ kind: 'seen', asks: [1] })
    await accept({ request: aRequest({ time: '5:00 PM' }) })
    later(10)
    await act({ kind: 'no-answer', asks: [1] })
    later(10)
    await act({ kind: 'agreed', asks: [1, 3], agreed })
    const minutes = (atMs = Number.NaN) => (atMs - fridayTenAm) / 60_000
    expect((await figures()).map(({ calledAtMs }) => minutes(calledAtMs))).toEqual([12, 22])
  })
})

describe('report figures', () => {
  it('say once for each visit whether the patient came, even after an erasure', async () => {
    const { accept, act, deps, figures } = await openStore()
    await accept({}, { request: aRequest({ time: '5:00 PM' }) })
    await act({ kind: 'agreed', asks: [1, 2], agreed })
    await act({ kind: 'no-show', asks: [1, 2] })
    const came = async () => (await figures()).map(({ hasCome }) => hasCome)
    expect(await came()).toEqual([undefined, false])
    await act({ kind: 'arrived', asks: [1, 2] })
    expect(await came()).toEqual([undefined, true])
    await eraseVisit(deps, 1, { kind: 'command' })
    expect(await came()).toEqual([undefined, true])
  })

  it('say of the last request that the patient came for an earlier one', async () => {
    const { accept, act, figures } = await openStore()
    await accept({}, { request: aRequest({ time: '5:00 PM' }) })
    await act({ kind: 'agreed', asks: [1], agreed })
    await act({ kind: 'arrived', asks: [1] })
    expect((await figures()).map(({ hasCome }) => hasCome)).toEqual([undefined, true])
  })

  it('leave out an entry by reception, but count it as the call for the request that it answers', async () => {
    const { accept, deps, priya, figures } = await openStore()
    await accept({})
    const request = { ...aRequest(), date: agreed.date }
    const entry = { device: priya, request, language: 'en', source: 'walk-in' } as const
    await enterVisit(deps, { ...entry, id: 'own', hasCome: true })
    const changes = { visit: 1, asks: [1] }
    await enterVisit(deps, { ...entry, id: 'changing', hasCome: true, changes })
    expect(await figures()).toMatchObject([{ hasCome: true, calledAtMs: fridayTenAm }])
  })
})
