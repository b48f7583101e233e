import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deskAnswers } from '../../content/desk-answers.ts'
import { addresses } from '../../desk/addresses.ts'
import type { DeskConfig } from '../config.ts'
import { toLoggableError } from '../db/errors.ts'
import { readVersion } from '../visits/change-counter.ts'
import { letInAmong } from '../visits/let-in.ts'
import { assets } from '../web/assets.ts'
import { loggedPath } from '../web/pages.tsx'
import { onEveryAnswer, strictPolicy, withSecurityHeaders } from '../web/security-headers.ts'
import { isForScript, pageAnswer } from './answers.ts'
import { readBoardFacts } from './cards.ts'
import { type ChangeFeed, createChangeFeed, type DeskEvent } from './change-feed.ts'
import type { DeskDeps, DeskEnv, DeskFiles, DeskGiven } from './desk-deps.ts'
import { deviceRoutes } from './device-routes.ts'
import { createUseRecorder, type Device, deviceOf } from './devices.ts'
import { deviceKeyOf, enterRoutes } from './enter-routes.ts'
import { deskGuards, type GuardRefusal } from './guards.ts'
import { hostsOf } from './hosts.ts'
import { pageRoutes } from './page-routes.ts'
import { takeAct } from './take-act.ts'
import { takeBlock } from './take-block.ts'
import { takeEntry } from './take-entry.ts'
import { takeFacts } from './take-facts.ts'

/** Makes the desk without its listener: its app, and the feed that sends changes to open desks. */
export type ComposeDesk = (config: DeskConfig, assets: DeskFiles) => ReturnType<typeof composeDesk>

export function composeDesk(deps: DeskGiven, config: DeskConfig, assets: DeskFiles) {
  const { db, hours } = deps
  const feed = createChangeFeed({
    ...deps,
    readVersion: () => readVersion(db),
    async readFacts(nowMs) {
      // Another server may have published hours, and the board must use them.
      await deps.lookAtPublished()
      return await readBoardFacts(db, hours, nowMs)
    },
    letInAmong: (ids) => letInAmong(db, ids),
  })
  const app = deskApp({
    ...deps,
    feed,
    hosts: hostsOf(config),
    address: config,
    assets,
  })
  return { app, feed }
}

/** Reception's screen. It is an app of its own and shares no route with the public app. */
function deskApp(deps: DeskDeps): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.use(deskHeaders)
  app.use(...deskGuards(deps.hosts, (c, why) => refuse(c, why, deps)))
  app.use(assets(deps.assets))
  app.route('/', enterRoutes(deps))
  app.use(knownDevicesOnly(deps))
  app.route('/', pageRoutes(deps))
  app.route('/', deviceRoutes(deps))
  app.post('/acts', (c) =>
    isForScript(c) ? takeAct(c, deps) : sentenceAnswer(c, deskAnswers['wrong-type'], 415),
  )
  app.post(addresses.entries, async (c) => await takeEntry(c, deps))
  app.post('/blocks', async (c) => await takeBlock(c, deps))
  app.post('/facts', async (c) => await takeFacts(c, deps))
  app.get('/events', (c) =>
    c.req.raw.method === 'HEAD'
      ? c.body(null)
      : eventStream(c.var.device, deps.feed, c.req.raw.signal),
  )
  app.notFound((c) => sentenceAnswer(c, deskAnswers.missing, 404))
  app.onError((error, c) => {
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    // The key of a link follows `/enter`, and must not be logged.
    const path = loggedPath(c.req.path.replace(/^\/enter\/.*/s, '/enter'))
    deps.log.error({ failure: toLoggableError(error), path }, 'the desk: answering failed')
    return unavailable(c, deps)
  })
  return app
}

/**
 * As strict as the public site's headers, but without `Strict-Transport-Security`. Browsers and proxies may cache only
 * files with a hash in their name.
 */
const deskHeaders = withSecurityHeaders({
  ...onEveryAnswer,
  'cache-control': 'no-store',
  'content-security-policy': strictPolicy("'self'", "'self'"),
  'x-robots-tag': 'noindex',
})

const guardStatus = {
  'wrong-host': 403,
  'wrong-method': 405,
  'other-site': 403,
  'wrong-type': 415,
  'too-large': 413,
} as const satisfies Record<GuardRefusal, number>

function refuse(c: Context, why: GuardRefusal, deps: DeskDeps): Response {
  return why === 'wrong-host' && !isForScript(c)
    ? pageAnswer(c, { kind: 'shut', why: 'host' }, deps, 403)
    : sentenceAnswer(c, deskAnswers[why], guardStatus[why])
}

/**
 * Routes after this middleware may show patients' data. The device is looked up once the whole request has arrived,
 * because a device may be revoked while it sends. The handlers can still read the body.
 */
function knownDevicesOnly(deps: DeskDeps): MiddlewareHandler<DeskEnv> {
  const noteUse = createUseRecorder(deps.transact, deps.now)
  return async (c, next) => {
    if (c.req.method === 'POST') await c.req.text()
    const key = deviceKeyOf(c, deps.hosts)
    const device = key === undefined ? undefined : await deviceOf(deps.db, key)
    if (device !== undefined) {
      void noteUse(device)
      c.set('device', device)
      // Another server of the store may have published hours or tests since this server last looked.
      await deps.lookAtPublished()
      return await next()
    }
    return isForScript(c)
      ? sentenceAnswer(c, deskAnswers['no-device'], 403)
      : pageAnswer(c, { kind: 'shut', why: 'no-device' }, deps, 403)
  }
}

function sentenceAnswer(
  c: Context,
  error: string,
  status: 403 | 404 | 405 | 413 | 415 | 503,
): Response {
  return isForScript(c) ? c.json({ error }, status) : c.text(error, status)
}

/** Answers 503. A page reloads itself after five seconds. */
function unavailable(c: Context<DeskEnv>, deps: DeskDeps): Response {
  if (isForScript(c)) return sentenceAnswer(c, deskAnswers.unavailable, 503)
  c.header('refresh', '5')
  return pageAnswer(c, { kind: 'unavailable' }, deps, 503)
}

/** Once this many events wait for a slow desk, its stream ends, and the desk connects again. */
const maxWaiting = 8

/** Server-Sent Events (HTML standard, 9.2) for one device, until it disconnects or the server stops. */
function eventStream(device: Device, feed: ChangeFeed, gone: AbortSignal): Response {
  const encoder = new TextEncoder()
  let leave = () => {}
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOpen = true
        // The last event can fill the queue, and then both `send` and the feed end the stream.
        const end = () => {
          leave()
          if (isOpen) controller.close()
          isOpen = false
        }
        leave = feed.subscribe({
          device,
          send(event) {
            controller.enqueue(encoder.encode(eventLines(event)))
            if ((controller.desiredSize ?? 0) <= 0) end()
          },
          end,
        })
        gone.addEventListener('abort', () => leave())
      },
      cancel: () => leave(),
    },
    { highWaterMark: maxWaiting },
  )
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Tells a proxy not to buffer the answer, because it would then deliver no event.
      'x-accel-buffering': 'no',
    },
  })
}

/** The data fits on one line, because JSON has no raw line breaks. */
function eventLines({ event, data }: DeskEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
