import { Hono } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import { minute } from '../../domain/time/milliseconds.ts'
import { hasPassed } from '../clock/has-passed.ts'
import { type LoggableError, toLoggableError } from '../db/errors.ts'
import type { Needs } from '../parts.ts'

/** The result of a check is cached this long, because each check costs a durable write. */
const lookEveryMs = 1000

/** A check that takes longer is answered "not writable". Most probes time out after two to five seconds. */
const lookPatienceMs = 3000

/**
 * A notice that is queued for longer than this means that delivery has stopped or fails. By then mail has taken over
 * from quick retries. `/readyz` reports the notice and still answers 200, because a restart or another machine would
 * not help.
 */
const lateAfterMs = 5 * minute

export interface HealthDeps extends Needs<'now' | 'log'> {
  /** Throws when a request could not be stored now. */
  readonly proveWritable: (nowMs: number) => Promise<void>
  readonly worker: { isAlive(): boolean }
  /** When the oldest notice that is still owed was queued, epoch ms, without plans; undefined when none is. */
  readonly oldestOwedAtMs: () => Promise<number | undefined>
}

/** The answer of `GET /healthz`. */
export const liveness = z.strictObject({ status: z.literal('live') })

/** The answer of `GET /readyz`. */
export const readiness = z.strictObject({
  status: z.enum(['ready', 'not ready']),
  store: z.enum(['writable', 'not writable']),
  worker: z.enum(['alive', 'stuck']),
  oldestOwedSeconds: z
    .int()
    .min(0)
    .nullable()
    .meta({ description: '0 when nothing is queued, null when the store is not writable.' }),
  outbox: z.literal('late').optional(),
})

type Readiness = Readonly<z.infer<typeof readiness>>

const slowStore: LoggableError = { name: 'TimeoutError' }

interface StoreLook extends Pick<Readiness, 'store'> {
  readonly oldestOwedAtMs: number | undefined
  readonly failure?: LoggableError
}

/**
 * `GET /healthz`: 200 while the process answers at all. `GET /readyz`: 200 when a request could be stored now
 * and the worker runs, else 503 with a body of the same shape.
 */
export function health(deps: HealthDeps): Hono {
  const look = lookAtMostEvery(lookEveryMs, deps)
  const say = sayOnChange(deps.log)
  const app = new Hono()
  const noStore = { 'cache-control': 'no-store' }
  app.get('/healthz', (c) =>
    c.json({ status: 'live' } satisfies z.infer<typeof liveness>, 200, noStore),
  )
  app.get('/readyz', async (c) => {
    const seen = await look()
    const answer = readinessOf(seen, deps)
    say(answer, seen.failure)
    return c.json(answer, answer.status === 'ready' ? 200 : 503, noStore)
  })
  return app
}

/** Caches one check of the store for the interval. Probes also share a check that is still running. */
function lookAtMostEvery(intervalMs: number, deps: HealthDeps): () => Promise<StoreLook> {
  let last: { readonly atMs: number; readonly look: Promise<StoreLook> } | undefined
  let isUnderWay = false
  return async () => {
    const nowMs = deps.now()
    if (last === undefined || (!isUnderWay && hasPassed(intervalMs, last.atMs, nowMs))) {
      isUnderWay = true
      const look = lookAtStore(deps, nowMs).finally(() => {
        isUnderWay = false
      })
      last = { atMs: nowMs, look }
    }
    return await withPatience(last.look)
  }
}

async function withPatience(look: Promise<StoreLook>): Promise<StoreLook> {
  const tooLong = Promise.withResolvers<StoreLook>()
  const timer = setTimeout(
    () => tooLong.resolve({ store: 'not writable', oldestOwedAtMs: undefined, failure: slowStore }),
    lookPatienceMs,
  )
  const seen = await Promise.race([look, tooLong.promise])
  clearTimeout(timer)
  return seen
}

async function lookAtStore(deps: HealthDeps, nowMs: number): Promise<StoreLook> {
  try {
    await deps.proveWritable(nowMs)
    return { store: 'writable', oldestOwedAtMs: await deps.oldestOwedAtMs() }
  } catch (error) {
    return { store: 'not writable', oldestOwedAtMs: undefined, failure: toLoggableError(error) }
  }
}

function readinessOf({ store, oldestOwedAtMs }: StoreLook, deps: HealthDeps): Readiness {
  const nowMs = deps.now()
  const isWritable = store === 'writable'
  const isAlive = deps.worker.isAlive()
  const owedForMs = Math.max(0, nowMs - (oldestOwedAtMs ?? nowMs))
  return {
    status: isWritable && isAlive ? 'ready' : 'not ready',
    store,
    worker: isAlive ? 'alive' : 'stuck',
    oldestOwedSeconds: isWritable ? Math.floor(owedForMs / 1000) : null,
    ...(owedForMs > lateAfterMs ? { outbox: 'late' } : {}),
  }
}

/** Logs one line when the state changes, however often probes come. */
function sayOnChange(log: Logger) {
  let said = 'ready writable alive '
  return (seen: Readiness, failure: LoggableError | undefined): void => {
    const { status, store, worker, outbox = '' } = seen
    const state = `${status} ${store} ${worker} ${outbox}`
    if (state === said) return
    said = state
    const isWell = status === 'ready' && outbox === ''
    log[isWell ? 'info' : 'warn']({ ...seen, failure }, 'readiness changed')
  }
}
