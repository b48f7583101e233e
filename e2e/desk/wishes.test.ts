import type { AppointmentRequest } from '../../domain/request/appointment-request.ts'
import { confirmationQuery } from '../../domain/request/confirmation-link.ts'
import { parseReference } from '../../domain/request/reference.ts'
import { aBooking } from '../support/a-booking.ts'
import type { StartedDesk } from '../support/desk-server.ts'
import { expect, test } from '../support/desk-test.ts'

test('a wish waits for a call even if a form is open, and reception keeps or cancels the visit', async ({
  server,
  desk,
  browser,
}) => {
  const asked = aBooking({ name: 'Asha Verma', date: server.tomorrow() })
  const link = linkOf(server, asked, await desk.book(asked))
  await desk.agree()
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  await desk.press('a')
  // Without script, as on the phone of somebody who blocks it.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const phone = await context.newPage()
  await phone.goto(link)
  const cannotCome = phone.getByRole('button', { name: 'I cannot come' })
  await cannotCome.click()
  await expect(phone.getByText('You have told us that you cannot come.')).toBeVisible()
  await expect(cannotCome).toHaveCount(0)
  expect(phone.url()).toBe(link)

  await expect(desk.card.getByText('A wish came meanwhile: Cannot come')).toBeVisible()
  await desk.press('Enter')
  await expect(desk.card.getByRole('region', { name: /^Change time/ })).toHaveCount(0)
  await expect(desk.list('Calls').getByText('Cannot come')).toBeVisible()
  await desk.press('c')
  // Beside both states the tests give way, and the requested time does not.
  await expect(desk.list('Calls').getByText('You ring')).toBeVisible()
  expect(await desk.list('Calls').locator('.row').evaluate(isTimeWhole)).toBe(true)
  await desk.press('a', 'Enter')
  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  await expect(desk.card.getByText(/^Cannot come, \d+:\d\d PM$/)).toBeVisible()

  await phone.reload()
  await cannotCome.click()
  await expect(desk.list('Calls').getByText('Asha Verma')).toBeVisible()
  await desk.list('Calls').getByText('Asha Verma').click()
  await expect(desk.card.getByText('Cannot come', { exact: true })).toBeVisible()
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  await phone.reload()
  await expect(phone.getByText('This request was cancelled.')).toBeVisible()

  // On paper the ticket stands beside the day. Hindi has the shortest lines above the ticket.
  await phone.goto(link.replace('/appointment', '/hi/appointment'))
  await phone.setViewportSize({ width: 718, height: 1046 })
  await phone.emulateMedia({ media: 'print' })
  const day = await phone.locator('.dial').boundingBox()
  const ticket = await phone.locator('.who').boundingBox()
  expect((ticket?.x ?? 0) + (ticket?.width ?? 0)).toBeLessThanOrEqual(Math.ceil(day?.x ?? 0))
  await context.close()
})

function isTimeWhole(row: Element): boolean {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const end = text.textContent?.indexOf('M') ?? -1
    if (!text.textContent?.startsWith('tomorrow') || end < 0) continue
    const time = document.createRange()
    time.setStart(text, 0)
    time.setEnd(text, end + 1)
    const place = text.parentElement?.getBoundingClientRect()
    return place !== undefined && time.getBoundingClientRect().right <= place.right + 1
  }
  return false
}

/** The confirmation of a request, as its patient opens it. */
function linkOf({ siteUrl }: StartedDesk, asked: AppointmentRequest, reference: string): string {
  const details = { ...asked, reference: parseReference(reference) ?? '#SID' }
  return `${siteUrl}/appointment-confirmation?${confirmationQuery(details)}`
}
