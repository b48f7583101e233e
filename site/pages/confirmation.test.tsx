import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { english } from '../../content/strings.ts'
import type { WishKind } from '../../domain/request/wish-form.ts'
import {
  confirmationDetails,
  drawConfirmation,
  drawUnproven,
  mondayNoonMs,
  pageContext,
} from '../../test/support/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'
import type { TicketRequest } from '../ui/ticket-request.ts'

/** The page of a stored request that differs from an open one in `changes`. */
const drawWith = (changes: Partial<TicketRequest>, callBy?: number, context = pageContext()) =>
  drawConfirmation(confirmationDetails(), callBy, context, changes)

describe('with the details of an appointment', () => {
  const text = textOf(drawConfirmation(confirmationDetails()))

  it('says by when reception calls, if the call-by is known', () => {
    const late = drawConfirmation(confirmationDetails(), mondayNoonMs + 2 * 60 * 60_000)
    expect(textOf(late)).toContain('We call you by 2:00 PM today.')
    expect(textOf(late)).toContain('within 2 hours, while the centre is open: by 2:00 PM today.')
    expect(text).not.toContain('call you by')
  })

  it('shows the agreed time after the call, and promises no further call', () => {
    const { agreedTitle, lead, agreedAsShown } = english.confirmation
    const html = drawWith({ outcome: 'agreed' })
    for (const said of [agreedTitle, lead('Asha Rao'), agreedAsShown])
      expect(textOf(html)).toContain(said)
    expect(html).toContain('class="ticket agreed"')
    expect(textOf(html)).not.toContain('call you by')
  })

  it('does not say that the time is confirmed if a call was noted without its result', () => {
    const html = drawWith({ outcome: 'agreed', isAgreed: false })
    expect(html).not.toContain('ticket agreed')
    const { askedFor, outcomes } = english.confirmation
    for (const said of [outcomes.agreed(), askedFor.date, askedFor.time])
      expect(textOf(html)).toContain(said)
  })

  it('says that the call is late once the promised time has passed', () => {
    const late = textOf(drawConfirmation(confirmationDetails(), mondayNoonMs - 1))
    expect(late).toContain('We meant to call you by 11:59 AM today.')
    expect(late).toContain('call us on +91 11 5550 0142')
  })

  it('says that we may not reach the patient in time if the slot is near', () => {
    const near = textOf(drawWith({ isUrgent: true }, mondayNoonMs + 1))
    expect(near).toContain('We may not reach you before this time: please call us now')
    expect(near).not.toContain('We call you by')
  })

  it('does not ask for a call now while the centre is closed', () => {
    const context = pageContext({ nowMs: mondayNoonMs + 10 * 60 * 60_000 })
    const near = textOf(drawWith({ isUrgent: true }, context.nowMs + 1, context))
    expect(near).toContain('please call us on +91 11 5550 0142 once we open.')
    expect(near).not.toContain('call us now')
  })

  it('says when to arrive: 15 minutes before the slot, or when the doors open', () => {
    expect(text).toContain('9:15 AM Arrive 15 minutes early with a photo ID.')
    const early = textOf(drawConfirmation(confirmationDetails({ time: '8:30 AM' })))
    for (const said of ['The doors open at 8:30 AM: come then.', ': come then, with a photo ID.'])
      expect(early).toContain(said)
    expect(text).not.toContain('doors open')
    expect(textOf(drawMoved())).not.toContain('9:15 AM')
  })

  it('states the lowest total price, if every test has a price', () => {
    const details = confirmationDetails({ tests: ['MRI Scan', 'Ultrasound'] })
    expect(textOf(drawConfirmation(details))).toContain('To pay from ₹7,200')
    const former = { formerTests: ['Holter'] }
    const html = drawConfirmation(details, undefined, pageContext(), former)
    expect(textOf(html)).not.toContain('To pay')
  })

  it('links to WhatsApp for a photo of the prescription, with only the reference as text', () => {
    const { link } = english.prescriptions.photo
    const details = confirmationDetails({ tests: ['MRI Scan'] })
    const html = drawConfirmation(details)
    const [address = ''] = attributes(html, 'href').filter((href) =>
      href.startsWith(`https://wa.me/${centre.whatsapp}`),
    )
    expect(new URL(address).searchParams.get('text')).toMatch(
      /^Hello, here is the prescription for my request #SID\d{6}\.$/,
    )
    expect(textOf(html)).toContain(link)
    const others = [drawUnproven(details), drawConfirmation(confirmationDetails())]
    for (const other of others) expect(textOf(other)).not.toContain(link)
  })

  it('offers in the bar on phones a call, and to send the request or to save what is agreed', () => {
    const barOf = (changes: Partial<TicketRequest>, callBy = mondayNoonMs + 1) => {
      const html = drawWith(changes, callBy)
      const bar = html.slice(html.indexOf('<nav class="thumb"'))
      const yellow = /<a [^>]*class="button primary"/.exec(bar)?.[0] ?? ''
      const [call, other] = attributes(bar, 'href')
      expect(call).toBe('tel:+911155500142')
      return [attributes(yellow, 'href')[0] === other, other]
    }
    const send = expect.stringMatching(/^https:\/\/wa\.me\/\?text=/)
    expect(barOf({})).toEqual([true, send])
    expect(barOf({ outcome: 'agreed' })).toEqual([true, expect.stringContaining('format=ics')])
    // A patient who has to call gets the call in yellow.
    for (const calls of [{ isUrgent: true }, { outcome: 'unreached' }] as const)
      expect(barOf(calls)).toEqual([false, send])
    expect(barOf({}, mondayNoonMs - 1)).toEqual([false, send])
  })

  it.each([undefined, 'agreed'] as const)(
    'offers a call first while a wish waits for the call of reception, outcome %s',
    (outcome) => {
      const actionsOf = (kind: WishKind) => {
        const html = drawWith({ outcome, ...wishOf(kind) })
        return attributes(html.slice(html.indexOf('<p class="links ')), 'href').slice(0, 2)
      }
      const call = 'tel:+911155500142'
      const send = expect.stringMatching(/^https:\/\/wa\.me\/\?text=/)
      expect(actionsOf('wishes-to-move')).toEqual([call, send])
      // Nobody needs the day of a visit to which the patient does not come.
      expect(actionsOf('wishes-to-cancel')).toEqual([call, '/book-appointment'])
    },
  )

  it('has one yellow button in the stub', () => {
    for (const outcome of [undefined, 'agreed', 'unreached', 'cancelled'] as const) {
      const main = mainOf(drawWith({ outcome }))
      expect(main.match(/class="button primary"/g)).toHaveLength(1)
    }
  })

  it('marks the hour as agreed only while no wish of the patient waits for a call', () => {
    const html = drawWith({ outcome: 'agreed', ...wishOf('wishes-to-cancel') })
    expect(html).not.toContain('ticket agreed')
    const { agreedAsShown, outcomes } = english.confirmation
    for (const said of [agreedAsShown, outcomes.agreed()]) expect(textOf(html)).not.toContain(said)
  })

  it('says once by when we call if a wish and the request itself wait for the call', () => {
    const said = (kind: WishKind) => textOf(drawWith(wishOf(kind), mondayNoonMs + 1))
    const { isRequest } = english.confirmation
    for (const kind of ['wishes-to-cancel', 'wishes-to-move'] as const)
      expect(said(kind).split('We call you by')).toHaveLength(2)
    expect(said('wishes-to-move')).toContain(isRequest)
    expect(said('wishes-to-cancel')).not.toContain(isRequest)
  })

  it('says that what was agreed still holds while a wish for another time waits for a call', () => {
    const said = textOf(drawWith({ outcome: 'agreed', ...wishOf('wishes-to-move') }))
    const { agreedHolds, outcomes } = english.confirmation
    expect(said).toContain(`We call you by 12:00 PM today. ${agreedHolds}`)
    expect(said).not.toContain(outcomes.agreed())
  })

  it('says of an agreed visit of a past day only that the day is past, and what to do for another', () => {
    const html = drawWith({ outcome: 'agreed', isOver: true, event: undefined })
    const { agreedAsShown, agreedTitle, lead, next, nextHeading, over } = english.confirmation
    for (const said of [agreedTitle, lead('Asha Rao'), over('+91 11 5550 0142'), next[2]?.text])
      expect(textOf(html)).toContain(said)
    for (const said of [agreedAsShown, english.preparation.before, 'To pay', nextHeading])
      expect(textOf(html)).not.toContain(said)
    expect(html).not.toContain('ticket agreed')
  })

  it('says after the day of the visit by when we call about a wish, but not that the time holds', () => {
    const past = { outcome: 'agreed', isOver: true } as const
    const said = textOf(drawWith({ ...past, ...wishOf('wishes-to-move') }))
    expect(said).toContain('We call you by 12:00 PM today. The day of this appointment is past.')
    expect(said).not.toContain(english.confirmation.agreedHolds)
  })

  it('gives advice to a link that proves nothing, whatever its day, and says whose details it shows', () => {
    for (const date of ['2026-11-22', '2026-11-23']) {
      const said = textOf(drawUnproven(confirmationDetails({ date })))
      expect(said).toContain(english.preparation.before)
      expect(said).toContain(english.confirmation.unproven.detailsHeading)
    }
  })

  it('no longer asks "Nothing eaten since" once the visit has begun', () => {
    const asksAt = (nowMs: number) =>
      textOf(drawUnproven(confirmationDetails(), pageContext({ nowMs }))).includes(
        'Nothing eaten since',
      )
    const nineThirty = mondayNoonMs + 21.5 * 60 * 60_000
    expect([nineThirty - 1, nineThirty].map(asksAt)).toEqual([true, false])
  })

  it('shows another agreed day and time as those of the visit, and those asked for once', () => {
    const html = drawMoved()
    expect(html).toContain('class="ticket agreed"')
    expect(html).toContain('class="dial')
    expect(textOf(html)).toContain('Date Wednesday, 25 November 2026 Time 11:00 AM')
    expect(textOf(html)).toContain('Asked for Tuesday, 24 November 2026, 9:30 AM')
    expect(textOf(html)).toContain('10:45 AM Arrive 15 minutes early')
    expect(textOf(drawConfirmation(confirmationDetails()))).not.toContain('Asked for')
  })

  it('warns on every screen that its link holds the details, whether the link is proven or not', () => {
    for (const html of [
      drawConfirmation(confirmationDetails()),
      drawUnproven(confirmationDetails()),
    ]) {
      expect(html).toMatch(/<p class="caption text-soft screen-only">Whoever gets the link/)
    }
  })
})

