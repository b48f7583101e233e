import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english } from '../../content/strings.ts'
import { languages } from '../../domain/language.ts'
import { addressesIn } from '../../site/routes.ts'
import { aNewAppointment } from '../../test/support/a-notice.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { buildTestApp } from '../../test/support/test-app.ts'
import { setStatus } from '../appointments/queries.ts'

describe('pages', () => {
  it.each(['/', '/about', '/services', '/book-appointment', '/appointment-confirmation'])(
    'answer 200 at %s',
    async (path) => {
      const response = await (await buildTestApp()).app.request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    },
  )

  it('answer 404 elsewhere, log the path and never the query', async () => {
    const testApp = await buildTestApp()
    const response = await testApp.app.request('/about/us?phone=9876543210')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
    expect(testApp.logged).toMatchObject([{ msg: 'page not found', path: '/about/us' }])
    expect(JSON.stringify(testApp.logged)).not.toContain('9876543210')
  })

  it('answer 404 in the language of the address', async () => {
    const { app } = await buildTestApp()
    for (const [path, language] of [
      ['/hi/no-such-page', 'hi'],
      ['/hindi', 'en'],
      ['/about/hi', 'en'],
    ] as const) {
      const response = await app.request(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(languagesSpoken[language].notFound.title)
    }
  })

  it('lead from /hi/ to /hi', async () => {
    const response = await (await buildTestApp()).app.request('/hi/')
    expect(response.status).toBeGreaterThan(300)
    expect(response.headers.get('location')).toBe('/hi')
  })

  it('log three hundred missing paths a minute and no more', async () => {
    const testApp = await buildTestApp()
    const miss = (index: number) => testApp.app.request(`/missing/${index}`)
    for (let index = 0; index < 305; index++) await miss(index)
    expect(testApp.logged).toHaveLength(300)
    testApp.clock.nowMs += 60_000
    await miss(305)
    expect(testApp.logged).toHaveLength(301)
  })

  it('log no more than the start of a long missing path', async () => {
    const testApp = await buildTestApp()
    await testApp.app.request(`/${'x'.repeat(5000)}`)
    expect(testApp.logged).toMatchObject([{ path: `/${'x'.repeat(199)}` }])
  })
})

describe('an unexpected error', () => {
  it('is answered 503 with a sentence, and logged with its path but without its query', async () => {
    const findAppointment = () => {
      throw new Error('no row for Asha, 9876543210')
    }
    const testApp = await buildTestApp({ brokenStore: { findAppointment } })
    const query = new URLSearchParams({ ...aRequest(), tests: 'ECG', reference: '#SID004217' })
    const response = await testApp.app.request(`/appointment-confirmation?${query}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(english.answers.unavailable(centre.phones[0].label))
    expect(testApp.logged).toMatchObject([
      { level: 50, msg: 'answering failed', path: '/appointment-confirmation' },
    ])
    expect(JSON.stringify(testApp.logged)).not.toMatch(/Asha|98765|SID|\?|stack/)
  })
})

describe('what crawlers read', () => {
  it('leads them to the four public pages and to no other', async () => {
    const { app } = await buildTestApp({ publicUrl: 'https://sunrise.example' })
    const sitemap = await (await app.request('/sitemap.xml')).text()
    expect(sitemap.match(/<loc>[^<]+/g)).toEqual(
      (['home', 'about', 'services', 'book'] as const)
        .flatMap((page) => languages.map((language) => addressesIn[language][page]))
        .map((path) => `<loc>https://sunrise.example${path}`),
    )
    const robots = await (await app.request('/robots.txt')).text()
    expect(robots).toContain('Sitemap: https://sunrise.example/sitemap.xml')
  })

  it('names a contact for security reports, for half a year from now', async () => {
    const testApp = await buildTestApp({ publicUrl: 'https://sunrise.example' })
    const read = async () => {
      const response = await testApp.app.request('/.well-known/security.txt')
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
      return await response.text()
    }
    expect(await read()).toBe(
      [
        `Contact: mailto:${centre.dataContact.email}`,
        'Expires: 2027-05-19T04:30:00.000Z',
        `Preferred-Languages: ${languages.join(', ')}`,
        'Canonical: https://sunrise.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    testApp.clock.nowMs += 24 * 60 * 60_000
    expect(await read()).toContain('Expires: 2027-05-20T04:30:00.000Z')
  })

  it('names no canonical address where there is no https', async () => {
    const { app } = await buildTestApp({ publicUrl: 'http://localhost:3000' })
    const text = await (await app.request('/.well-known/security.txt')).text()
    expect(text).not.toContain('Canonical')
  })

  it('lets browsers fetch ahead, but no confirmation and no call', async () => {
    const { app } = await buildTestApp()
    const header = (await app.request('/')).headers.get('speculation-rules') ?? ''
    const response = await app.request(JSON.parse(header))
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
    const rules = await response.text()
    expect(rules).toContain('/appointment-confirmation*')
    expect(rules).toContain('/api/send-whatsapp*')
  })
})

describe('the confirmation', () => {
  const link =
    '/appointment-confirmation?name=Asha&phone=98765&email=&date=2026-11-23&time=8%3A30+AM&tests=ECG,CRP'

  it('shows the details, and is kept out of search', async () => {
    const { app } = await buildTestApp()
    const html = await (await app.request(link)).text()
    expect(html).toContain('Monday, 23 November 2026')
    expect(html).toContain('ECG')
    expect(html).toContain('noindex')
  })

  it('has the reference of its link, or one of the time of viewing', async () => {
    const testApp = await buildTestApp()
    const bare = await (await testApp.app.request(link)).text()
    expect(bare).toContain(`#SID${String(testApp.clock.nowMs).slice(-6)}`)
    const kept = await (await testApp.app.request(`${link}&reference=%23SID004217`)).text()
    expect(kept).toContain('#SID004217')
  })

  it('says by when reception calls, with the right name, number and reference, until it has called', async () => {
    const testApp = await buildTestApp()
    // An afternoon, so that no slot is near.
    const request = aRequest({ time: '3:00 PM' })
    const sent = await testApp.app.request('/api/send-whatsapp', aPost(request))
    const { reference } = await sent.json()
    const view = async (changes: Record<string, string>) => {
      const details = { ...request, tests: 'ECG', reference, ...changes }
      const response = await testApp.app.request(
        `/appointment-confirmation?${new URLSearchParams(details)}`,
      )
      return await response.text()
    }
    const promise = '12:00 PM today'
    expect(await view({})).toContain(promise)
    expect(await view({ phone: '9000000000' })).not.toContain(promise)
    expect(await view({ name: 'Somebody' })).not.toContain(promise)
    await setStatus(testApp.database, reference, 'confirmed', testApp.clock.nowMs)
    expect(await view({})).not.toContain(promise)
  })

  /** The app with the stored request that `link` speaks of. */
  async function openStored() {
    const { app, database } = await buildTestApp()
    const request = aRequest({ name: 'Asha', phone: '98765' })
    const { reference } = await database.acceptRequest(aNewAppointment({ request }))
    return { app, database, reference }
  }

  it('is a calendar file when requested, not cached and named after the reference', async () => {
    const { app, reference } = await openStored()
    const query = new URLSearchParams({ reference, format: 'ics' })
    const response = await app.request(`${link}&${query}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment-SID000000.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  })

  it('is a calendar file of the time agreed in the call, once one is', async () => {
    const { app, database, reference } = await openStored()
    const file = async () => {
      const query = new URLSearchParams({ reference, format: 'ics' })
      return await (await app.request(`${link}&${query}`)).text()
    }
    expect(await file()).not.toContain('DTSTART:20261126T103000Z')
    await database.db
      .updateTable('appointment')
      .set({ status: 'confirmed', agreed_date: '2026-11-26', agreed_time: '4:00 PM' })
      .execute()
    expect(await file()).toContain('DTSTART:20261126T103000Z')
    expect(await file()).toContain('STATUS:CONFIRMED')
  })

  it.each([
    ['confirmed', 'We have spoken with you.', 'STATUS:TENTATIVE'],
    ['unreachable', 'We called and could not reach you.', 'STATUS:TENTATIVE'],
    ['cancelled', 'This request was cancelled.', undefined],
  ] as const)('says what came of the call once it is %s', async (status, sentence, inFile) => {
    const { app, database, reference } = await openStored()
    const read = async (query: Record<string, string>) =>
      await (await app.request(`${link}&${new URLSearchParams({ reference, ...query })}`)).text()
    const promise = 'The time is a request until we have called.'
    expect(await read({})).toContain(promise)
    await setStatus(database, reference, status, fridayTenAm)
    const page = await read({})
    expect(page).toContain(sentence)
    expect(page).not.toContain(promise)
    const file = await read({ format: 'ics' })
    if (inFile === undefined) expect(file).toContain(sentence)
    else expect(file).toContain(inFile)
  })

  it('promises no call once there was one, also where the slot was near', async () => {
    const { app, database } = await buildTestApp()
    const request = aRequest({ name: 'Asha', time: '10:30 AM' })
    const { reference } = await database.acceptRequest(aNewAppointment({ request }))
    const details = new URLSearchParams({ ...request, tests: 'ECG', reference })
    const read = async () =>
      await (await app.request(`/appointment-confirmation?${details}`)).text()
    const { nextUrgent, unproven } = english.confirmation
    expect(await read()).toContain(nextUrgent)
    expect(await read()).not.toContain(unproven.nextIntro)
    await setStatus(database, reference, 'confirmed', fridayTenAm)
    expect(await read()).not.toContain(nextUrgent)
    expect(await read()).toContain(unproven.nextIntro)
  })

  it.each(['date=2026-02-30', 'time=noon', 'name=', 'name=Ravi', 'reference=%23SID999999'])(
    'stays a page when a calendar file is asked for and the link says %s',
    async (change) => {
      const { app, reference } = await openStored()
      const query = new URLSearchParams(link.split('?')[1])
      query.set('reference', reference)
      for (const [name, value] of new URLSearchParams(change)) query.set(name, value)
      const response = await app.request(`/appointment-confirmation?${query}&format=ics`)
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    },
  )

  it('says so when details are missing', async () => {
    const { app } = await buildTestApp()
    const response = await app.request('/appointment-confirmation?name=Asha')
    expect(await response.text()).toContain('No Appointment Details Found')
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '\u202e\u0000\ufffd',
    'x'.repeat(3000),
  ])('shows %j harmlessly', async (hostile) => {
    const { app } = await buildTestApp()
    const query = new URLSearchParams(
      ['name', 'phone', 'email', 'date', 'time', 'tests', 'reference'].map((key) => [key, hostile]),
    )
    const response = await app.request(`/appointment-confirmation?${query}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toMatch(/href="javascript:/)
  })
})
