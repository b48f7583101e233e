import { languagesSpoken } from '../../content/languages.ts'
import { languages } from '../../domain/language.ts'
import { addDays } from '../../domain/time/delhi-time.ts'
import { longDate, shortDate } from '../../domain/time/spoken-time.ts'
import { addressesIn } from '../../site/routes.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { SitePage } from '../pages/site-page.ts'
import { nextWeekday, todayInDelhi } from '../support/bookable-day.ts'
import { heardSince, readTo, startReading } from '../support/screen-reader.ts'
import { expect, test } from '../support/test.ts'

/**
 * A patient books, from the home page to the reference, and a screen reader speaks. The tests compare its
 * phrases to the transcripts in recorded/. `playwright test --update-snapshots` writes the transcripts again.
 */
test.use({ bypassCSP: true })

const time = '11:00 AM'

for (const language of languages) {
  const strings = languagesSpoken[language]

  test(`${language} · while a patient books, a screen reader says what is recorded`, async ({
    page,
  }) => {
    const date = nextWeekday()
    const said: string[] = []
    const hear = async (title: string, act: () => Promise<unknown>) => {
      await startReading(page)
      await act()
      // A screen reader announces live regions a moment after they change.
      await page.waitForTimeout(300)
      said.push('', `== ${title}`, ...(await heardSince(page)))
      await page.evaluate(() => window.virtual.stop())
    }
    const home = new SitePage(page, addressesIn[language].home)
    await page.goto(home.address)
    const bookLink = home.main.getByRole('link', { name: strings.shell.pages.book }).first()
    await hear('home', async () => await bookLink.focus())
    await bookLink.click()

    const booking = new BookingPage(page, language)
    await expect(booking.stillNeeded).toBeVisible()
    await hear('the form', async () => {
      await booking.test('Lipid Profile').focus()
      await booking.test('Lipid Profile').check()
      await booking.date.focus()
      await booking.date.fill(addDays(todayInDelhi(), -1))
      await page.waitForTimeout(300)
      await booking.date.fill(date)
      await booking.slot(time).focus()
      await booking.slot(time).check()
      await booking.name.focus()
      await booking.name.fill('Sunita Devi')
      await booking.phone.focus()
      await booking.phone.fill('98100')
      await booking.email.focus()
      await page.waitForTimeout(300)
      await booking.phone.focus()
      await booking.phone.fill('98100 12345')
      await page.waitForTimeout(300)
      await booking.submit.focus()
    })
    await booking.send()
    await hear('the confirmation', async () => await readTo(page, '#SID'))
    const days = [longDate(date, strings.calendar), shortDate(date, strings.calendar)]
    const promise = strings.confirmation.callBy
    const text = said.join('\n').replace(new RegExp(promise('.+')), promise('(time)'))
    expect(withoutDates(text, days)).toMatchSnapshot(`spoken-${language}.txt`)
  })
}

/** Replaces dates and references, because they differ between runs. */
function withoutDates(text: string, days: readonly string[]): string {
  let same = text
  for (const day of days) same = same.replaceAll(day, '(day)')
  return same.replaceAll(/\d{4}-\d{2}-\d{2}/g, '(date)').replaceAll(/#SID\d{6}/g, '#SID(number)')
}
