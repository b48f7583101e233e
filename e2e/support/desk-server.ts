import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { type AppointmentRow, centreCommand } from './centre-command.ts'
import { clockAhead, launchSite, type SiteProcess } from './server-process.ts'

/** The built server with its desk, without WhatsApp and mail. */
export interface DeskServer {
  readonly deskUrl: string
  /** Its clock now: it began at noon of a weekday, whatever the time is here. */
  now(): number
  /** The day it is there, and the one after. */
  today(): CalendarDate
  tomorrow(): CalendarDate
  /** A fresh one-time link to the desk. */
  link(): Promise<string>
  /** Books as the public form does, for tomorrow unless told otherwise; the reference. */
  book(changes?: Partial<AppointmentRequest>): Promise<string>
  appointments(): Promise<AppointmentRow[]>
  /** Runs a command; what it printed. */
  say(...words: readonly string[]): Promise<string>
  /** What was done to appointments, newest first. */
  audit(): Promise<readonly { readonly action: string }[]>
  kill(): Promise<void>
  /** Some hours later by its clock. */
  startAgain(hoursLater?: number): Promise<void>
  close(): Promise<void>
}

const linkAnswer = z.object({ url: z.url() })
const audited = z.array(z.object({ action: z.string() }))

export async function startDeskServer(): Promise<DeskServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'centre-desk-'))
  // The desk checks the port in the Host header.
  const deskPort = String(await freePort())
  const environment = {
    ...{ PORT: '0', DESK_PORT: deskPort, DATA_DIR: dataDir },
    ...{ LIMIT_PER_ADDRESS: '0', LIMIT_PER_PHONE: '0', LIMIT_OVERALL: '0' },
  }
  let aheadMs = noonOfAWeekday() - Date.now()
  const { say, appointments } = centreCommand(environment, clockAhead(aheadMs))
  let site: SiteProcess
  let url: string

  async function startAgain(hoursLater = 0) {
    aheadMs += hoursLater * 60 * 60_000
    site = launchSite(environment, { aheadMs })
    url = await site.listening()
    await answers(`http://localhost:${deskPort}/`)
  }
  async function kill() {
    site.kill('SIGKILL')
    await site.exited
  }
  await startAgain()
  const now = () => Date.now() + aheadMs
  return {
    deskUrl: `http://localhost:${deskPort}`,
    now,
    today: () => delhiDate(now()),
    tomorrow: () => addDays(delhiDate(now()), 1),
    link: async () => linkAnswer.parse(JSON.parse(await say('desk', '--json'))).url,
    book: (changes = {}) => book(url, aBooking({ date: addDays(delhiDate(now()), 1), ...changes })),
    appointments,
    say,
    audit: async () => audited.parse(JSON.parse(await say('audit', '--json'))),
    kill,
    startAgain,
    async close() {
      await kill()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** The centre is open, and stays so while a test runs; the day after is open as well. */
function noonOfAWeekday(): number {
  let date = addDays(delhiDate(Date.now()), 1)
  while (weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, 1)
  return delhiInstant(date, 12 * 60)
}

/** The desk listens after the site does. */
async function answers(url: string): Promise<void> {
  const tries = 100
  for (let left = tries; left > 0; left--) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`nothing answers at ${url}`)
}
