import type { Logger } from 'pino'
import { z } from 'zod'
import { delhiIso } from '../domain/time/delhi-time.ts'

/** The fields that pino adds to each line. */
const line = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  pid: z.number().optional(),
  hostname: z.string().optional(),
})

const refusedValue = z.object({ key: z.string(), wrong: z.string(), example: z.string() })

const wrongField = z.object({ field: z.string(), sentence: z.string() })

const warning = 40
const error = 50

/** Turns the lines of the log into text for a person at a terminal. */
export function readableLog({ write }: { readonly write: (text: string) => void }) {
  return { write: (text: string) => write(readable(text)) }
}

function readable(text: string): string {
  const parsed = line.loose().safeParse(JSON.parse(text))
  if (!parsed.success) return text
  const { level, time, msg = '', pid, hostname, ...facts } = parsed.data
  const clock = delhiIso(time).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm:ss'.length)
  const kind = level >= error ? 'ERROR ' : level >= warning ? 'WARNING ' : ''
  return `${clock} ${kind}${msg}${Object.entries(facts).map(fact).join('')}\n`
}

/** Each entry of a list gets a line, unless its only entry is a plain value. */
function fact([key, value]: readonly [string, unknown]): string {
  if (value === undefined) return ''
  if (Array.isArray(value) && (value.length > 1 || isProblem(value[0])))
    return value.map((each) => `\n  ${plain(each)}`).join('')
  return `, ${key} ${plain(Array.isArray(value) ? value[0] : value)}`
}

function isProblem(value: unknown): boolean {
  return refusedValue.safeParse(value).success || wrongField.safeParse(value).success
}

function plain(value: unknown): string {
  const wrong = wrongField.safeParse(value).data
  if (wrong !== undefined) return `${wrong.field}: ${wrong.sentence}`
  const refused = refusedValue.safeParse(value).data
  if (refused !== undefined) return `${refused.key} ${refused.wrong}, e.g. ${refused.example}`
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(
      ([key, each]) => `${key} ${typeof each === 'object' ? JSON.stringify(each) : String(each)}`,
    )
    .join(', ')
}

interface AnnouncerDeps {
  readonly isTerminal: boolean
  readonly print: (text: string) => void
  readonly log: Pick<Logger, 'info'>
}

/** Prints the address of a listener on a terminal, or logs it if there is no terminal. */
export function announcer({ isTerminal, print, log }: AnnouncerDeps) {
  return (what: string, url: string, msg: string): void => {
    if (isTerminal) print(`${what}: ${addressToOpen(url)}`)
    else log.info({ url }, msg)
  }
}

/** The address by which a browser on this machine reaches a listener. */
export function addressToOpen(url: string): string {
  return url.replace(/\/\/(127\.0\.0\.1|0\.0\.0\.0|\[::\])(?=[:/]|$)/, '//localhost')
}
