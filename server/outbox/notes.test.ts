import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/words.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { aNewAppointment, aNewNotice, anAppointment } from '../../test/a-notice.ts'
import { aRequest } from '../../test/a-request.ts'
import { fridayTenAm } from '../../test/friday-ten-am.ts'
import { composeChannels } from '../channels/compose-channels.ts'
import { longestValue } from '../channels/field-value.ts'
import { readConfig } from '../config.ts'
import { openSqliteInMemory } from '../store/open-sqlite.ts'
import { openStore } from '../store/open-store.ts'
import { escalateDue } from './escalate-due.ts'
import { alsoTold, areNotesCut, notesLine, wholeNotes } from './notes.ts'

const words = english.notices
const more = words.rest.mailed
const line = (changes: Parameters<typeof anAppointment>[0]) =>
  notesLine(anAppointment(changes), more, words)

describe('notes in a template', () => {
  it("begin with the patient's words, and have all the rest where there is room", () => {
    const additionalInfo = 'I have a pacemaker.\nSecond floor?'
    expect(line({ tests: ['MRI Scan'], additionalInfo, email: 'a_b@example.com' })).toBe(
      '“I have a pacemaker. Second floor?” · Preparation: no metal or implants, contrast possible · Speaks English · Email: a_b@example.com',
    )
    expect(line({ tests: ['CRP'] })).toBe('Speaks English')
  })

  it('cut the words last, and say that they go on and where', () => {
    const room = 'word '.repeat(30).trim()
    expect(line({ additionalInfo: room })).toBe(`“${room}” · Speaks English ${more}`)
    const cut = line({ additionalInfo: 'word '.repeat(200) })
    expect(cut).toMatch(/^“word .* wor\w*…” \(more in the mail\)$/)
    expect(cut.length).toBeGreaterThan(longestValue.notes - 10)
    const listed = words.rest.listed('#SID123456')
    expect(listed).toBe('(more: appointments show 123456 --reveal)')
  })

  it('say so too where an address alone is too long', () => {
    const email = `${'a'.repeat(240)}@example.org`
    expect(line({ tests: ['CRP'], email })).toBe(`Speaks English ${more}`)
  })

  it('fit, and say that there is more exactly when something is missing (property)', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 300 })
    const tests = fc.subarray([...allTests], { minLength: 1 })
    fc.assert(
      fc.property(typed, tests, typed, (additionalInfo, picked, local) => {
        const email = local === '' ? '' : `${local.replaceAll(/[^a-z]/gi, 'a')}@example.org`
        const appointment = anAppointment({ additionalInfo, tests: picked, email })
        const said = notesLine(appointment, more, words)
        expect(said.length).toBeLessThanOrEqual(longestValue.notes)
        expect(said.endsWith(more)).toBe(areNotesCut(appointment, words))
        const missing = wholeNotes(appointment, words)
          .split('\n')
          .filter((part) => !part.startsWith('> ') && !said.includes(part))
        if (missing.length > 0) expect(said).toContain(more)
      }),
    )
  })
})

const whatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
}
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_WHATSAPP_FROM: '+14155238886',
  TWILIO_CONTENT_SID: `HX${'0'.repeat(32)}`,
  WHATSAPP_STAFF_NUMBERS: '+919810000001',
}
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'desk@example.org',
  STAFF_EMAIL: 'reception@example.org',
}

function compose(env: Readonly<Record<string, string>>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return composeChannels({ config: read.config, words: english, print: () => {} })
}

describe('notes that are cut', () => {
  const long = aRequest({ additionalInfo: 'word '.repeat(200).trim() })

  it.each([
    ['WhatsApp, with mail beside it', { ...whatsApp, ...mail }, 1],
    ['Twilio, with mail beside it', { ...twilio, ...mail }, 1],
    ['WhatsApp alone', whatsApp, 0],
    [
      'a minimal notice, which has no notes',
      { ...whatsApp, ...mail, WHATSAPP_NOTICE: 'minimal' },
      0,
    ],
    ['mail alone', mail, 0],
  ] as const)('are mailed whole, or need not be, where the desk has %s', (_case, env, count) => {
    const { channels, audience } = compose(env)
    const told = alsoTold(channels, audience, words)
    expect(told(long, 'en')).toEqual(count === 0 ? [] : [audience.mail])
    expect(told(aRequest({ additionalInfo: 'pacemaker' }), 'hi')).toEqual([])
  })

  it('are not mailed a second time by the escalation while the first mail is on its way', async () => {
    const { channels, audience } = compose({ ...whatsApp, ...mail })
    const store = await openStore(openSqliteInMemory())
    onTestFinished(() => store.close())
    const to = [...audience.desk, ...alsoTold(channels, audience, words)(long, 'en')]
    await store.acceptRequest(
      aNewAppointment({ request: long, notices: to.map((each) => aNewNotice(each)) }),
    )
    await escalateDue({
      store,
      audience,
      hours: centre.hours,
      now: () => fridayTenAm + 20 * 60_000,
      newId: () => crypto.randomUUID(),
      onOwed: () => {},
      log: pino({ level: 'silent' }),
    })
    const mails = (await store.listNotices({})).filter(({ channel }) => channel === 'email')
    expect(mails).toHaveLength(1)
  })
})
