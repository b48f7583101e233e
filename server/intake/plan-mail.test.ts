import { describe, expect, it } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { readMail } from '../../test/support/read-mail.ts'
import { openTestServer, type TestServer } from '../../test/support/test-server.ts'
import { visitDepsAt } from '../../test/support/visit-store.ts'
import { oldestOwedAt } from '../notices/queue-state.ts'
import { closedCircuit, readCircuit } from '../outbox/circuit-breaker.ts'
import { performCommand } from '../visits/perform-act.ts'
import { recordWish } from '../visits/record-wish.ts'

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

  it('is written in the language of the patient', async () => {
    const server = await openTestServer()
    const reference = await server.book({ ...asha, email: asha.email })
    await server.database.db.updateTable('request').set({ language: 'hi' }).execute()
    await server.agree(reference, agreed, true)
    await server.later(2 * minute)
    await server.untilMailed('अपॉइंटमेंट')
    expect(plans(server)[0]?.html).toContain('<html lang="hi">')
  })

  it('goes to the mail address shown beside the tick, even if a later request has another one', async () => {
    const server = await openTestServer()
    const known = { ...asha, phone: '98765 43210' }
    const reference = await server.book(known)
    await server.agree(reference, agreed, true)
    await server.book({ ...known, email: 'other@example.net', date: '2026-11-26' })
    const { requests } = await server.visitOf(reference)
    expect(requests).toHaveLength(2)
    await server.later(2 * minute)
    await server.untilMailed(plan)
    expect(plans(server)).toHaveLength(1)
  })

  it('prepares for the tests as corrected, also while a wish of the patient waits for a call', async () => {
    const server = await openTestServer()
    const reference = await server.book({ ...asha, tests: ['ECG'] })
    const { id } = await server.visitOf(reference)
    const correction = { kind: 'corrected', corrected: { tests: ['Lipid Profile'] } } as const
    await performCommand(visitDepsAt(server.database), id, correction)
    await server.agree(reference, agreed, true)
    await recordWish(visitDepsAt(server.database), id, 'wishes-to-move')
    await server.later(2 * minute)
    await server.untilMailed(plan)
    expect(plans(server)[0]?.text).toContain('Lipid Profile')
    expect(plans(server)[0]?.text).not.toContain('ECG')
  })

  it('leaves out a name or a test that contains a phone number', async () => {
    const server = await openTestServer()
    const reference = await server.book({ ...asha, name: 'Ring 98000 00000' })
    const { id } = await server.visitOf(reference)
    const corrected = { tests: [...asha.tests, 'First ring +91 98000-00000'] }
    const correction = { kind: 'corrected', corrected } as const
    await performCommand(visitDepsAt(server.database), id, correction)
    await server.agree(reference, agreed, true)
    await server.later(2 * minute)
    await server.untilMailed(plan)
    const [mail] = plans(server)
    expect(mail?.text).toContain('Lipid Profile')
    for (const said of [mail?.text, mail?.html, mail?.calendar]) expect(said).not.toMatch(/98000/)
  })

  it.each(['Pay at evil.example/pay', 'Log in: http://10.1.2.3', 'www。evil。example'])(
    'greets %s without a link that a mail program would open',
    async (name) => {
      const server = await openTestServer()
      await server.agree(await server.book({ ...asha, name }), agreed, true)
      await server.later(2 * minute)
      await server.untilMailed(plan)
      const [greeting] = plans(server)[0]?.text.split('\n') ?? []
      expect(greeting).toContain(name.slice(0, 3))
      expect(greeting).not.toMatch(/:\/\/|[.。](\p{L}|1)/u)
    },
  )

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
