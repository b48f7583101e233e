import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder } from './server-process.ts'

const run = promisify(execFile)

/** Cached compilation saves a third of the command's processor time. */
const compiledCommands = join(projectFolder, 'artifacts', 'compiled-commands')

const withCentreOfTests = ['--import', './test/swap-content-in-node.ts']

/** Bytes: some hundred thousand rows. */
const longestListing = 256 * 1024 * 1024

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

export type AppointmentRow = z.output<typeof appointmentRows>[number]
export type NoticeRow = z.output<typeof noticeRows>[number]

/**
 * Runs `centre` on a data folder, beside a running server or without one.
 *
 * @param clock Arguments of Node that set its clock, as the server's is.
 */
export function centreCommand(
  environment: Readonly<Record<string, string>>,
  clock: readonly string[] = [],
) {
  async function say(...words: readonly string[]): Promise<string> {
    const { stdout } = await run(
      process.execPath,
      [...clock, ...withCentreOfTests, 'cli/centre.ts', ...words],
      {
        cwd: projectFolder,
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledCommands, ...environment },
        maxBuffer: longestListing,
      },
    )
    return stdout
  }
  async function readJson(...words: readonly string[]): Promise<unknown> {
    return JSON.parse(await say(...words, '--json'))
  }
  return {
    /** Runs any command; what it printed, or an error with what it complained of. */
    say,
    /** Everything that was answered OK, newest first. */
    appointments: async (): Promise<AppointmentRow[]> =>
      appointmentRows.parse(await readJson('appointments', 'list', '--reveal', '--all')),
    /** Every notice, settled ones included, newest first. */
    notices: async (): Promise<NoticeRow[]> =>
      noticeRows.parse(await readJson('outbox', 'list', '--settled', '--all')),
  }
}
