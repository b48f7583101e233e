import type { Command } from 'commander'
import { delhiIso } from '../domain/time/delhi-time.ts'
import { listNotices, type Notice } from '../server/notices/list-notices.ts'
import { maskEnd } from './listed-fields.ts'
import { addListingOptions, type ListingOptions, limitOf } from './listing-options.ts'
import { formatRows, type PrintedRow } from './print-rows.ts'
import { type Session, withSession } from './session.ts'

export function outboxCommand(program: Command): void {
  const command = program.command('outbox').description('messages to staff and to patients')
  addListingOptions(
    command.command('list').description('messages that are queued, failed or abandoned, and why'),
  )
    .option('--settled', 'also messages that were accepted', false)
    .action((options: OutboxListing) => withSession((session) => list(options, session)))
}

interface OutboxListing extends ListingOptions {
  readonly settled: boolean
}

export async function list(
  options: OutboxListing,
  { database, print }: Pick<Session, 'database' | 'print'>,
): Promise<void> {
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

export function noticeRow(notice: Notice, { reveal }: Pick<ListingOptions, 'reveal'>): PrintedRow {
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