/** Wishes of the patient that wait for a call. */
function wishOf(...kinds: readonly WishKind[]) {
  return { wishes: kinds.map((kind) => ({ kind, callBy: mondayNoonMs + 1 })) }
}

/** The ticket of 9:30 AM on Tuesday, after another day and time were agreed on the call. */
function drawMoved(): string {
  const visit = confirmationDetails({ date: '2026-11-25', time: '11:00 AM' })
  return drawWith({ outcome: 'agreed', visit })
}

/** What the page shows besides heading, sentences, reference and day, which stand in every state. */
const parts = {
  advice: english.preparation.before,
  price: english.confirmation.labels.toPay,
  arrival: 'Arrive 15 minutes early with a photo ID.',
  results: english.confirmation.next[2]?.text ?? '',
  steps: english.confirmation.nextHeading,
  /** Says that the steps are those of each request, and may not be this patient's. */
  each: english.confirmation.eachRequest,
}
type Part = keyof typeof parts

const coming: readonly Part[] = ['advice', 'price', 'arrival']
const steps: readonly Part[] = ['results', 'steps']
const past = { isOver: true, event: undefined } as const
const [toMove, toCancel] = [wishOf('wishes-to-move'), wishOf('wishes-to-cancel')]

it.each<readonly [string, Partial<TicketRequest>, readonly Part[]]>([
  ['requested', {}, [...coming, ...steps]],
  ['requested, wants another time', toMove, [...coming, ...steps]],
  ['requested, cannot come', toCancel, [...steps, 'each']],
  ['requested, of a past day', past, [...steps, 'each']],
  ['unreached', { outcome: 'unreached' }, coming],
  ['unreached, cannot come', { outcome: 'unreached', ...toCancel }, []],
  ['agreed', { outcome: 'agreed' }, [...coming, ...steps, 'each']],
  ['agreed, another time', { outcome: 'agreed', ...toMove }, [...coming, ...steps, 'each']],
  ['agreed, cannot come', { outcome: 'agreed', ...toCancel }, [...steps, 'each']],
  ['agreed, of a past day', { outcome: 'agreed', ...past }, ['results']],
  ['agreed, past, could not come', { outcome: 'agreed', ...past, ...toCancel }, []],
  ['arrived', { outcome: 'arrived', event: undefined }, ['results']],
  ['missed', { outcome: 'missed', event: undefined }, []],
  ['cancelled', { outcome: 'cancelled', event: undefined }, []],
])('shows only what holds for a request that is %s', (_, changes, shown) => {
  const text = textOf(drawWith(changes, mondayNoonMs + 1))
  const found = Object.entries(parts).flatMap(([name, said]) => (text.includes(said) ? name : []))
  expect(found.toSorted()).toEqual(shown.toSorted())
  for (const { kind } of changes.wishes ?? [])
    expect(text).toContain(english.confirmation.wishes[kind].told)
})

