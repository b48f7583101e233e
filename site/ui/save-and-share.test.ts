import { describe, expect, it } from 'vitest'

import { fullCatalogue } from '../../domain/centre/catalogue-now.ts'
import { readConfirmation } from '../../domain/request/confirmation-link.ts'
import { confirmationDetails, pageContext } from '../../test/support/draw-pages.tsx'
import { calendarEntry } from '../calendar-entry.ts'
import { calendarFileLink, googleCalendarLink, shareLinks } from './save-and-share.ts'

const { addresses, centre, strings } = pageContext()
const untrusted = 'javascript:made-up'
const details = confirmationDetails({
  name: untrusted,
  phone: untrusted,
  email: untrusted,
  tests: ['ECG', untrusted],
})
const event = calendarEntry(
  details,
  { reference: '#SID004217' },
  { catalogue: fullCatalogue, centre, strings, nowMs: 0 },
)
if (event === undefined) throw new Error('no event')

const share = shareLinks(event)

describe('links to save and share', () => {
  it('fills in Google Calendar with half an hour in UTC, marked as to be confirmed', () => {
    const { host, searchParams } = new URL(googleCalendarLink(event))
    expect(host).toBe('calendar.google.com')
    expect(searchParams.get('dates')).toBe('20261124T040000Z/20261124T043000Z')
    expect(searchParams.get('text')).toContain('to be confirmed')
    expect(searchParams.get('location')).toContain('Green Park')
  })

  it('contains no free text from the confirmation link', () => {
    for (const link of [googleCalendarLink(event), ...Object.values(share)])
      expect(decodeURIComponent(link)).not.toContain(untrusted)
  })

  it('ends each line of a mail as mail programs want', () => {
    const body = new URL(share.email).searchParams.get('body') ?? ''
    expect(body.split('\r\n').length).toBeGreaterThan(3)
    expect(body.replaceAll('\r\n', '')).not.toContain('\n')
  })

  it('links to the calendar file at the address of the page, with the reference', () => {
    const link = new URL(calendarFileLink(details, event, addresses), 'http://x')
    expect(link.pathname).toBe('/appointment-confirmation')
    expect(link.searchParams.get('format')).toBe('ics')
    expect(readConfirmation(link.searchParams)).toEqual({ ...details, reference: '#SID004217' })
  })
})
