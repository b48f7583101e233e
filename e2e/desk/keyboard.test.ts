import type { Page } from '@playwright/test'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import { shortDay } from '../../desk/when.ts'
import { addDays } from '../../domain/delhi-time.ts'
import { hoursOn } from '../../domain/opening-hours.ts'
import { weekdayName } from '../../domain/spoken-time.ts'
import { timeSlots } from '../../domain/time-slots.ts'
import { expect, test } from '../support/desk-test.ts'

const calls = 10

test('ten calls, two of each outcome, are worked through with the keyboard alone', async ({
  server,
  desk,
}) => {
  test.setTimeout(120_000)
  for (let call = 1; call <= calls; call++)
    await server.book({ name: `Patient ${call}`, time: timeSlots[2 * call - 2]?.label ?? '' })
  await expect(desk.list('Calls').getByRole('listitem')).toHaveCount(calls)

  for (let call = 1; call <= calls; call++) {
    const patient = `Patient ${call}`
    await expect(desk.name).toHaveText(patient)
    // In a hurry nobody waits for the answer of the first key.
    const isHurried = call % 5 === 1
    await desk.press('c')
    if (!isHurried)
      await expect(desk.card.getByText('You are ringing · held for you until')).toBeVisible()
    switch (call % 5) {
      case 0:
        await desk.press('w', 'Enter')
        await expect(desk.status).toHaveText(`Saved: Wrong number, ${patient}`)
        break
      case 1:
        await desk.press('a', 'Enter')
        await expect(desk.status).toHaveText(`Saved: Booked, ${patient}`)
        break
      case 2:
        // A digit picks the first time that begins with it: 4:00 PM or 6:00 PM.
        await desk.press('a', 'Tab', call === 2 ? '4' : '6', 'Tab')
        await desk.page.keyboard.type('Comes with her son')
        await desk.press('Enter')
        await expect(desk.status).toHaveText(`Saved: Booked, ${patient}`)
        await expect(desk.card.getByText('Comes with her son')).toBeVisible()
        break
      case 3:
        await desk.press('n', 'Enter')
        await expect(desk.status).toHaveText(`Saved: No answer, ${patient}`)
        break
      case 4:
        await desk.press('x', 'Enter')
        await expect(desk.status).toHaveText(`Saved: Won’t come, ${patient}`)
        break
    }
    await desk.press('ArrowDown')
  }

  await expect(desk.list('Calls')).toContainText('Nobody is waiting for a call.')
  // Not answered, or a wrong number: neither is closed.
  await expect(desk.list('To try again').getByRole('listitem')).toHaveCount(4)
  await expect(desk.list('Tomorrow').getByRole('listitem')).toHaveCount(4)
  const appointments = await server.appointments()
  const count = (status: string) => appointments.filter((each) => each.status === status).length
  expect([count('confirmed'), count('unreachable'), count('cancelled')]).toEqual([4, 4, 2])
})

test('letters that are switched off do nothing, and once on again take the last outcome back', async ({
  server,
  desk,
}) => {
  await server.book({ name: 'Asha Verma' })
  await expect(desk.name).toHaveText('Asha Verma')
  const letters = desk.page.getByRole('button', { name: 'Keyboard shortcuts' })
  await letters.click()
  await desk.press('s', 'a')
  await expect(desk.button('I’m ringing')).toBeVisible()
  await expect(desk.page.getByRole('heading', { name: 'Book it' })).toHaveCount(0)
  await desk.page.reload()
  await expect(letters).toHaveText(/off/)
  await expect(desk.button('I’m ringing')).not.toHaveAttribute('aria-keyshortcuts')

  await letters.click()
  const allKeys = desk.page.getByText('Save what is filled in')
  await desk.press('?')
  await expect(allKeys).toBeVisible()
  await desk.press('Escape')
  await expect(allKeys).toBeHidden()
  await desk.press('x', 'Enter')
  await expect(desk.status).toHaveText('Saved: Won’t come, Asha Verma')
  await expect(desk.list('Calls').getByRole('listitem')).toHaveCount(0)
  await desk.press('u')
  await expect(desk.list('Calls').getByRole('listitem')).toHaveCount(1)
})

test('a walk-in is entered with at most twenty keys besides the name, and has arrived', async ({
  desk,
}) => {
  const { page } = desk
  const { press, pressed } = counting(page)
  await press('i')
  await expect(page.getByRole('radio', { name: 'Phoned' })).toBeFocused()
  await press('ArrowRight', 'Tab')
  await page.keyboard.type('Asha Verma')
  await press('Tab', ...'9876543210', 'Tab', ...'mri', 'Enter')
  await expect(desk.name).toHaveText('Asha Verma')
  await expect(desk.list('Today').getByText('Arrived')).toBeVisible()
  expect(pressed()).toBeLessThanOrEqual(20)
})

test('another day and time is booked with nine keys', async ({ server, desk }) => {
  await server.book({ name: 'Asha Verma' })
  await expect(desk.name).toHaveText('Asha Verma')
  const { press, pressed } = counting(desk.page)
  // The first open day after tomorrow: both lists are searched by the keys.
  const ahead = [2, 3].map((days) => addDays(server.tomorrow(), days - 1))
  const day = ahead.find((each) => hoursOn(each, centre.hours).length > 0) ?? server.tomorrow()
  const weekday = weekdayName(day, english.calendar).slice(0, 3).toLowerCase()
  await press('c')
  await press('a')
  await expect(desk.card.getByLabel('Day')).toBeFocused()
  await press(...weekday, 'Tab', '1', '0', 'Enter')
  await expect(desk.status).toHaveText('Saved: Booked, Asha Verma')
  expect(pressed()).toBe(9)
  await expect(desk.card.getByText(`${shortDay(day)}, 10:00 AM`)).not.toHaveCount(0)
})

function counting({ keyboard }: Page) {
  let count = 0
  return {
    pressed: () => count,
    async press(...keys: readonly string[]) {
      count += keys.length
      for (const key of keys) await keyboard.press(key)
    },
  }
}
