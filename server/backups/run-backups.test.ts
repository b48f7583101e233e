import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { minute } from '../../domain/time/milliseconds.ts'
import { aDirectory } from '../../test/support/a-directory.ts'
import { aProvider } from '../../test/support/a-provider.ts'
import { composeTestServer } from '../../test/support/compose-test-server.ts'
import { eventually } from '../../test/support/eventually.ts'
import { fridayTenAm } from '../../test/support/friday-ten-am.ts'
import { recordingLog } from '../../test/support/recording-log.ts'
import { storeInMemory } from '../../test/support/stores.ts'
import { storeRequest } from '../../test/support/visit-store.ts'
import { appendStoreEvent } from '../visits/store-events.ts'
import type { CopyRound } from './make-copy.ts'
import { copyByProgram, createBackups } from './run-backups.ts'

const copied = { kind: 'copied', file: 'centre-1.sqlite', madeAtMs: fridayTenAm } as const
const noRoom = { kind: 'failed', why: 'no-room', says: 'BACKUP_DIR has less room.' } as const

/** Starts the job. A copy ends only when the test ends it. */
async function aJob() {
  const database = await storeInMemory()
  const { log, logged } = recordingLog()
  const clock = { uptimeMs: 0 }
  const alarms: string[] = []
  const started: { end(made: CopyRound): void; isKilled: boolean }[] = []
  let isRefused = false
  let isBusy = false
  const job = createBackups({
    database,
    log,
    now: () => fridayTenAm + clock.uptimeMs,
    uptimeMs: () => clock.uptimeMs,
    async raiseAlarm({ subject }) {
      if (isBusy) throw new Error('the store is locked')
      alarms.push(subject)
    },
    startCopy() {
      if (isRefused) throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' })
      const ended = Promise.withResolvers<CopyRound>()
      const copying = { end: ended.resolve, isKilled: false }
      started.push(copying)
      return {
        ended: ended.promise,
        kill() {
          copying.isKilled = true
        },
      }
    },
  })
  onTestFinished(() => job.stop())
  const later = async (minutes: number, made?: CopyRound) => {
    if (made) started.at(-1)?.end(made)
    await Promise.resolve()
    clock.uptimeMs += minutes * minute
    await job.pass()
  }
  await job.pass()
  const refuseStart = () => {
    isRefused = true
  }
  const setBusy = (to: boolean) => {
    isBusy = to
  }
  return { database, job, alarms, started, logged, later, refuseStart, setBusy }
}

it("gives the copying process the server's time", async () => {
  const program = join(aDirectory(), 'program.mjs')
  const made = `{ kind: 'unchanged', file: '', madeAtMs: Number(process.argv.at(-1)) }`
  writeFileSync(program, `process.stdout.write(JSON.stringify(${made}))`)
  const startCopy = copyByProgram(program, { dataDir: '', backupDir: '' })
  expect(await startCopy(fridayTenAm).ended).toMatchObject({ madeAtMs: fridayTenAm })
})

it('copies at the start and each quarter of an hour, and says when the last copy was made', async () => {
  const { job, started, later } = await aJob()
  expect(started).toHaveLength(1)
  expect(job.state()).toEqual({})
  await later(14, copied)
  expect(job.state()).toEqual({ madeAtMs: fridayTenAm })
  expect(started).toHaveLength(1)
  await later(1)
  expect(started).toHaveLength(2)
})

it('copies at once after a device is revoked, but not after an export', async () => {
  const { database, started, later } = await aJob()
  await later(1, copied)
  const append = (kind: 'exported' | 'device revoked') =>
    appendStoreEvent(database.db, { kind, by: { kind: 'server' }, nowMs: fridayTenAm, detail: {} })
  await append('exported')
  await later(1)
  expect(started).toHaveLength(1)
  await append('device revoked')
  await later(1)
  expect(started).toHaveLength(2)
})

it('lets a running copy end when a device is revoked, and then copies once more', async () => {
  const { database, started, alarms, later, logged } = await aJob()
  const by = { kind: 'server' } as const
  for (const minutes of [1, 1, 1]) {
    const revoked = { kind: 'device revoked', by, nowMs: fridayTenAm, detail: {} } as const
    await appendStoreEvent(database.db, revoked)
    await later(minutes)
  }
  expect(started).toMatchObject([{ isKilled: false }])
  await later(0, copied)
  expect(started).toHaveLength(2)
  await later(1, copied)
  expect(started).toHaveLength(2)
  expect(alarms).toEqual([])
  expect(JSON.stringify(logged)).not.toContain('was not copied')
})

