import type { Command } from 'commander'
import { delhiIso } from '../domain/delhi-time.ts'
import type { Notice } from '../server/store/records.ts'
import {
  addListingOptions,
  type ListingOptions,
  limitOf,
  readReference,
} from './listing-options.ts'
import { maskEnd } from './mask.ts'
import { formatRows, type Row } from './print-rows.ts'
import { withSession } from './session.ts'

export function outboxCommand(program: Command): void {
  const command = program.command('outbox').description('messages owed to reception')
  addListingOptions(command.command('list').description('what is owed, stuck or given up, and why'))
    .option('--settled', 'also what was accepted', false)
    .action(list)
  command
    .command('retry')
    .description('send failed and abandoned notices again, all or those of one appointment')
    .argument('[reference]', '#SID123456, or its six digits', readReference)
    .action(retry)
}

async function list(options: ListingOptions & { readonly settled: boolean }): Promise<void> {
  await withSession(async ({ store, print }) => {
    const notices = await store.listNotices({
      unsettledOnly: !options.settled,
      limit: limitOf(options),
    })
    print(
      formatRows(
        notices.map((notice) => noticeRow(notice, options)),
        options.json,
      ),
    )
  })
}

async function retry(reference: string | undefined): Promise<void> {
  await withSession(async ({ store, print, now }) => {
    const count = await store.retryNotices(reference, now())
    print(`${count} ${count === 1 ? 'notice is' : 'notices are'} due again\n`)
  })
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
