import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder } from './site-process.ts'

const run = promisify(execFile)

const appointmentRows = z.array(
  z.object({
    reference: z.string(),
    status: z.string(),
    date: z.string(),
    time: z.string(),
    name: z.string(),
    phone: z.string(),
    tests: z.string(),
  }),
)

const noticeRows = z.array(
  z.object({
    reference: z.string(),
    status: z.string(),
    attempts: z.number(),
  }),
)

export type AppointmentRow = z.output<typeof appointmentRows>[number]
export type NoticeRow = z.output<typeof noticeRows>[number]

/** The desk's own commands on a data folder, beside a running server or without one. */
export function centreCommand(environment: Readonly<Record<string, string>>) {
  async function readJson(...words: readonly string[]): Promise<unknown> {
    const { stdout } = await run(process.execPath, ['cli/centre.ts', ...words, '--json'], {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, ...environment },
    })
    return JSON.parse(stdout)
  }
  return {
    /** Everything that was answered OK, newest first. */
    appointments: async (): Promise<AppointmentRow[]> =>
      appointmentRows.parse(await readJson('appointments', 'list', '--reveal', '--all')),
    /** Every notice owed, settled ones as well, newest first. */
    notices: async (): Promise<NoticeRow[]> =>
      noticeRows.parse(await readJson('outbox', 'list', '--settled', '--all')),
  }
}
