import type { PublishedView } from '../../domain/centre/published-facts.ts'
import type { Board } from '../../domain/desk/board.ts'

/** Looks only for the outermost fields, to recognise an answer of a proxy or of a server of another version. */
export function has<Answer extends object>(...fields: readonly (keyof Answer)[]) {
  return (value: unknown): value is Answer =>
    isObject(value) && fields.every((field) => field in value)
}

export const isBoard = has<Board>('cards', 'version', 'nowMs', 'device')
export const hasTime = has<{ readonly nowMs: number }>('nowMs')
export const isView = has<PublishedView>('inForce', 'log')

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
