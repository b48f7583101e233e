import type { Card, CardRequest } from '../../domain/board.ts'
import { diallableNumbers } from '../appointments/phone-key.ts'
import { toAppointment } from '../appointments/row.ts'
import type { Row } from './bounded-rows.ts'

/** @param chain The requests of a card, newest first. */
export function requestsOf(
  chain: readonly [Row, ...Row[]],
): Pick<Card, 'references' | 'requests' | 'tests'> {
  const requests = mapAll(chain, toRequest)
  return {
    requests,
    references: mapAll(requests, ({ reference }) => reference),
    tests: [...new Set(requests.flatMap(({ tests }) => tests))],
  }
}

function toRequest(row: Row): CardRequest {
  const { reference, source, receivedAtMs, language, email, ...sent } = toAppointment(row)
  return {
    ...{ reference, source, receivedAtMs, language, email },
    asked: { date: sent.date, time: sent.time },
    tests: sent.tests,
    notes: sent.additionalInfo,
    dial: diallableNumbers(sent.phone),
  }
}

function mapAll<T, U>(
  [first, ...others]: readonly [T, ...T[]],
  mapped: (each: T) => U,
): readonly [U, ...U[]] {
  return [mapped(first), ...others.map(mapped)]
}