it('raises an alarm with the reason after two failures in a row', async () => {
  const { job, alarms, later, logged } = await aJob()
  await later(15, copied)
  await later(15, noRoom)
  expect(alarms).toEqual([])
  expect(job.state()).toEqual({ madeAtMs: fridayTenAm, failure: noRoom.says })
  await later(15, noRoom)
  expect(alarms).toEqual(['backup-missing no-room'])
  expect(logged.map(({ msg }) => msg)).toContain(`the store was not copied: ${noRoom.says}`)
  await later(15, copied)
  expect(job.state()).toEqual({ madeAtMs: fridayTenAm })
  await later(15, noRoom)
  expect(alarms).toHaveLength(1)
})

it('counts a copy whose process cannot be started as failed', async () => {
  const { alarms, started, later, refuseStart } = await aJob()
  refuseStart()
  await later(15, copied)
  for (const minutes of [1, 14, 1]) await later(minutes)
  expect(started).toHaveLength(1)
  expect(alarms).toEqual(['backup-missing failed'])
})

it('does not end the server if no file descriptor is left for the process of a copy', () => {
  const module = JSON.stringify(import.meta.resolve('./run-backups.ts'))
  const script = `
    import { openSync } from 'node:fs'
    import { copyByProgram } from ${module}
    const startCopy = copyByProgram('copy-store.js', { dataDir: '', backupDir: '' })
    try {
      for (;;) openSync('/dev/null')
    } catch {
      const { ended } = startCopy(0)
      console.log((await ended).kind)
    }`
  const command = 'ulimit -n 60; exec "$0" --input-type=module --eval "$1"'
  const said = execFileSync('sh', ['-c', command, process.execPath, script], { stdio: 'pipe' })
  expect(String(said)).toBe('failed\n')
})

it('raises an alarm if the store lacks what an earlier copy holds', async () => {
  const { job, alarms, later } = await aJob()
  await later(15, { ...copied, lacks: 'centre-0.sqlite' })
  expect(alarms).toEqual(['store-behind centre-0.sqlite'])
  expect(job.state()).toEqual({ madeAtMs: fridayTenAm })
})

it('raises the alarm store-behind again until it is stored', async () => {
  const { alarms, later, setBusy } = await aJob()
  setBusy(true)
  await expect(later(1, { ...copied, lacks: 'centre-0.sqlite' })).rejects.toThrow('locked')
  setBusy(false)
  await later(1)
  expect(alarms).toEqual(['store-behind centre-0.sqlite'])
  await later(1)
  expect(alarms).toHaveLength(1)
})

it('kills a copy whose disk does not answer, starts no second copy, and raises the alarm', async () => {
  const { job, alarms, started, later } = await aJob()
  await later(15)
  await later(15)
  // The killed process still reports a full disk. The alarm must name what came first.
  await later(1, noRoom)
  expect(started).toHaveLength(1)
  expect(started[0]?.isKilled).toBe(true)
  expect(job.state().failure).toContain('did not take a copy')
  expect(alarms).toEqual(['backup-missing no-answer'])
})

it('counts a killed copy as one failure, even if its process dies later', async () => {
  const { job, alarms, started, later } = await aJob()
  await later(15)
  await later(1)
  await later(1, noRoom)
  expect(job.state().failure).toContain('did not take a copy')
  expect(alarms).toEqual([])
  await later(13)
  expect(started).toHaveLength(2)
  await later(1, copied)
  expect(job.state()).toEqual({ madeAtMs: fridayTenAm })
})

it('sends nothing from a store that is behind until the first round of backups has ended', async () => {
  const { ended, sent } = await aServer({ isStoreBehind: true })
  await setTimeout(50)
  expect(sent).toEqual([])
  ended.resolve(copied)
  await eventually(() => expect(sent).toHaveLength(1))
})

it('sends at once from a store that is not behind', async () => {
  // If it waited, a server that dies each few seconds would send nothing.
  const { sent } = await aServer({ isStoreBehind: false })
  await eventually(() => expect(sent).toHaveLength(1))
})

/** A server that owes one message. Its first copy runs until `ended`. */
async function aServer(given: { readonly isStoreBehind: boolean }) {
  const database = await storeInMemory()
  await storeRequest(database)
  const { log } = recordingLog()
  const phone = { channel: 'whatsapp-cloud', recipient: '+919810000001' } as const
  const sent: string[] = []
  const provider = aProvider({
    async send({ recipient }) {
      sent.push(recipient)
      return { kind: 'accepted', providerMessageId: 'wamid.1' }
    },
  })
  const ended = Promise.withResolvers<CopyRound>()
  const { worker } = await composeTestServer(
    {},
    {
      database,
      log,
      now: () => fridayTenAm,
      uptimeMs: () => 0,
      pollMs: 10,
      channels: new Map([[phone.channel, provider]]),
      recipients: {
        reception: [phone],
        receptionMail: undefined,
        owner: undefined,
        summaries: [phone],
        canBeTapped: false,
      },
      startCopy: () => ({ ended: ended.promise, kill: () => {} }),
      ...given,
    },
  )
  onTestFinished(() => worker.stop())
  return { ended, sent }
}
