import { describe, expect, it } from 'vitest'
import { allTests } from '../../domain/test-catalogue.ts'
import { afterEvent, aVisit } from '../../test/support/a-visit.ts'
import { configOf } from '../../test/support/config-of.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { composeProviders } from '../providers/compose-providers.ts'
import { isCutBy } from './is-cut.ts'

const whatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'a-token',
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
}

function isCutWith(settings: Readonly<Record<string, string>>) {
  const { channels, recipients } = composeProviders({ config: configOf(settings), print: () => {} })
  return isCutBy(channels, recipients)
}

describe('a template', () => {
  const note = { tests: ['CRP'], additionalInfo: 'word '.repeat(20) }
  const isCut = isCutWith(whatsApp)

  it('is too short for a long note, for many tests, and for two requests that fit by themselves', () => {
    expect(isCut(aVisit({ additionalInfo: 'word '.repeat(50) }))).toBe(true)
    expect(isCut(aVisit({ tests: allTests }))).toBe(true)
    expect(isCut(aVisit(note))).toBe(false)
    expect(isCut(aVisit(note, note))).toBe(true)
  })

  it('has room again once one of them was called about, and while nothing is open', () => {
    const agreed = { date: '2026-11-21', time: '9:00 AM' } as const
    const called = afterEvent(aVisit(note, note), { kind: 'agreed', asks: [1], agreed })
    expect(isCut(called)).toBe(false)
    const all = afterEvent(aVisit(note, note), { kind: 'agreed', asks: [1, 2], agreed })
    expect(isCut(all)).toBe(false)
    const wish = { kind: 'wishes-to-move', callByMs: fridayTenAm } as const
    expect(isCut(afterEvent(all, wish))).toBe(false)
  })

  it('cuts nothing in a minimal notice, in mails and on a terminal', () => {
    const long = aVisit({ additionalInfo: 'word '.repeat(50) })
    expect(isCutWith({ ...whatsApp, WHATSAPP_NOTICE: 'minimal' })(long)).toBe(false)
    expect(isCutWith({})(long)).toBe(false)
  })
})
