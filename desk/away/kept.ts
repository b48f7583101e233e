import type { Board } from '../../domain/board.ts'
import { isBoard, isObject } from '../live/from-server.ts'

/** What a page of the desk last saw. */
export interface Kept {
  readonly board: Board
  /** When it was live last, by the server's clock. */
  readonly seenAtMs: number
  /** When it was kept, by this computer's clock. */
  readonly keptAtMs: number
}

/** What a page tells the worker, which has it in its memory and nowhere else. */
export type WorkerMessage =
  | { readonly kind: 'keep'; readonly kept: Kept }
  | { readonly kind: 'forget' }
  | { readonly kind: 'ask' }

const answerWithinMs = 2000

export function keep(kept: Kept): void {
  tell({ kind: 'keep', kept })
}

export function forget(): void {
  tell({ kind: 'forget' })
}

/** What a page saw before this one was opened; undefined where nobody has it any more. */
export async function askForKept(): Promise<Kept | undefined> {
  return await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), answerWithinMs)
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      resolve(isKept(data) ? data : undefined)
    })
    port1.start()
    tell({ kind: 'ask' }, port2)
  })
}

/** Browsers have no such worker where a page did not come over HTTPS or from this computer. */
function tell(told: WorkerMessage, ...ports: readonly MessagePort[]): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage(told, [...ports])
}

function isKept(value: unknown): value is Kept {
  return isObject(value) && 'board' in value && isBoard(value.board)
}
