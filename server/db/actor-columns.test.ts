import { expect, it } from 'vitest'
import { actorOf, columnsOfActor } from './actor-columns.ts'

it.each([
  [{ kind: 'desk', device: '7' }, 7],
  [{ kind: 'desk', device: '' }, null],
  [{ kind: 'tap' }, null],
  [{ kind: 'patient' }, null],
] as const)('stores %j and reads it again', (by, deviceId) => {
  const columns = columnsOfActor(by)
  expect(columns).toEqual({ actor: by.kind, device_id: deviceId })
  expect(actorOf(columns)).toEqual(by)
})
