import { describe, expect, it } from 'vitest'
import { maxLength } from './appointment-request.ts'
import { additionalInfoRoom, asSent, emptyForm } from './form-values.ts'

const line = 'For family.'
const sentInfo = (additionalInfo: string, isForFamily = true) =>
  asSent({ ...emptyForm, additionalInfo, isForFamily }, line).additionalInfo

describe('asSent', () => {
  it('has the fields of the request and no other', () => {
    expect(Object.keys(asSent({ ...emptyForm, isForFamily: true }, line))).toEqual([
      ...['name', 'phone', 'email', 'date', 'time', 'tests', 'additionalInfo'],
    ])
  })

  it('puts the line for a family member first, on a line of its own', () => {
    expect(sentInfo(' Wheelchair, please. ')).toBe('For family.\nWheelchair, please.')
    expect(sentInfo('  ')).toBe('For family.')
  })

  it('changes nothing if the booking is not for a family member', () => {
    expect(sentInfo(' Wheelchair, please. ', false)).toBe(' Wheelchair, please. ')
  })
})

describe('additionalInfoRoom', () => {
  it('is the limit, minus the length of the line for a family member', () => {
    expect(additionalInfoRoom(false, line)).toBe(maxLength.additionalInfo)
    const room = additionalInfoRoom(true, line)
    expect(sentInfo('x'.repeat(room))).toHaveLength(maxLength.additionalInfo)
  })
})
