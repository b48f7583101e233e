import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { list as listAppointments } from '../../cli/appointments.ts'
import { list as listNotices } from '../../cli/outbox.ts'
import type { Session } from '../../cli/session.ts'
import { centre } from '../../content/centre.ts'
import { openForCommand, quiet } from '../../server/db/open-configured.ts'
import { publishedCentre } from '../../server/published-centre.ts'
import { configOf } from '../../test/support/config-of.ts'
import { compiledCode, projectFolder } from './server-process.ts'

const run = promisify(execFile)

const withCentreOfTests = ['--import', './test/swap-content-in-node.ts']

const appointmentRows = z.array(
  z.object({
    reference: z.string(),
    status: z.string(),
    date: z.string(),
    time: z.string(),
    name: z.string(),
    phone: z.string(),
    tests: z.string(),
    told: z.string(),
  }),
)

const noticeRows = z.array(
  z.object({
    reference: z.string(),
    kind: z.string(),
    status: z.string(),
    attempts: z.number(),
    failure: z.string().optional(),
  }),
)

export type ListedAppointment = z.output<typeof appointmentRows>[number]
type ReadingSession = Pick<Session, 'database' | 'published' | 'print'>

const everything = { json: true, all: true, reveal: true, settled: true }

/**
 * Runs the command `centre` on a store, beside a running server or without one.
 *
 * @param clock Arguments of Node that set the command's clock to the server's.
 */
export function centreCommand(
  environment: Readonly<Record<string, string>>,
  clock: readonly string[] = [],
) {
  /** Returns what a listing prints, parsed. It runs in this process, because a new process takes half a second. */
  async function read(list: (session: ReadingSession) => Promise<void>): Promise<unknown> {
    const database = await openForCommand(configOf(environment), quiet)
    let printed = ''
    const print = (text: string) => {
      printed += text
    }
    try {
      const published = await publishedCentre(centre, { db: database.db, now: Date.now })
      await list({ database, published, print })
    } finally {
      await database.close()
    }
    return JSON.parse(printed)
  }
  return {
    /** Runs any command and returns what it prints. Throws with its `stdout` and `stderr` if it fails. */
    async say(...words: readonly string[]): Promise<string> {
      const { stdout } = await run(
        process.execPath,
        [...clock, ...withCentreOfTests, 'cli/centre.ts', ...words],
        {
          cwd: projectFolder,
          env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledCode, ...environment },
        },
      )
      return stdout
    },
    /** Every stored request, newest first. */
    appointments: async (): Promise<ListedAppointment[]> =>
      appointmentRows.parse(await read((session) => listAppointments(everything, session))),
    /** Every notice, including settled ones, newest first. */
    notices: async (): Promise<z.output<typeof noticeRows>[number][]> =>
      noticeRows.parse(await read((session) => listNotices(everything, session))),
  }
}
