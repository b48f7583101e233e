import { describe, expect, it } from 'vitest'
import { aRequest } from '../../test/support/a-request.ts'
import { sharedAndOwn } from '../../test/support/stores.ts'
import { openVisitStore, type VisitStore } from '../../test/support/visit-store.ts'
import { eraseVisit } from './erase-visit.ts'
import { earlierVisits, findVisits } from './find-visits.ts'
import { nameOf } from './loaded-visit.ts'
import { countVisits, type ListedVisits, readBoard, readVisitsOfDay } from './read-board.ts'

const today = '2026-11-20'
const names = ['Asha', 'Bina', 'Chitra', 'Devi', 'Esha', 'Fatima']
const agreed = { kind: 'agreed', asks: [1] } as const

/** Makes visits that are to call, to call again, expected today, expected later, arrived today, and cancelled. */
async function aDay({ accept, act, later }: VisitStore) {
  await accept(...names.map((name) => ({ request: aRequest({ name }) })))
  await act({ kind: 'cancelled', asks: [1], reason: 'patient' }, { visit: 6 })
  later(20)
  await act({ kind: 'no-answer', asks: [1] }, { visit: 2 })
  await act({ ...agreed, agreed: { date: today, time: '3:00 PM' } }, { visit: 3 })
  await act({ ...agreed, agreed: { date: '2026-12-10', time: '3:00 PM' } }, { visit: 4 })
  await act({ kind: 'arrived', asks: [1] }, { visit: 5 })
  await accept({ request: aRequest({ name: 'Asha', time: '4:00 PM', additionalInfo: 'lift?' }) })
}

const namesOf = ({ visits }: ListedVisits) => visits.map(nameOf).toSorted()

describe.each(sharedAndOwn)('lists on %s', (_name, open) => {
  it('the board has the visits with something to do, and every request of each', async () => {
    const store = await openVisitStore(open)
    await aDay(store)
    const closed = { lastOpeningDay: '2026-11-19', closedDays: [], closedTimes: [] } as const
    const readNow = () => readBoard(store.db, { nowMs: store.clock.nowMs, ...closed })
    const boardAtOnce = await readNow()
    expect(namesOf(boardAtOnce)).toContain('Devi')
    store.later(11)
    const board = await readNow()
    expect(namesOf(board)).toEqual(['Asha', 'Bina', 'Chitra', 'Esha'])
    const asha = board.visits.find((visit) => nameOf(visit) === 'Asha')
    expect(asha?.requests.map(({ time, additionalInfo }) => [time, additionalInfo])).toEqual([
      ['11:00 AM', ''],
      ['4:00 PM', 'lift?'],
    ])
    expect(board.deviceNames.get(String(store.priya))).toBe('Priya')
    expect(board.unlisted).toEqual({ toCall: 0, toCallAgain: 0 })
  })

  it('a day has the patients who are expected, who have come, or who ask for that day', async () => {
    const store = await openVisitStore(open)
    await aDay(store)
    expect(namesOf(await readVisitsOfDay(store.db, today))).toEqual([
      'Asha',
      'Bina',
      'Chitra',
      'Esha',
    ])
    expect(namesOf(await readVisitsOfDay(store.db, '2026-12-10'))).toEqual(['Devi'])
    const counts = await countVisits(store.db, today, '2026-12-10')
    expect(counts).toEqual({ [today]: 2, '2026-12-10': 1 })
    await store.act({ kind: 'no-show', asks: [1] }, { visit: 3 })
    expect(namesOf(await readVisitsOfDay(store.db, today))).toContain('Chitra')
  })

  it('a search finds a visit by a part of a name, by a number, and by a reference', async () => {
    const store = await openVisitStore(open)
    await aDay(store)
    const [bina] = (await store.visit(2)).requests
    const found = async (query: string) => namesOf(await findVisits(store.db, query, 50))
    expect(await found('fat')).toEqual(['Fatima'])
    expect(await found('98765 43210')).toEqual(names)
    expect(await found('6543')).toEqual(names)
    const last = await findVisits(store.db, '98765 43210', 1)
    expect(namesOf(last)).toEqual(['Asha'])
    expect(await found(bina?.reference ?? '')).toEqual(['Bina'])
    expect(await found('nobody')).toEqual([])
    expect(await found(' ')).toEqual([])
    await store.act({ kind: 'corrected', corrected: { name: 'Zara' } }, { visit: 3 })
    expect(await found('zara')).toEqual(['Zara'])
    expect(await found('chitra')).toEqual(['Zara'])
    await store.act({ kind: 'corrected', corrected: { phone: '98111 22233' } }, { visit: 3 })
    expect(await found('2233')).toEqual(['Zara'])
    expect(await found('223')).toEqual([])
  })

  it('a search finds a name in the other script, and a name together with digits of a number', async () => {
    const store = await openVisitStore(
      open,
      ...[
        { name: 'सुनीता देवी', phone: '98765 43210' },
        { name: 'Sunita Rao', phone: '98111 22233' },
        { name: 'Vikram Seth', phone: '98123 45678' },
      ].map((sent) => ({ request: aRequest(sent) })),
    )
    const found = async (query: string) => namesOf(await findVisits(store.db, query, 50))
    expect(await found('devi sunita')).toEqual(['सुनीता देवी'])
    expect(await found('सुनीता')).toEqual(['Sunita Rao', 'सुनीता देवी'])
    expect(await found('sunita 2233')).toEqual(['Sunita Rao'])
    expect(await found('vikram 2233')).toEqual([])
    // Digits inside a word belong to the word, so they are not looked for as digits of a number.
    expect(await found('rohit98123harp')).toEqual([])
  })

  it('the earlier visits of a number are listed without an erased one', async () => {
    const store = await openVisitStore(open)
    await aDay(store)
    await eraseVisit(store.deps, 6, { kind: 'command' })
    const earlier = await earlierVisits(store.db, [await store.visit(1)])
    expect(earlier.map(nameOf)).toEqual(['Esha', 'Devi', 'Chitra', 'Bina', 'Asha'])
  })
})
