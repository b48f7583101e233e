import { setTimeout } from 'node:timers/promises'
import type { Command } from 'commander'
import { delhiIso } from '../domain/time/delhi-time.ts'
import { trustClock } from '../server/clock/stored-clock.ts'
import { type Expiry, purgeBatch, purgeOutlook } from '../server/privacy/purge-batch.ts'
import {
  expiryAt,
  purgedAtOnce,
  purgePauseMs,
  type WhyWithheld,
  whyWithheld,
} from '../server/privacy/purge-job.ts'
import { counted } from './print-rows.ts'
import { type Session, withSession } from './session.ts'
import { emptyLog } from './truncate-wal.ts'

export interface PurgeOptions {
  readonly dryRun: boolean
  /** Whether a person has said that the clock is right and the purge is meant. */
  readonly yes: boolean
}

const reasons: Readonly<Record<WhyWithheld, string>> = {
  clock: 'the clock advanced by more than 30 days, while no server ran or because somebody set it',
  share: 'that is more than 5 % of all, and more than 50',
}

export function purgeCommand(program: Command): void {
  program
    .command('purge')
    .description(
      'delete visits whose day and last change are RETENTION_DAYS ago (a running server does so once a day), or say how much',
    )
    .option('--dry-run', 'delete nothing, only say how many', false)
    .option('--yes', 'the clock is right: delete also what was withheld in doubt', false)
    .action(async (options: PurgeOptions) => {
      await withSession((session) => purge(options, session))
    })
}

export async function purge({ dryRun, yes }: PurgeOptions, session: Session) {
  const { database, config, now, print } = session
  const expiry = expiryAt(now(), config.retentionDays, { kind: 'command' })
  const outlook = await purgeOutlook(database, expiry)
  const why = yes ? undefined : whyWithheld(outlook, expiry.nowMs)
  const withheld = why === undefined ? '' : `withheld: ${reasons[why]}; ${howToGoOn(expiry)}\n`
  if (dryRun) return print(`${sentence(outlook.expired, expiry, 'to purge')}\n${withheld}`)
  if (why !== undefined) {
    throw new Error(`${sentence(outlook.expired, expiry, 'not purged')}\n${withheld}`)
  }
  if (yes) await trustClock(database, expiry.nowMs)
  const purged = await purgeAll(expiry, session)
  print(`${sentence(purged, expiry, 'purged')}\n`)
  await emptyLog(session)
  if (outlook.toCall > 0)
    print(`kept, though as old: ${counted(outlook.toCall, 'visit')} still to be called about\n`)
}

function howToGoOn({ nowMs }: Expiry): string {
  return `by this machine it is ${delhiIso(nowMs)}; if so: npm run centre -- purge --yes`
}

async function purgeAll(expiry: Expiry, { database }: Session): Promise<number> {
  let count = 0
  for (;;) {
    const { visits, isMore } = await purgeBatch(database, expiry, purgedAtOnce)
    count += visits
    if (!isMore) return count
    await setTimeout(purgePauseMs)
  }
}

function sentence(count: number, { beforeMs }: Expiry, what: string): string {
  return `${counted(count, 'visit')} unchanged since ${delhiIso(beforeMs)} ${what}`
}
