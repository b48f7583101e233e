import { expect } from '@playwright/test'
import { z } from 'zod'
import type { AppointmentRequest } from '../../domain/appointment-request.ts'
import {
  addDays,
  type CalendarDate,
  delhiDate,
  delhiInstant,
  weekdayOf,
} from '../../domain/delhi-time.ts'
import { freePort } from '../../tools/free-port.ts'
import { aBooking, book } from './a-booking.ts'
import { noWhatsApp, startTestServer, type TestServer } from './test-server.ts'

/** The built server with its desk, without WhatsApp and mail. */
export interface DeskServer extends Pick<TestServer, 'appointments' | 'say' | 'kill'> {
  readonly deskUrl: string
  /** The day it is there, and the one after: it began at noon of a weekday, whatever the time is here. */
  today(): CalendarDate
  tomorrow(): CalendarDate
  /** A fresh one-time link to the desk. */
  link(): Promise<string>
  /** Books as the public form does, for tomorrow unless told otherwise; the reference. */
  book(changes?: Partial<AppointmentRequest>): Promise<string>
  /** What was done to appointments, newest first. */
  audit(): Promise<readonly { readonly action: string }[]>
  /** Some hours later by its clock. */
  startAgain(hoursLater?: number): Promise<void>
  close(): Promise<void>
}

const linkAnswer = z.object({ url: z.url() })
const audited = z.array(z.object({ action: z.string() }))

export async function startDeskServer(): Promise<DeskServer> {
  // The desk checks the port in the Host header.
  const deskPort = String(await freePort())
  const aheadMs = noonOfAWeekday() - Date.now()
  const testServer = await startTestServer({ ...noWhatsApp, DESK_PORT: deskPort }, aheadMs)
  const { say, appointments, kill, close } = testServer
  let laterMs = 0
  const today = () => delhiDate(Date.now() + aheadMs + laterMs)
  const tomorrow = () => addDays(today(), 1)
  // The desk listens after the site does.
  const isListening = () => testServer.lines.some(({ msg }) => msg === 'the desk is listening')
  await expect.poll(isListening).toBe(true)
  return {
    deskUrl: `http://localhost:${deskPort}`,
    today,
    tomorrow,
    link: async () => linkAnswer.parse(JSON.parse(await say('desk', '--json'))).url,
    book: (changes = {}) => book(testServer.url, aBooking({ date: tomorrow(), ...changes })),
    appointments,
    say,
    audit: async () => audited.parse(JSON.parse(await say('audit', '--json'))),
    kill,
    async startAgain(hoursLater = 0) {
      laterMs += hoursLater * 60 * 60_000
      await testServer.startAgain(laterMs)
      await expect.poll(isListening).toBe(true)
    },
    close,
  }
}

/** The centre is open, and stays so while a test runs; the day after is open as well. */
function noonOfAWeekday(): number {
  let date = addDays(delhiDate(Date.now()), 1)
  while (weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, 1)
  return delhiInstant(date, 12 * 60)
}
