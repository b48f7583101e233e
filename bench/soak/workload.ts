import { setTimeout as wait } from 'node:timers/promises'
import {
  type Attempt,
  anAttempt,
  type Booked,
  postBooking,
} from '../../e2e/durability/post-booking.ts'
import type { FakeWhatsApp } from '../../fake-whatsapp/fake-whatsapp.ts'
import { addressesIn } from '../../site/routes.ts'
import { badRequests } from './bad-requests.ts'

/** How often each thing happens, in ms of ours. */
const sendRate = {
  booking: 250,
  form: 1000,
  page: 100,
  bad: 500,
  ready: 1000,
  tap: 3000,
  listing: 30_000,
}

/** One in so many bookings is sent a second time with the same key, as after a lost answer. */
const repeatedEvery = 10

/** Where taps begin, so that there is something to tap on. */
const firstTapMs = 5000

interface LifeDeps {
  readonly url: string
  readonly fake: FakeWhatsApp
  readonly list: () => Promise<unknown>
  readonly ms: number
}

export interface Life {
  /** Answered OK, with and without script. */
  readonly booked: readonly Booked[]
  /** Of bookings with script: when, and how long the answer took, in ms. */
  readonly latencies: readonly { readonly atMs: number; readonly ms: number }[]
  /** How often each thing was done. */
  readonly counts: ReadonlyMap<string, number>
}

/** All that a day brings, at once, for so long; throws at an answer that is not as it should be. */
export async function live({ url, fake, list, ms }: LifeDeps): Promise<Life> {
  const startedMs = performance.now()
  const booked: Booked[] = []
  const latencies: { atMs: number; ms: number }[] = []
  const counts = new Map<string, number>()
  let made = 0

  async function every(name: keyof typeof sendRate, act: (turn: number) => Promise<unknown>) {
    for (let turn = 0; performance.now() - startedMs < ms; turn++) {
      const nextMs = performance.now() + sendRate[name]
      await act(turn)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      await wait(Math.max(0, nextMs - performance.now()))
    }
  }
  async function book(turn: number) {
    const attempt = anAttempt(made++)
    const beganMs = performance.now()
    const reference = await accepted(url, attempt)
    const endedMs = performance.now()
    latencies.push({ atMs: endedMs - startedMs, ms: endedMs - beganMs })
    booked.push({ ...attempt, references: [reference] })
    const isRepeated = turn % repeatedEvery === repeatedEvery - 1
    if (isRepeated && (await accepted(url, attempt)) !== reference)
      throw new Error('one request, two references')
  }
  async function bookByForm() {
    const attempt = anAttempt(made++)
    booked.push({ ...attempt, references: [await postForm(url, attempt)] })
  }
  async function tap() {
    const { wamid, buttons } = anyOf(fake.messages.filter((message) => message.buttons.length > 0))
    await fake.tap(wamid, buttons[0]?.index ?? 0)
  }
  await Promise.all([
    every('booking', book),
    every('form', bookByForm),
    every('page', (turn) => expectStatus(url + (pages[turn % pages.length] ?? ''), {}, 200)),
    every('bad', (turn) => {
      const { address, status, ...init } = badRequests[turn % badRequests.length] ?? badRequests[0]
      return expectStatus(url + address, init, status)
    }),
    every('ready', () => expectStatus(`${url}/readyz`, {}, 200)),
    wait(firstTapMs).then(() => every('tap', tap)),
    every('listing', list),
  ])
  return { booked, latencies, counts }
}

/** As fast as can be, so that memory has its working size before its growth is watched. */
export async function drawManyPages(url: string, ms: number): Promise<void> {
  const startedMs = performance.now()
  const reader = async () => {
    while (performance.now() - startedMs < ms) await expectStatus(url + preselected, {}, 200)
  }
  await Promise.all([reader(), reader(), reader(), reader()])
}

/** Drawn for each visit, where the other pages come from memory. */
const preselected = `${addressesIn.en.book}?test=MRI+Scan`

const pages = [
  addressesIn.en.home,
  addressesIn.en.services,
  addressesIn.en.book,
  addressesIn.en.about,
  preselected,
  '/static/favicon.3d20d141.svg',
]

async function accepted(url: string, attempt: Attempt): Promise<string> {
  const answer = await postBooking(url, attempt)
  if (answer.kind !== 'accepted') throw new Error(`a booking was ${JSON.stringify(answer)}`)
  return answer.reference
}

/** As the form posts itself without script: to its own page, which sends on to the confirmation. */
async function postForm(url: string, { booking }: Attempt): Promise<string> {
  const { tests, ...single } = booking
  const body = new URLSearchParams(Object.entries(single))
  for (const test of tests) body.append('tests', test)
  const answer = await fetch(url + addressesIn.en.book, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  const location = new URL(answer.headers.get('location') ?? '', url)
  const reference = location.searchParams.get('reference')
  await answer.body?.cancel()
  if (answer.status !== 303 || reference === null) throw new Error('a form was not accepted')
  return reference
}

async function expectStatus(address: string, init: RequestInit, status: number): Promise<void> {
  const answer = await fetch(address, init)
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${address} answered ${answer.status}`)
}

function anyOf<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('there is nothing to choose from')
  return value
}
