import { useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board, Card } from '../../domain/board.ts'
import { cardKey } from '../../domain/board-columns.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import type { ActFields, Draft } from '../card/read-act.ts'
import { actQueue, type SentAct } from './act-queue.ts'
import { isBoard, isObject } from './from-server.ts'

/** Also for an act that is sent again meanwhile, because the server could not store it. */
const answerWithinMs = 10_000

const againAfterMs = 1000

export interface Acts {
  /** The last of each card, by its key. */
  readonly sent: ReadonlyMap<number, SentAct>
  /** The last that was answered or failed. */
  readonly latest: SentAct | undefined
  /** Sends an act, once the one before it on the same card has its answer. True when it is saved. */
  readonly send: (
    card: Card,
    fields: ActFields,
    draft: Draft | undefined,
    /** Whether nothing is said of it unless it fails. */
    isQuiet?: boolean,
  ) => Promise<boolean>
  /** Sends a failed act once more, as the same act. */
  readonly retry: (sent: SentAct) => Promise<boolean>
  readonly discard: (sent: SentAct) => void
}

/**
 * Sends what is done to cards. Nothing is shown as done before the server has said so. While the desk is not
 * live an act is refused: it may be about what no longer holds, and nobody expects it to be done an hour later.
 */
export function useActs(take: (board: Board) => void, isLive: boolean): Acts {
  const [sent, setSent] = useState<ReadonlyMap<number, SentAct>>(new Map())
  const [latest, setLatest] = useState<SentAct>()
  const set = (next: SentAct) => {
    setSent((all) => new Map(all).set(cardKey(next.card), next))
    if (next.isQuiet !== true) setLatest(next)
  }
  const deliver = async (started: SentAct): Promise<SentAct['status']> => {
    set(started)
    const { board, ...answer } = await post(started.act)
    if (board !== undefined) take(board)
    set({ ...started, ...answer })
    return answer.status
  }
  const [queue] = useState(() => actQueue(deliver))
  return {
    sent,
    latest,
    send: async (card, fields, draft, isQuiet) => {
      if (isFailed(sent.get(cardKey(card)))) return false
      if (isLive) return await queue.send(card, fields, draft, isQuiet)
      const act = { ...fields, id: '', visit: card.visit }
      set({ act, card, draft, status: 'refused', error: desk.notLive })
      return false
    },
    retry: async (failed) => {
      if (isLive) return await queue.retry(failed)
      set({ ...failed, error: desk.notLive })
      return false
    },
    discard: ({ card }) => {
      setSent((all) => new Map([...all].filter(([key]) => key !== cardKey(card))))
      setLatest(undefined)
    },
  }
}

/** A receptionist sends a failed act again or discards it before anything else is done to the card. */
export function isFailed(sent: SentAct | undefined): boolean {
  return sent?.status === 'failed'
}

interface ActAnswer extends Pick<SentAct, 'status' | 'error'> {
  readonly board?: Board
}

async function post(act: DeskAct): Promise<ActAnswer> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), answerWithinMs)
  try {
    const response = await untilStored(act, timeout.signal)
    const answer = readAnswer(await response.json())
    if (response.ok && answer.board) return { ...answer, status: 'saved' }
    // The receptionist can correct such an act, so it counts as refused and the form stays open.
    const isRefused = response.status === 409 || response.status === 422
    const status = isRefused ? 'refused' : 'failed'
    return { error: desk.noAnswerFromServer, ...answer, status }
  } catch {
    return { status: 'failed', error: desk.noAnswerFromServer }
  } finally {
    clearTimeout(timer)
  }
}

/** Sent again for a short time where nothing can be stored; the same act counts once. */
async function untilStored(act: DeskAct, signal: AbortSignal): Promise<Response> {
  const untilMs = performance.now() + answerWithinMs - 2 * againAfterMs
  for (;;) {
    const response = await fetch('/acts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
      signal,
    })
    if (response.status !== 503 || performance.now() > untilMs) return response
    await new Promise((again) => setTimeout(again, againAfterMs))
  }
}

function readAnswer(value: unknown): Omit<ActAnswer, 'status'> {
  if (!isObject(value)) return {}
  return {
    ...('board' in value && isBoard(value.board) && { board: value.board }),
    ...('error' in value && typeof value.error === 'string' && { error: value.error }),
  }
}
