import { describe, expect, it } from 'vitest'
import { english } from '../../content/strings.ts'
import type { Language } from '../../domain/language.ts'
import {
  type ConfirmationDetails,
  confirmationQuery,
} from '../../domain/request/confirmation-link.ts'
import { parseReference } from '../../domain/request/reference.ts'
import { addressesIn } from '../../site/routes.ts'
import { aRequest } from '../../test/support/a-request.ts'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'
import { buildTestApp, send, type TestApp } from '../../test/support/test-app.ts'
import { visitDepsAt } from '../../test/support/visit-store.ts'
import { eraseVisit } from '../visits/erase-visit.ts'

const { confirmation, saveAndShare } = english

/** Sends a request as the booking page does. Returns the details of its confirmation link. */
async function book(testApp: TestApp, changes: Parameters<typeof aRequest>[0] = {}) {
  const request = aRequest(changes)
  const { status, body } = await send(testApp, request)
  expect(status).toBe(200)
  return { ...request, reference: parseReference(body.reference) ?? '#SID' }
}

async function view(testApp: TestApp, details: ConfirmationDetails, language: Language = 'en') {
  const link = `${addressesIn[language].confirmation}?${confirmationQuery(details)}`
  const response = await testApp.app.request(link)
  expect(response.status).toBe(200)
  const html = await response.text()
  return { main: mainOf(html), text: textOf(html) }
}

describe('a link from our own redirect', () => {
  it('is recognised even if the server cleaned the typed name and number before it stored them', async () => {
    const testApp = await buildTestApp()
    const typed = { name: ' Asha\u00a0Verma\u200b', phone: '\u202a98765\t43210\u202c ' }
    const { text } = await view(testApp, await book(testApp, typed))
    expect(text).toContain('We have the request')
  })

  it.each([
    ['a name and a number', {}, { name: 'ASHA  verma', phone: '+91 (98765) ४३२१०' }],
    ['an extension', { phone: '011 5550 0142 ext 12' }, { phone: '+91-11-5550-0142 Ext. 12' }],
  ])('is recognised if a duplicate spells %s otherwise', async (_what, asked, spelt) => {
    const testApp = await buildTestApp()
    const first = await book(testApp, asked)
    const again = await book(testApp, spelt)
    expect(again.reference).toBe(first.reference)
    expect((await view(testApp, again)).text).toContain('We have the request')
  })
})

const advertisement = 'Ravi, you won, call 98000 00000'

describe('any other link', () => {
  const unproven: readonly [
    string,
    (
      testApp: TestApp,
      ours: ConfirmationDetails,
    ) => ConfirmationDetails | Promise<ConfirmationDetails>,
  ][] = [
    ['names no reference', (_app, { reference, ...bare }) => bare],
    ['names the reference of nobody', (_app, ours) => ({ ...ours, reference: '#SID999999' })],
    ['has another name', (_app, ours) => ({ ...ours, name: advertisement })],
    ['adds to the name', (_app, ours) => ({ ...ours, name: `${ours.name}, you won` })],
    ['has another number', (_app, ours) => ({ ...ours, phone: '98765 43211' })],
    ['adds a number', (_app, ours) => ({ ...ours, phone: `${ours.phone}, 98000 00000` })],
    ['adds an extension', (_app, ours) => ({ ...ours, phone: `${ours.phone} 12` })],
    ['adds words to the number', (_app, ours) => ({ ...ours, phone: `${ours.phone} you won` })],
    ['has no number', (_app, ours) => ({ ...ours, phone: 'n/a' })],
    ['has a dash for the number', (_app, ours) => ({ ...ours, phone: '-' })],
    [
      'is of an erased request',
      async (testApp, ours) => {
        await eraseVisit(visitDepsAt(testApp.database), 1, { kind: 'command' })
        return ours
      },
    ],
  ]

  it.each(unproven)(
    'that %s gets a page which says that the link proves nothing, and what to do',
    async (_what, change) => {
      const testApp = await buildTestApp()
      const ours = await book(testApp)
      const details = await change(testApp, ours)
      expectUnproven(await view(testApp, details), details)
    },
  )

  it('and even our own link count as unproven while the store cannot be read', async () => {
    const testApp = await buildTestApp()
    const ours = await book(testApp)
    await testApp.database.close()
    expectUnproven(await view(testApp, ours), ours)
  })
})

function expectUnproven({ main, text }: { main: string; text: string }, link: ConfirmationDetails) {
  expect(text).toContain(confirmation.unproven.title)
  expect(text).toContain('This link alone does not prove that we have this request.')
  expect(text).toContain('call us on +91 11 5550 0142')
  expect(text).not.toContain('We have the request')
  expect(text).not.toContain('Thank you')
  // The name appears once, as a value in the list, and in no sentence.
  expect(text.split(link.name)).toHaveLength(2)
  expect(text).not.toContain(saveAndShare.addToCalendar)
  expect(attributes(main, 'href').join()).not.toMatch(/format=ics|wa\.me|calendar\.google/)
}