describe('to change or cancel', () => {
  const { wishes } = english.confirmation

  it('offers a call, and a form that posts the wish with the proof of the request', () => {
    const html = drawConfirmation(confirmationDetails({ reference: '#SID123456' }))
    expect(attributes(mainOf(html), 'href')).toContain(`tel:${centre.phones[0].e164}`)
    expect(attributes(mainOf(html), 'value')).toEqual(
      expect.arrayContaining(['#SID123456', 'Asha Rao', 'wishes-to-cancel', 'wishes-to-move']),
    )
  })

  it('offers no wish twice, and no form after both are told', () => {
    const moving = attributes(drawWith(wishOf('wishes-to-move')), 'value')
    expect(moving).toContain('wishes-to-cancel')
    expect(moving).not.toContain('wishes-to-move')
    const both = drawWith(wishOf('wishes-to-move', 'wishes-to-cancel'))
    expect(mainOf(both)).not.toContain('<form')
  })

  it('offers no wish if the link names no stored request', () => {
    const text = textOf(drawUnproven(confirmationDetails()))
    expect(text).not.toContain(wishes['wishes-to-cancel'].button)
  })
})

it('shows a day that is no date unchanged, and no line for a mail address that was not given', () => {
  const shown = (over: Parameters<typeof confirmationDetails>[0]) =>
    textOf(drawUnproven(confirmationDetails(over)))
  expect(shown({ date: '31 November' })).toContain('31 November')
  expect(shown({ email: 'asha@a.example' })).toContain(english.confirmation.labels.email)
  expect(shown({})).not.toContain(english.confirmation.labels.email)
})

it('names no price if the link has no test of the catalogue', () => {
  const html = drawConfirmation(confirmationDetails({ tests: ['Unknown'] }))
  expect(textOf(html)).not.toContain('To pay')
})

it('names each report that takes longer, after the specified sentence about the same day', () => {
  const said = (...tests: readonly string[]) =>
    textOf(drawConfirmation(confirmationDetails({ tests })))
  const specified = 'Results are usually ready the same day.'
  expect(said('MRI Scan', 'ECG', 'USG Guided FNAC and BIOPSY')).toContain(
    `${specified} MRI Scan: report next day. USG Guided FNAC and BIOPSY: report in 3 days.`,
  )
  expect(said('ECG')).toContain(specified)
  expect(said('ECG')).not.toContain('ECG: report')
})
