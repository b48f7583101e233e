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

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** How a command ended, and what it said. */
export type CommandEnd = z.output<typeof failed>

/** The desk's own commands on a data folder, beside a running server or without one. */
export function centreCommand(environment: Readonly<Record<string, string>>) {
  async function centre(...words: readonly string[]): Promise<CommandEnd> {
    const options = { cwd: projectFolder, env: { PATH: process.env.PATH, ...environment } }
    return await run(process.execPath, ['cli/centre.ts', ...words], options).then(
      (said) => ({ code: 0, ...said }),
      (error) => failed.parse(error),
    )
  }
  async function readJson(...words: readonly string[]): Promise<unknown> {
    const { code, stdout, stderr } = await centre(...words, '--json')
    if (code !== 0) throw new Error(stderr)
    return JSON.parse(stdout)
  }
  return {
    /** `centre` with these words; nobody sits at its terminal. */
    centre,
    /** Everything that was answered OK, newest first. */
    appointments: async (): Promise<AppointmentRow[]> =>
      appointmentRows.parse(await readJson('appointments', 'list', '--reveal', '--all')),
    /** Every notice owed, settled ones as well, newest first. */
    notices: async (): Promise<NoticeRow[]> =>
      noticeRows.parse(await readJson('outbox', 'list', '--settled', '--all')),
  }
}
