import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../test/support/postgres.ts'
import { aBody } from './a-body.ts'
import { figureHead, figureLine, median } from './figures.ts'
import { postFlood, serverSettings } from './post-flood.ts'
import { whileListening } from './while-listening.ts'
import { withFolder } from './with-folder.ts'

const rounds = 3

/** After it what starting left behind has been collected. */
const restSeconds = 30

const flood = { connections: 64, seconds: 15 }
const restMebibytes = 120
const loadMebibytes = 250

type Print = (text: string) => void

interface Held {
  readonly atRest: number
  readonly atMost: number
}

/**
 * Memory of the server half a minute after its start, and its peak under a saturating load of
 * requests; on both stores, beside a bare Node server.
 */
export async function benchMemory(print: Print): Promise<boolean> {
  return await withFolder('bench-memory', async (folder) => {
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) bare.push(await bareMebibytes())
    print(`${figureHead}${figureLine('bare node:http, at rest, MiB', bare)}`)
    const onSqlite = await memory('SQLite', (round) => ({ DATA_DIR: `${folder}/${round}` }), print)
    const postgres = await startPostgres({ isDurable: true })
    try {
      const onPostgres = await memory(
        'PostgreSQL',
        async () => ({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: `${folder}/none` }),
        print,
      )
      return onSqlite && onPostgres
    } finally {
      await postgres.stop()
    }
  })
}

async function memory(
  name: string,
  store: (round: number) => Readonly<Record<string, string>> | Promise<Record<string, string>>,
  print: Print,
): Promise<boolean> {
  const held: Held[] = []
  for (let round = 0; round < rounds; round++) held.push(await heldBy(await store(round)))
  const atRest = held.map((each) => each.atRest)
  const atMost = held.map((each) => each.atMost)
  print(figureLine(`${name}, at rest, MiB (≤ ${restMebibytes})`, atRest))
  print(figureLine(`${name}, at most under load, MiB (≤ ${loadMebibytes})`, atMost))
  return median(atRest) <= restMebibytes && median(atMost) <= loadMebibytes
}

async function heldBy(store: Readonly<Record<string, string>>): Promise<Held> {
  return await whileListening(['fake-whatsapp/main.ts'], { FAKE_PORT: '0' }, (fakeUrl) =>
    whileListening(
      ['dist/server/main.js'],
      { ...serverSettings(fakeUrl), ...store },
      async (url, { pid }) => {
        await wait(restSeconds * 1000)
        const atRest = await residentMebibytes(pid, 'now')
        let made = 0
        const bodyOf = () => JSON.stringify(aBody(made++))
        await postFlood(new URL('/api/send-whatsapp', url), bodyOf, flood)
        return { atRest, atMost: await residentMebibytes(pid, 'at most') }
      },
    ),
  )
}

async function bareMebibytes(): Promise<number> {
  const bare = ['bench/bare-server.ts', 'package.json', '{}']
  return await whileListening(bare, {}, async (_url, { pid }) => {
    await wait(1000)
    return await residentMebibytes(pid, 'now')
  })
}

/** Resident memory of a process, now or at its peak, in MiB; Linux only. */
async function residentMebibytes(
  pid: number | undefined,
  which: 'now' | 'at most',
): Promise<number> {
  const field = which === 'now' ? 'VmRSS' : 'VmHWM'
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Math.round(Number(kibibytes) / 1024)
}
