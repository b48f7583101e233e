import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delhiDate, delhiIso } from '../../domain/time/delhi-time.ts'
import { day, hour, minute } from '../../domain/time/milliseconds.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { type Copy, copiesAmong, expiredCopies, nameOfCopy } from './copies.ts'

const store = '0a1b2c3d'

const copyAt = (madeAtMs: number): Copy => ({ file: nameOfCopy(store, madeAtMs), madeAtMs })

/** Returns the copies that are not deleted, the newest first. */
function left(copies: readonly Copy[], nowMs: number): Copy[] {
  const expired = new Set(expiredCopies(copies, nowMs))
  return copies.filter((copy) => !expired.has(copy))
}

/** Makes a copy each quarter of an hour and deletes expired copies each time. Returns the copies that are left. */
function copiedFor(lengthMs: number): Copy[] {
  let copies: Copy[] = []
  for (let atMs = fridayTenAm - lengthMs; atMs <= fridayTenAm; atMs += 15 * minute) {
    copies = left([copyAt(atMs), ...copies], atMs)
  }
  return copies
}

const agesBetween = (copies: readonly Copy[], fromMs: number, toMs: number) =>
  copies.filter(({ madeAtMs }) => {
    const age = fridayTenAm - madeAtMs
    return age >= fromMs && age < toMs
  })

describe('names', () => {
  it('names a copy after its store and the time in Delhi, and reads both from the name', () => {
    const { file } = copyAt(fridayTenAm)
    expect(file).toBe('centre-0a1b2c3d-2026-11-20T10-00-00.sqlite')
    expect(copiesAmong([file], store)).toEqual([copyAt(fridayTenAm)])
  })

  it('ignores copies of another store, unfinished copies and other files', () => {
    const { file } = copyAt(fridayTenAm)
    const others = [`${file}.partial-77`, `${file}-journal`, file.replace('0a', '0b'), 'notes.txt']
    const dateless = file.replace('11-20', '13-40')
    expect(copiesAmong([...others, dateless], store)).toEqual([])
  })
})

describe('a centre after forty days', () => {
  const copies = copiedFor(40 * day)

  it('keeps all copies of the last 4 hours, one an hour for 48 hours and one a day for 30 days', () => {
    expect(agesBetween(copies, 0, 4 * hour + 1)).toHaveLength(17)
    const hours = agesBetween(copies, 0, 48 * hour).map(({ madeAtMs }) =>
      delhiIso(madeAtMs).slice(0, 13),
    )
    expect(new Set(hours).size).toBe(49)
    const days = agesBetween(copies, 0, 30 * day).map(({ madeAtMs }) => delhiDate(madeAtMs))
    expect(new Set(days).size).toBe(31)
  })

  it('keeps no copy older than 30 days, and fewer than a hundred in all', () => {
    expect(agesBetween(copies, 30 * day + 1, Infinity)).toEqual([])
    expect(copies.length).toBeLessThan(100)
  })
})

const instants = fc.integer({ min: fridayTenAm - 60 * day, max: fridayTenAm })
const histories = fc
  .uniqueArray(instants, { maxLength: 120 })
  .map((times) => times.toSorted((a, b) => b - a).map(copyAt))

describe('deleting expired copies', () => {
  it('keeps the last copy of each of the last seven days that have a copy', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 4000 * day }), (copies, laterMs) => {
        const kept = new Set(left(copies, fridayTenAm + laterMs))
        const days = [...new Set(copies.map(({ madeAtMs }) => delhiDate(madeAtMs)))].slice(0, 7)
        for (const each of days) {
          const last = copies.find(({ madeAtMs }) => delhiDate(madeAtMs) === each)
          expect(last && kept.has(last)).toBe(true)
        }
      }),
    )
  })

  it('keeps copies dated in the future, and they do not change which other copies are deleted', () => {
    const aheads = fc.uniqueArray(fc.integer({ min: 2 * minute, max: 9000 * day }), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(histories, aheads, (copies, times) => {
        const ahead = times.toSorted((a, b) => b - a).map((ms) => copyAt(fridayTenAm + ms))
        expect(expiredCopies([...ahead, ...copies], fridayTenAm)).toEqual(
          expiredCopies(copies, fridayTenAm),
        )
      }),
    )
  })
})
