import type { Card } from '../../domain/desk/board.ts'
import type { Correction, DeskAct } from '../../domain/desk/desk-acts.ts'
import { isLanguage } from '../../domain/language.ts'
import { parseDate } from '../../domain/time/delhi-time.ts'
import type { AskNumber, CancelReason } from '../../domain/visit/history.ts'
import type { Offer } from '../keys.ts'
import type { FormOffer } from './offers.ts'

/** Unsaved values of the forms of a card, by the names of the fields. */
export type CardDraft = Readonly<Partial<Record<(typeof draftFields)[number], string>>> & {
  /** The number of the newest ask that was shown when the draft was begun. */
  readonly newest: AskNumber
  /** The instant of the outcome that the card showed when the draft was begun. */
  readonly outcomeAtMs?: number
  readonly changed?: string
}

const draftFields = [
  ...(['date', 'time', 'tryAgainAt', 'callLaterAt', 'only', 'reason', 'note'] as const),
  ...(['name', 'phone', 'email', 'language', 'tests'] as const),
] as const

/** The values of a form, or of one of its fields. Tests are joined with commas, because no test has one in its name. */
export function readDraft(form: FormData, only?: string): Partial<CardDraft> {
  const fields = draftFields.filter((name) => form.has(name) && name === (only ?? name))
  return Object.fromEntries(fields.map((name) => [name, form.getAll(name).join(',')]))
}

/** The act of a button without a form; undefined if there is nothing to undo any more. */
export function plainAct(offer: Exclude<Offer, FormOffer>, card: Card): ActFields | undefined {
  switch (offer) {
    case 'undo':
      return card.undo && { act: 'undo', takesBack: card.undo.takesBack }
    case 'release':
      return { act: 'release' }
    case 'seen':
    case 'claim':
      return { act: offer, asks: coveredAsks(card) }
  }
}

/**
 * The act that a filled form asks for; undefined while it is not complete. A new time answers no wish that came
 * after `newest`. The receptionist may have pressed Enter before she read of the wish.
 */
export function readAct(
  offer: Exclude<FormOffer, 'message'>,
  form: FormData,
  card: Card,
  newest: AskNumber,
): ActFields | undefined {
  const note = text(form, 'note')
  const withNote = note === '' ? {} : { note }
  const about = { asks: coveredAsks(card), ...withNote }
  switch (offer) {
    case 'agreed': {
      const date = parseDate(text(form, 'date'))
      const time = text(form, 'time')
      if (date === undefined || time === '') return undefined
      const acceptsClash = form.has('acceptsClash') && { acceptsClash: true as const }
      const mailsPlan = form.has('mailsPlan') && { mailsPlan: true as const }
      const answered = card.asks.filter(
        ({ kind, number }) => kind === 'request' || number <= newest,
      )
      const asks = coveredAsks({ asks: answered })
      return { act: offer, agreed: { date, time }, ...acceptsClash, ...mailsPlan, ...about, asks }
    }
    case 'no-answer': {
      const tryAgainAtMs = Number(text(form, 'tryAgainAt'))
      const time = tryAgainAtMs === 0 ? {} : { tryAgainAtMs }
      return { act: 'no-answer', asks: asksToCall(card), ...time, ...withNote }
    }
    case 'call-later': {
      const tryAgainAtMs = Number(text(form, 'callLaterAt'))
      if (tryAgainAtMs === 0) return undefined
      return { act: 'call-later', asks: asksToCall(card), tryAgainAtMs, ...withNote }
    }
    case 'wrong-number':
      return { act: 'wrong-number', asks: asksToCall(card), ...withNote }
    case 'arrived':
    case 'no-show':
      return { act: offer, asks: coveredAsks(card) }
    case 'not-arrived':
      return { act: offer }
    case 'corrected': {
      const corrected = correctionOf(form, card)
      return Object.keys(corrected).length === 0 ? undefined : { act: offer, corrected }
    }
    case 'cancelled': {
      const reason: CancelReason = text(form, 'reason') === 'centre' ? 'centre' : 'patient'
      const only = text(form, 'only')
      return { act: 'cancelled', reason, ...about, ...(only !== '' && { asks: [Number(only)] }) }
    }
    case 'note':
      return note === '' ? undefined : { act: 'note', note }
  }
}

function correctionOf(form: FormData, card: Card): Correction {
  const language = text(form, 'language')
  const tests = [...new Set(form.getAll('tests').map(String))].filter((test) => test !== '')
  const changed = (field: 'name' | 'phone' | 'email') =>
    form.has(field) && text(form, field) !== card[field] ? { [field]: text(form, field) } : {}
  return {
    ...changed('name'),
    ...changed('phone'),
    ...changed('email'),
    ...(isLanguage(language) && language !== card.language && { language }),
    ...(tests.join() !== card.tests.join() && { tests }),
  }
}

/** The asks that an act covers: those that are not closed or that hold the agreement. If there are none, all asks. */
export function coveredAsks({ asks }: Pick<Card, 'asks'>): AskNumber[] {
  const openOrAgreed = asks.filter(({ state, holds }) => state !== 'closed' || holds)
  return numbersOf(openOrAgreed.length === 0 ? asks : openOrAgreed)
}

/** The asks that a call in vain covers: those that are not closed, so that what was agreed still holds. */
function asksToCall(card: Card): AskNumber[] {
  const toCall = card.asks.filter(({ state }) => state !== 'closed')
  return toCall.length === 0 ? coveredAsks(card) : numbersOf(toCall)
}

function numbersOf(asks: Card['asks']): AskNumber[] {
  return asks.map(({ number }) => number)
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export type ActFields = Without<DeskAct, 'id' | 'visit'>
