import { setTimeout } from 'node:timers/promises'
import type { Command } from 'commander'
import { delhiIso } from '../domain/delhi-time.ts'
import { expiryAt, pauseMs, purgedAtOnce } from '../server/outbox/purge-expired.ts'
import { forgetForGood } from './forget-old-pages.ts'
import { type Session, withSession } from './session.ts'

export interface PurgeOptions {
  readonly dryRun: boolean
}

export function purgeCommand(program: Command): void {
  program
    .command('purge')
    .description(
      'delete what is older than RETENTION_DAYS (a running server does so once a day), or say how much',
    )
    .option('--dry-run', 'delete nothing, only say how many', false)
    .action(async (options: PurgeOptions) => {
      await withSession((session) => purge(options, session))
    })
}

export async function purge({ dryRun }: PurgeOptions, session: Session) {
  const { store, config, now, print } = session
  const expiry = expiryAt(now(), config.retentionDays, 'cli')
  let count = 0
  if (dryRun) count = await store.countReceivedBefore(expiry.receivedBeforeMs)
  else {
    for (let isMore = true; isMore; ) {
      const batch = await store.purgeBatch(expiry, purgedAtOnce)
      count += batch.appointments
      isMore = batch.isMore
      if (isMore) await setTimeout(pauseMs)
    }
  }
  const what = `${count} ${count === 1 ? 'appointment' : 'appointments'} received before`
  print(`${what} ${delhiIso(expiry.receivedBeforeMs)} ${dryRun ? 'to purge' : 'purged'}\n`)
  if (!dryRun) await forgetForGood(session)
}
