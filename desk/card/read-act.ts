import type { Card, OutcomeReason } from '../../domain/board.ts'
import { parseDate } from '../../domain/delhi-time.ts'
import { type DeskAct, instantToday } from '../../domain/desk-acts.ts'
import type { FormOffer, Offer } from './offers.ts'

const reasons: readonly OutcomeReason[] = ['patient-cancelled', 'centre-cancelled']

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
