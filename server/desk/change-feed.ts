import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Board } from '../../domain/desk/board.ts'
import { minute } from '../../domain/time/milliseconds.ts'
import { logFailures } from '../outbox/log-failures.ts'
import type { Needs } from '../parts.ts'
import { type BoardFacts, type BoardSettings, boardsOf } from './cards.ts'
import type { Device } from './devices.ts'

/** How often the change counter is read while a desk is open here. */
const readEveryMs = 250

/**
 * A beat is sent this often, because the server and some proxies cut a connection that is silent for ten seconds. The
 * desk counts as not live after seven (desk/live/connect.ts).
 */
const beatEveryMs = 5000

/** The board is sent again after this time. It changes also at midnight, and when an act is no longer recent. */
const redrawEveryMs = minute

export type DeskEvent =
  | { readonly event: 'board'; readonly data: Board }
  | { readonly event: 'beat'; readonly data: { readonly nowMs: number } }
  | { readonly event: 'bye'; readonly data: Record<string, never> }

export interface Subscriber {
  readonly device: Device
  send(event: DeskEvent): void
  /** Called when the feed ends the stream, but not when the subscriber leaves. */
  end(): void
}

export interface FeedDeps extends BoardSettings, Needs<'now' | 'log'> {
  readonly readVersion: () => Promise<number>
  readonly readFacts: (nowMs: number) => Promise<BoardFacts>
  readonly letInAmong: (ids: readonly number[]) => Promise<ReadonlySet<number>>
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>

/**
 * Follows the change counter for all desks that are open on this process. At a change the facts are read once, and
 * the board of each desk is made from them. The counter is in the store, so changes by other processes are seen too.
 * The streams of revoked devices end. The browser then asks for the page, is refused, and shows no patient any more
 * (desk/live/connect.ts).
 */
export function createChangeFeed(deps: FeedDeps) {
  const subscribers = new Set<Subscriber>()
  const waiting = new Set<Subscriber>()
  const failures = logFailures(deps)
  const sendNews = createBoardSender(deps, { subscribers, waiting, drop })
  let timer: NodeJS.Timeout | undefined
  let isReading = false
  let isStopped = false

  function drop(subscriber: Subscriber): void {
    subscribers.delete(subscriber)
    waiting.delete(subscriber)
    if (subscribers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  async function look(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      await sendNews()
      failures.over()
    } catch (error) {
      failures.add(error)
    } finally {
      isReading = false
    }
  }

  return {
    /** Sends the board at once and at each change until the returned function is called. */
    subscribe(subscriber: Subscriber): () => void {
      if (isStopped) {
        subscriber.end()
        return () => {}
      }
      subscribers.add(subscriber)
      waiting.add(subscriber)
      timer ??= setInterval(() => void look(), readEveryMs)
      void look()
      return () => drop(subscriber)
    },
    /** Sends `bye` to every subscriber and ends their streams. */
    stop(): void {
      isStopped = true
      for (const subscriber of subscribers) {
        subscriber.send({ event: 'bye', data: {} })
        drop(subscriber)
        subscriber.end()
      }
    },
  }
}

interface Audience {
  readonly subscribers: ReadonlySet<Subscriber>
  /** Subscribers that still wait for their first board. */
  readonly waiting: Set<Subscriber>
  readonly drop: (subscriber: Subscriber) => void
}

/** Returns a function that sends the board to subscribers that need it, and a beat to all when one is due. */
function createBoardSender(
  deps: FeedDeps,
  { subscribers, waiting, drop }: Audience,
): () => Promise<void> {
  let version = 0
  let [drawnAtMs, beatAtMs] = [0, 0]

  async function sendBoards(isBeatDue: boolean): Promise<void> {
    const latest = await deps.readVersion()
    const isChanged = latest !== version
    if (isChanged) await endRevoked()
    const isOld = isChanged || Math.abs(deps.now() - drawnAtMs) >= redrawEveryMs
    const receivers = isOld ? [...subscribers] : [...waiting]
    if (receivers.length === 0 && !isBeatDue) return
    const nowMs = deps.now()
    // Read even if nobody needs the board: a beat is due, and it promises that the board can be read.
    const facts = await deps.readFacts(nowMs)
    // Keeps `latest` and not `facts.version`, which may be newer: a device revoked between the two would stay connected.
    if (isOld) [version, drawnAtMs] = [latest, nowMs]
    const boardOf = boardsOf(facts, deps, nowMs)
    for (const subscriber of receivers) {
      waiting.delete(subscriber)
      if (!subscribers.has(subscriber)) continue
      subscriber.send({ event: 'board', data: boardOf(subscriber.device) })
      // A full board takes milliseconds to write, so other HTTP requests are served between two boards.
      await nextTurn()
    }
  }

  async function endRevoked(): Promise<void> {
    const lookedUp = [...subscribers]
    const letIn = await deps.letInAmong([...new Set(lookedUp.map(({ device }) => device.id))])
    for (const subscriber of lookedUp) {
      if (letIn.has(subscriber.device.id) || !subscribers.has(subscriber)) continue
      drop(subscriber)
      subscriber.end()
    }
  }

  return async () => {
    const isBeatDue = Math.abs(deps.now() - beatAtMs) >= beatEveryMs
    await sendBoards(isBeatDue)
    if (!isBeatDue) return
    // A beat tells a desk that its board is current. A desk that gets no beat says that it is not live.
    const nowMs = deps.now()
    beatAtMs = nowMs
    for (const subscriber of subscribers) subscriber.send({ event: 'beat', data: { nowMs } })
  }
}
