import { z } from 'zod'
import { type Correction, maxNoteLength } from '../../domain/desk/desk-acts.ts'
import { languages } from '../../domain/language.ts'
import { contactProblem } from '../../domain/request/appointment-request.ts'
import { cleanLine, cleanLines } from '../../domain/request/clean-lines.ts'
import { findSlot } from '../../domain/time/time-slots.ts'
import { type EventDetail, eventDetail, storedDate } from './history-rows.ts'
import type { EventText } from './loaded-visit.ts'
import { diallableNumbers } from './phone-key.ts'

const longestTestName = 100
const maxTests = 100

/** Mistakes in the fields of an act that a receptionist can correct. */
export const actProblems = [
  ...(['note-empty', 'note-too-long', 'date-wrong', 'time-wrong', 'name-wrong'] as const),
  ...(['phone-wrong', 'email-wrong', 'tests-wrong', 'nothing-corrected'] as const),
]

const wrong = (problem: (typeof actProblems)[number]) => problem

export const storedId = z.int32().positive()

/** The asks that the card showed. */
const asks = z.array(storedId).min(1).readonly()
const tryAgainAtMs = z.int()
const yes = z.literal(true).exactOptional()
const lines = z
  .string()
  .transform(cleanLines)
  .refine(({ length }) => length <= maxNoteLength, wrong('note-too-long'))
const note = lines.exactOptional()
const contact = (field: 'name' | 'phone' | 'email') =>
  z
    .string()
    .transform(cleanLine)
    .refine((typed) => contactProblem(field, typed) === undefined, wrong(`${field}-wrong`))
/** Not only names of the catalogue, because a visit may still have a test that was removed from the catalogue. */
const testName = z
  .string()
  .transform(cleanLine)
  .refine((name) => name !== '' && name.length <= longestTestName && !name.includes(','))
const tests = z
  .array(testName)
  .max(maxTests)
  .refine((all) => all.length > 0 && new Set(all).size === all.length, wrong('tests-wrong'))
const correction = z
  .object({
    name: contact('name').exactOptional(),
    // A number that reception corrects must be diallable, so that reception can call.
    phone: contact('phone')
      .refine((typed) => diallableNumbers(typed).length > 0, wrong('phone-wrong'))
      .exactOptional(),
    email: contact('email').exactOptional(),
    language: z.enum(languages).exactOptional(),
    tests: tests.readonly().exactOptional(),
  })
  .refine((corrected) => Object.keys(corrected).length > 0, wrong('nothing-corrected'))
const agreed = z.object({
  date: storedDate,
  time: z.string().refine((time) => findSlot(time) !== undefined, wrong('time-wrong')),
})

/** What somebody at the centre does to a visit. The page sends `kind` as `act` (server/desk/take-act.ts). */
export const actShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('claim'), asks }),
  z.object({ kind: z.enum(['seen', 'arrived', 'no-show']), asks }),
  z.object({ kind: z.literal('release') }),
  z.object({ kind: z.enum(['reminded', 'not-arrived']) }),
  z.object({ kind: z.literal('corrected'), corrected: correction }),
  // `acceptsClash`: the receptionist agrees the time although the desk said that a room is not free. `mailsPlan`: the
  // plan goes to the patient's mailbox.
  z.object({ kind: z.literal('agreed'), agreed, acceptsClash: yes, mailsPlan: yes, asks, note }),
  z.object({
    kind: z.literal('no-answer'),
    tryAgainAtMs: tryAgainAtMs.exactOptional(),
    asks,
    note,
  }),
  z.object({ kind: z.literal('call-later'), tryAgainAtMs, asks, note }),
  z.object({ kind: z.literal('wrong-number'), asks, note }),
  z.object({ kind: z.literal('cancelled'), reason: z.enum(['patient', 'centre']), asks, note }),
  z.object({
    kind: z.literal('note'),
    note: lines.refine((text) => text !== '', wrong('note-empty')),
  }),
  // `takesBack`: the number of the act to take back.
  z
    .object({ kind: z.literal('undo'), takesBack: storedId })
    .transform(({ takesBack }) => ({ kind: 'undone', takesBack }) as const),
])

export type ActContent = z.output<typeof actShape>

/** An act that appends an event. The second form is that of the command line, which cancels without a reason. */
export type EventContent =
  | Exclude<ActContent, { readonly kind: 'release' }>
  | { readonly kind: 'cancelled'; readonly asks: readonly number[] }

/** The event that an act appends, without its texts. */
export function detailOf(content: EventContent): EventDetail {
  return eventDetail.parse({ ...content, kind: content.kind === 'claim' ? 'seen' : content.kind })
}

export function textsOfAct(content: EventContent): Omit<EventText, 'number'>[] {
  if (content.kind === 'corrected') return textsOf(content.corrected)
  const note = 'note' in content ? content.note : undefined
  return note === undefined || note === '' ? [] : [{ field: 'note', text: note }]
}

function textsOf(corrected: Correction): Omit<EventText, 'number'>[] {
  const { name, phone, email, language, tests } = corrected
  const texts = { name, phone, email, language, tests: tests && JSON.stringify(tests) }
  return fields.flatMap((field) => {
    const text = texts[field]
    return text === undefined ? [] : { field, text }
  })
}

const fields = ['name', 'phone', 'email', 'language', 'tests'] as const
