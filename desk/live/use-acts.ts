import { useCallback, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Board, Card } from '../../domain/board.ts'
import { cardKey } from '../../domain/board-columns.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'
import { keyOf } from '../../domain/random-key.ts'
import type { ActFields } from '../card/read-act.ts'
import { isBoard, isObject } from './from-server.ts'

const answerWithinMs = 10_000

/** What became of the last act on a card. */
export interface SentAct {
  readonly act: DeskAct
  readonly card: Card
  /** `refused`: somebody else was first, and the board shows what holds now. */
  readonly status: 'sending' | 'failed' | 'refused' | 'saved'
  readonly error?: string
}

/** The id of a refused act that had a note; the server looks at no note of an act without one. */
export function refusedWithNote(lastAct: SentAct | undefined): string | undefined {
  if (lastAct?.status !== 'refused') return undefined
  return 'note' in lastAct.act && lastAct.act.note !== undefined ? lastAct.act.id : undefined
}

export interface Acts {
  /** The last of each card, by its key. */
  readonly sent: ReadonlyMap<string, SentAct>
  /** The last that was answered or failed. */
  readonly latest: SentAct | undefined
  /** Sends an act, once the one before it on the same card has its answer. True when it is saved. */
  readonly send: (card: Card, fields: ActFields) => Promise<boolean>
  /** Sends a failed act once more, as the same act. */
  readonly retry: (sent: SentAct) => Promise<boolean>
  readonly discard: (sent: SentAct) => void
}

interface Pending {
  readonly act: DeskAct['act']
  readonly done: Promise<SentAct['status']>
}

/** Sends what is done to cards. Nothing is shown as done before the server has said so. */
export function useActs(take: (board: Board) => void): Acts {
  const [sent, setSent] = useState<ReadonlyMap<string, SentAct>>(new Map())
  const [latest, setLatest] = useState<SentAct>()
  const pending = useRef(new Map<string, Pending>())
  const set = useCallback((next: SentAct) => {
    setSent((all) => new Map(all).set(cardKey(next.card), next))
    setLatest(next)
  }, [])

  async function deliver(started: SentAct): Promise<SentAct['status']> {
    set(started)
    const { board, ...answer } = await post(started.act)
    if (board !== undefined) take(board)
    set({ ...started, ...answer })
    return answer.status
  }

  async function deliverAfter(before: Pending | undefined, started: SentAct) {
    return (await before?.done) === 'failed' ? 'failed' : await deliver(started)
  }

  async function send(card: Card, fields: ActFields): Promise<boolean> {
    const { references } = card
    const key = cardKey(card)
    const before = pending.current.get(key)
    // Pressed twice in a hurry it is one act.
    if (isFailed(sent.get(key)) || before?.act === fields.act) return false
    const act: DeskAct = {
      ...fields,
      id: keyOf(crypto.getRandomValues(new Uint8Array(16))),
      references,
    }
    const done = deliverAfter(before, { act, card, status: 'sending' })
    pending.current.set(key, { act: fields.act, done })
    const status = await done
    if (pending.current.get(key)?.done === done) pending.current.delete(key)
    return status === 'saved'
  }

  return {
    sent,
    latest,
    send,
    retry: async ({ act, card }) => (await deliver({ act, card, status: 'sending' })) === 'saved',
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

interface Answer extends Pick<SentAct, 'status' | 'error'> {
  readonly board?: Board
}

async function post(act: DeskAct): Promise<Answer> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), answerWithinMs)
  try {
    const response = await fetch('/acts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
      signal: timeout.signal,
    })
    const answer = readAnswer(await response.json())
    if (response.ok && answer.board) return { ...answer, status: 'saved' }
    const status = response.status === 409 ? 'refused' : 'failed'
    return { error: desk.noAnswerFromServer, ...answer, status }
  } catch {
    return { status: 'failed', error: desk.noAnswerFromServer }
  } finally {
    clearTimeout(timer)
  }
}

function readAnswer(value: unknown): Omit<Answer, 'status'> {
  if (!isObject(value)) return {}
  return {
    ...('board' in value && isBoard(value.board) && { board: value.board }),
    ...('error' in value && typeof value.error === 'string' && { error: value.error }),
  }
}
