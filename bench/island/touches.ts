import { z } from 'zod'
import type { Session } from './devtools.ts'
import { longestEventMs, pause, readIn } from './page-probe.ts'

/** Between two keys of somebody who types fast. */
const keyEveryMs = 120

/** An event is told of once its frame is out; what it set off may take some frames more. */
const settleMs = 400

const place = z.object({ x: z.number(), y: z.number() })

/** Taps an element in the middle; ms of its longest event. */
export async function tap(page: Session, selector: string): Promise<number> {
  const at = place.parse(await readIn(page, centreOf(selector)))
  await pause(settleMs)
  await longestEventMs(page)
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await pause(settleMs)
  return await longestEventMs(page)
}

/** Types into the element, key by key; ms of its longest event. */
export async function type(page: Session, selector: string, text: string): Promise<number> {
  await tap(page, selector)
  for (const key of text) {
    const pressed = { key, text: key, unmodifiedText: key }
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
    await pause(keyEveryMs)
  }
  await pause(settleMs)
  return await longestEventMs(page)
}

/** Verifies what a touch should have come to. */
export async function expectIn(page: Session, expression: string): Promise<void> {
  if ((await readIn(page, expression)) !== true) throw new Error(`the page is not: ${expression}`)
}

function centreOf(selector: string): string {
  return `(() => {
    const element = document.querySelector(${JSON.stringify(selector)})
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`
}
