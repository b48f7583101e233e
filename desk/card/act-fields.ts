import type { DeskAct } from '../../domain/desk-acts.ts'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** An act but for its id and the card it is done to. */
export type ActFields = Without<DeskAct, 'id' | 'references'>
