import { readFile } from 'node:fs/promises'
import { addDays, delhiDate } from '../domain/delhi-time.ts'
import { startPostgres } from '../test/postgres.ts'
import { figureHead, figureLine, median } from './figures.ts'
import { type Flood, type FloodResult, postFlood } from './post-flood.ts'
import { rawPostgresInserts, rawSqliteInserts } from './raw-inserts.ts'
import { whileListening } from './while-listening.ts'
import { withFolder } from './with-folder.ts'

const rounds = 5
const roundSeconds = 3
const connections = 64
const leastRatio = 0.5
const restMebibytes = 120
const loadMebibytes = 250
const halfLoadP99Ms = 50

type Print = (text: string) => void

/** Inserts of the same bytes, each durable before the next; per second. */
type RawInserts = (body: string) => Promise<number>

/**
 * Requests accepted through HTTP, each durable with its notice before it is answered, against raw
 * durable inserts of the same bytes, turn by turn in one run; on both stores.
 */
export async function benchIntake(print: Print): Promise<boolean> {
  return await withFolder('bench-intake', async (folder) => {
    const onSqlite = await intake(
      'SQLite',
      { DATA_DIR: `${folder}/data` },
      rawSqliteInserts(folder),
      print,
    )
    const postgres = await startPostgres({ isDurable: true })
    try {
      const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: `${folder}/none` }
      const raw = rawPostgresInserts(await postgres.createDatabase())
      return (await intake('PostgreSQL', env, raw, print)) && onSqlite
    } finally {
      await postgres.stop()
    }
  })
}

async function intake(
  name: string,
  store: Readonly<Record<string, string>>,
  raw: RawInserts,
  print: Print,
): Promise<boolean> {
  return await whileListening(['fake-whatsapp/main.ts'], { FAKE_PORT: '0' }, (fakeUrl) =>
    whileListening(
      ['dist/server/main.js'],
      { ...settings(fakeUrl), ...store },
      async (url, { pid }) => {
        const atRest = await residentMebibytes(pid, 'VmRSS')
        await expectStored(url)
        const accepted: number[] = []
        const inserted: number[] = []
        await load(url)
        for (let round = 0; round < rounds; round++) {
          accepted.push((await load(url)).perSecond)
          inserted.push(await raw(JSON.stringify(aBody(round))))
        }
        const ratios = accepted.map((rate, round) => rate / (inserted[round] ?? Number.NaN))
        const half = await load(url, { rate: median(accepted) / 2, seconds: 2 * roundSeconds })
        const underLoad = await residentMebibytes(pid, 'VmHWM')
        print(`${name}\n${figureHead}`)
        print(figureLine('requests accepted through HTTP, per s', accepted))
        print(figureLine('raw durable inserts of the same bytes, per s', inserted))
        print(figureLine(`ratio (must be ≥ ${leastRatio})`, ratios, 2))
        print(
          `at half of that load: p50 ${half.p50Ms.toFixed(1)} ms, p99 ${half.p99Ms.toFixed(1)} ms (must be < ${halfLoadP99Ms})\n`,
        )
        print(
          `memory: at rest ${atRest} MiB (≤ ${restMebibytes}), at most ${underLoad} MiB (≤ ${loadMebibytes})\n`,
        )
        const isSmall = atRest <= restMebibytes && underLoad <= loadMebibytes
        return median(ratios) >= leastRatio && half.p99Ms < halfLoadP99Ms && isSmall
      },
    ),
  )
}

function settings(fakeUrl: string) {
  return {
    PORT: '0',
    WHATSAPP_API_URL: fakeUrl,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'bench',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    LIMIT_PER_ADDRESS: '0',
    LIMIT_PER_PHONE: '0',
    LIMIT_OVERALL: '0',
  }
}

/** Before anything is timed: the answer names a reference, and another request another. */
async function expectStored(url: string): Promise<void> {
  const references = new Set<string>()
  for (const number of [1, 2]) {
    const body = JSON.stringify(aBody(number))
    const response = await fetch(`${url}${address}`, { method: 'POST', headers, body })
    const { reference } = await response.json()
    if (response.status !== 200 || !/^#SID\d{6}$/.test(reference)) throw new Error('not accepted')
    references.add(reference)
  }
  if (references.size !== 2) throw new Error('two requests, one reference')
}

const address = '/api/send-whatsapp'
const headers = { 'content-type': 'application/json' }

/** Each from a number of its own, so that none repeats another. */
function aBody(number: number) {
  return {
    name: 'Asha Verma',
    phone: `+91 ${9_000_000_000 + number}`,
    email: 'asha@example.org',
    date: addDays(delhiDate(Date.now()), 2),
    time: '11:00 AM',
    tests: ['MRI Scan', 'Blood Sugar', 'Lipid Profile'],
    additionalInfo: 'I use a wheelchair.',
  }
}

let made = 10

async function load(url: string, changes: Partial<Flood> = {}): Promise<FloodResult> {
  const bodyOf = () => JSON.stringify(aBody(made++))
  const flood = { connections, seconds: roundSeconds, ...changes }
  return await postFlood(new URL(address, url), bodyOf, flood)
}

async function residentMebibytes(
  pid: number | undefined,
  field: 'VmRSS' | 'VmHWM',
): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const [, kibibytes] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Math.round(Number(kibibytes) / 1024)
}
