import type { Board } from '../../domain/desk/board.ts'
import { isBoard, isObject } from '../live/is-answer.ts'

/** The last board that a page of the desk has shown. away-worker.ts says where it is kept, and when it is lost. */
export interface KeptBoard {
  readonly board: Board
  /** When the board was last live, by the server's clock. */
  readonly seenAtMs: number
  /** When the board was kept, by this computer's clock. */
  readonly keptAtMs: number
}

/** A message of a page to the worker, which keeps it in memory only. */
export type WorkerMessage =
  | { readonly kind: 'keep'; readonly kept: KeptBoard }
  | { readonly kind: 'forget' }
  | { readonly kind: 'ask' }

const answerWithinMs = 2000

export function keep(kept: KeptBoard): void {
  postToWorker({ kind: 'keep', kept })
}

export function forget(): void {
  postToWorker({ kind: 'forget' })
}

/** The board of an earlier page; undefined if the worker does not have it any more. */
export async function askForKept(): Promise<KeptBoard | undefined> {
  return await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), answerWithinMs)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve(isKept(data) ? data : undefined)
    })
    port1.start()
    postToWorker({ kind: 'ask' }, port2)
  })
}

/** Sends nothing without a service worker: browsers have none for pages over plain HTTP, except from this computer. */
function postToWorker(message: WorkerMessage, ...ports: readonly MessagePort[]): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage(message, [...ports])
}

function isKept(value: unknown): value is KeptBoard {
  return isObject(value) && 'board' in value && isBoard(value.board)
}
