import { describe, expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { afterEvent, aVisit, joined } from '../../test/support/a-visit.ts'
import { pageContext } from '../../test/support/draw-pages.tsx'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { oldestOwedAt } from '../notices/queue-state.ts'
import { closedCircuit, readCircuit } from '../outbox/circuit-breaker.ts'
import type { LoadedVisit } from '../visits/loaded-visit.ts'
import { planMail } from './plan-mail.ts'

const agreed = { date: '2026-11-24', time: '11:00 AM' } as const
const asha = {
  name: 'Asha <b>Verma</b>',
  email: 'asha@example.org',
  tests: ['Lipid Profile'],
} as const
const plan = 'Your appointment at Sunrise Imaging'

const plans = (server: TestServer) =>
  server
    .mailSources()
    .map(readMail)
    .filter((mail) => mail.header('to') === asha.email)

describe('the plan by mail', () => {
  it('goes to the patient once, with her preparation and a calendar file', async () => {
    const server = await openTestServer()
    const reference = await server.book(asha)
    await server.agree(reference, agreed, true)
    await server.later(2 * minute)
    await server.untilMailed(plan)
    await server.later(60 * minute)
    const [mail, ...others] = plans(server)
    expect(others).toEqual([])
    expect(mail?.header('subject')).not.toContain('Lipid')
    for (const said of ['Tuesday, 24 November 2026, 11:00 AM', reference, 'Lipid Profile', 'fast'])
      expect(mail?.text).toContain(said)
    expect(mail?.html).toContain('Asha &lt;b&gt;Verma&lt;/b&gt;')
    expect(mail?.calendar).toContain('DTSTART:20261124T053000Z')
    expect(mail?.calendar).toContain('STATUS:CONFIRMED')
    const { visit } = await server.visitOf(reference)
    expect(visit.agreement?.plan?.sent?.kind).toBe('mailed')
    expect(server.logged.map(({ msg }) => msg)).not.toContain('request escalated')
  })

  it('goes out although nobody at the centre has a mailbox', async () => {
    const server = await openTestServer({ STAFF_EMAIL: '', OWNER_EMAIL: '' })
    await server.agree(await server.book(asha), agreed, true)
    await server.later(2 * minute)
    await server.untilMailed(plan)
  })

  it.each([
    ['the mailbox does not exist, and no alarm is raised', { mailbox: asha.email }, false],
    ['the text is refused, which somebody may have to repair', { data: 554 }, true],
  ])('is given up at once if %s', async (_case, refused, isAlarmed) => {
    const server = await openTestServer()
    server.mail.refuse(refused)
    const reference = await server.book(asha)
    await server.agree(reference, agreed, true)
    await server.later(2 * minute)
    server.mail.refuse({ mailbox: asha.email })
    await server.later(30 * minute)
    const { visit, notices } = await server.visitOf(reference)
    expect(visit.agreement?.plan?.sent?.kind).toBe('refused')
    expect(notices.find(({ kind }) => kind === 'plan')?.row.attempts).toBe(1)
    expect(/alarm|email (recipient|template)/i.test(server.mailSubjects().join())).toBe(isAlarmed)
  })

  it('does not hold up mail to the centre if the mail server keeps refusing the address of a patient', async () => {
    const server = await openTestServer()
    server.mail.refuse({ mailbox: asha.email, mailboxCode: 450 })
    const reference = await server.book(asha)
    await server.agree(reference, agreed, true)
    for (let minutes = 0; minutes < 20; minutes += 2) await server.later(2 * minute)
    const { notices } = await server.visitOf(reference)
    expect(notices.find(({ kind }) => kind === 'plan')?.row.attempts).toBeGreaterThan(5)
    expect(await readCircuit(server.database.db, 'email')).toEqual(closedCircuit('email'))
    expect(server.mailSubjects().join()).not.toContain('unreachable')
    expect(await oldestOwedAt(server.database)).toBeUndefined()
  })

  it('is sent once the mail server works again, however long ago the patient asked', async () => {
    const server = await openTestServer()
    const reference = await server.book(asha)
    await server.later(6 * 24 * 60 * minute)
    await server.agree(reference, { date: '2026-12-01', time: '11:00 AM' }, true)
    server.mail.refuse({ data: 451 })
    await server.later(2 * minute)
    server.mail.refuse({})
    await server.later(20 * minute)
    await server.untilMailed(plan)
    expect(plans(server)).toHaveLength(1)
    expect(JSON.stringify(server.logged)).not.toContain(asha.email)
  })
})

describe('the text of the plan', () => {
  const withPlan = (visit: LoadedVisit) =>
    afterEvent(visit, { kind: 'agreed', asks: [1], agreed, mailsPlan: true })
  const corrected = (visit: LoadedVisit, tests: readonly string[]) =>
    afterEvent(visit, { kind: 'corrected' }, [{ field: 'tests', text: JSON.stringify(tests) }])

  function planOf(visit: LoadedVisit) {
    const notice = { kind: 'plan', correlationId: 'a-plan' } as const
    const message = planMail(notice, visit, (language) => pageContext({}, language))
    const { paragraphs = [] } = message.letter ?? {}
    return { ...message, paragraphs, text: [...paragraphs, message.attachment?.content].join() }
  }

  it('is written in the language of the patient', () => {
    const { headline, letter } = planOf(withPlan(aVisit({ language: 'hi' })))
    expect(headline).toContain('अपॉइंटमेंट')
    expect(letter?.language).toBe('hi')
  })

  it('goes to the mail address shown beside the tick, even if a later request has another one', () => {
    const later = { email: 'other@example.net', date: '2026-11-26' } as const
    expect(planOf(joined(withPlan(aVisit(asha)), later)).recipient).toBe(asha.email)
  })

  it('prepares for the tests as corrected, also while a wish of the patient waits for a call', () => {
    const visit = withPlan(corrected(aVisit({ tests: ['ECG'] }), ['Lipid Profile']))
    const { text } = planOf(afterEvent(visit, { kind: 'wishes-to-move', callByMs: fridayTenAm }))
    expect(text).toContain('Lipid Profile')
    expect(text).not.toContain('ECG')
  })

  it('leaves out a name or a test that contains a phone number', () => {
    const tests = [...asha.tests, 'First ring +91 98000-00000']
    const { text } = planOf(withPlan(corrected(aVisit({ name: 'Ring 98000 00000' }), tests)))
    expect(text).toContain('Lipid Profile')
    expect(text).not.toMatch(/98000/)
  })

  it.each(['Pay at evil.example/pay', 'Log in: http://10.1.2.3', 'www。evil。example'])(
    'greets %s without a link that a mail program would open',
    (name) => {
      const [greeting] = planOf(withPlan(aVisit({ name }))).paragraphs
      expect(greeting).toContain(name.slice(0, 3))
      expect(greeting).not.toMatch(/:\/\/|[.。](\p{L}|1)/u)
    },
  )
})
