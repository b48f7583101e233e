import type { Session } from './devtools.ts'
import { expectIn, tap, type } from './touches.ts'

/** What people do on the pages. */
export const touches = [
  'tick a test',
  'tick another',
  'take the next open day',
  'pick a time',
  'type a name',
  'search in own words',
  'open the menu here',
  'open the menu of the home page',
] as const

/** Each touch in ms of its longest event. */
export type Touches = Partial<Record<(typeof touches)[number], number>>

const oneTest = 'input[value="Ultrasound"]'
const otherTest = 'input[value="Blood Sugar"]'
const openSlot = 'input[name="time"]:not(:disabled)'

/** Verifies what each touch should come to. */
export async function touchForm(page: Session): Promise<Touches> {
  const bare = await touchBare(page)
  await expectIn(page, `document.querySelectorAll('.chip').length === 2`)
  await expectIn(page, `document.querySelector('#field-date').value !== ''`)
  const search = await type(page, '#test-search', 'dimag ka mri')
  await expectIn(page, `document.querySelector('.found-tests .test') !== null`)
  return { ...bare, 'search in own words': search, 'open the menu here': await openMenu(page) }
}

/** The same where the script is empty, as far as the browser itself answers. */
export async function touchWithoutScript(page: Session): Promise<Touches> {
  return { ...(await touchBare(page)), 'open the menu here': await openMenu(page) }
}

async function touchBare(page: Session): Promise<Touches> {
  const tick = await tap(page, oneTest)
  await expectIn(page, `document.querySelector('${oneTest}').checked`)
  const tickAnother = await tap(page, otherTest)
  const day = await tap(page, '.quick-day:last-child')
  const slot = await tap(page, openSlot)
  await expectIn(page, `document.querySelector('${openSlot}').checked`)
  const name = await type(page, '#field-name', 'Asha Verma')
  await expectIn(page, `document.querySelector('#field-name').value === 'Asha Verma'`)
  return {
    'tick a test': tick,
    'tick another': tickAnother,
    'take the next open day': day,
    'pick a time': slot,
    'type a name': name,
  }
}

export async function openMenu(page: Session): Promise<number> {
  const ms = await tap(page, '.top > .menu-button')
  await expectIn(page, `document.querySelector('#menu').matches(':popover-open')`)
  return ms
}
