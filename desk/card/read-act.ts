import type { Card, OutcomeReason } from '../../domain/board.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { type DeskAct, instantToday } from '../../domain/desk-acts.ts'
import type { Reference } from '../../domain/reference.ts'
import type { Offer } from '../keys.ts'
import type { FormOffer } from './offers.ts'

const reasons: readonly OutcomeReason[] = ['patient-cancelled', 'centre-cancelled']

/** What was typed or chosen in the forms of a card and is not saved, by the names of the fields. */
export type Draft = Readonly<Partial<Record<(typeof draftFields)[number], string>>> & {
  /** The newest request and the note that were shown when it was begun. */
  readonly reference: Reference
  readonly noteBefore: string
  /** The field that was changed last. */
  readonly changed?: string
}

const draftFields = ['date', 'time', 'tryAgainAt', 'reason', 'note'] as const

/** What a form holds now. */
export function readDraft(form: FormData): Partial<Draft> {
  const fields = draftFields.filter((name) => form.has(name))
  return Object.fromEntries(fields.map((name) => [name, String(form.get(name))]))
}

/** The act of a button without a form; undefined where there is nothing to undo any more. */
export function plainAct(offer: Exclude<Offer, FormOffer>, { undo }: Card): ActFields | undefined {
  if (offer !== 'undo') return { act: offer }
  return undo === undefined ? undefined : { act: 'undo', of: undo.actId }
}

/** The act that a filled form asks for; undefined while it is not complete. */
export function readAct(
  offer: Exclude<FormOffer, 'message'>,
  form: FormData,
  nowMs: number,
): ActFields | undefined {
  const note = text(form, 'note')
  const noteBefore = text(form, 'noteBefore')
  const noted = note === noteBefore ? {} : { note, noteBefore }
  switch (offer) {
    case 'agreed': {
      const date = parseDate(text(form, 'date'))
      const time = text(form, 'time')
      return date && time !== '' ? { act: 'agreed', agreed: { date, time }, ...noted } : undefined
    }
    case 'no-answer': {
      const tryAgainAtMs = instantToday(text(form, 'tryAgainAt'), nowMs)
      return { act: 'no-answer', ...(tryAgainAtMs !== undefined && { tryAgainAtMs }), ...noted }
    }
    case 'wrong-number':
      return { act: 'wrong-number', ...noted }
    case 'cancelled': {
      const reason = reasons.find((each) => each === text(form, 'reason'))
      return { act: 'cancelled', ...(reason && { reason }), ...noted }
    }
    case 'note':
      return { act: 'note', note, noteBefore }
  }
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** An act but for its id and the card it is done to. */
export type ActFields = Without<DeskAct, 'id' | 'references'>
