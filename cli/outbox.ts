import { type Command, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { delhiInstant, delhiIso, parseDate } from '../domain/delhi-time.ts'
import type { Reference } from '../domain/reference.ts'
import type { Notice } from '../server/db/records.ts'
import { listNotices } from '../server/notices/list-notices.ts'
import { retryNotices } from '../server/outbox/retry-notices.ts'
import { maskEnd } from './listed-fields.ts'
import { addListingOptions, type ListingOptions, limitOf } from './listing-options.ts'
import { counted, formatRows, type Row } from './print-rows.ts'
import { referenceArgument, requestOf } from './reference.ts'
import { type Session, withSession } from './session.ts'

export function outboxCommand(program: Command): void {
  const command = program.command('outbox').description('messages to reception')
  addListingOptions(
    command.command('list').description('messages that are queued, failed or abandoned, and why'),
  )
    .option('--settled', 'also messages that were accepted', false)
    .action((options: OutboxListing) => withSession((session) => list(options, session)))
  command
    .command('retry')
    .description('send failed and abandoned messages of open requests again')
    .addArgument(referenceArgument('[reference]'))
    .option(
      '--since <when>',
      'only of requests received since: 90m, 2h, 3d or 2026-11-20',
      readSince,
    )
    .action(async (reference, options) => {
      await withSession((session) => retry({ reference, ...options }, session))
    })
}

interface OutboxListing extends ListingOptions {
  readonly settled: boolean
}

export async function list(options: OutboxListing, { database, print }: Session): Promise<void> {
  const notices = await listNotices(database, {
    unsettledOnly: !options.settled,
    limit: limitOf(options),
  })
  print(
    formatRows(
      notices.map((notice) => noticeRow(notice, options)),
      options.json,
    ),
  )
}

interface RetryOptions {
  readonly reference?: Reference | undefined
  readonly since?: Since | undefined
}

/** A time ago, or the beginning of a day in Delhi. */
type Since = { readonly agoMs: number } | { readonly fromMs: number }

const unitMs = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const
const duration = z.tuple([z.coerce.number(), z.enum(['m', 'h', 'd'])])

export function readSince(given: string): Since {
  const day = parseDate(given)
  if (day !== undefined) return { fromMs: delhiInstant(day, 0) }
  const parsed = duration.safeParse(/^(\d{1,5})([mhd])$/.exec(given)?.slice(1))
  if (!parsed.success) throw new InvalidArgumentError('It looks like 90m, 2h, 3d or 2026-11-20.')
  const [count, unit] = parsed.data
  return { agoMs: count * unitMs[unit] }
}

/** Makes the notices due, and prints their requests and how many were left as they are. */
export async function retry(
  { reference, since }: RetryOptions,
  { database, visits, print, now }: Session,
): Promise<void> {
  if (reference !== undefined) await requestOf(reference, { database })
  const sinceMs = since && ('agoMs' in since ? now() - since.agoMs : since.fromMs)
  const retried = await retryNotices(visits, { reference, sinceMs })
  const { notices, references, ofClosed, ofEarlier } = retried
  print(`${counted(notices, 'notice')} due again, the newest request first\n`)
  for (const each of references) print(`  ${each}\n`)
  if (ofClosed > 0) print(`${counted(ofClosed, 'notice')} left alone: nobody needs them any more\n`)
  if (ofEarlier > 0 && sinceMs !== undefined) {
    print(`${counted(ofEarlier, 'notice')} left alone: received before ${delhiIso(sinceMs)}\n`)
  }
}

export function noticeRow(notice: Notice, { reveal }: Pick<ListingOptions, 'reveal'>): Row {
  return {
    reference: notice.reference ?? '',
    kind: notice.kind,
    channel: notice.channel,
    to: reveal ? notice.recipient : maskEnd(notice.recipient),
    status: notice.status,
    attempts: notice.attempts,
    next: notice.dueAtMs === undefined ? '' : delhiIso(notice.dueAtMs),
    failure: notice.failure && `${notice.failure.class} ${notice.failure.code}`,
  }
}
