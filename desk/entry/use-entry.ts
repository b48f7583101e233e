import { useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { DeskEntry } from '../../domain/desk/desk-acts.ts'
import { type FieldName, fieldOrder } from '../../domain/request/appointment-request.ts'
import { parseReference, type Reference } from '../../domain/request/reference.ts'
import type { DayAndTime } from '../../domain/time/delhi-time.ts'
import { addresses } from '../addresses.ts'
import { useDeskNow } from '../desk-now.ts'
import { type DeskAnswer, newId, post } from '../live/post.ts'

export interface NotSaved {
  readonly error: string
  readonly fields: readonly FieldName[]
  readonly sent: EntryFields
  /** Whether the entry may be stored already. If it is, the entry itself may fill the room. */
  readonly isUnanswered: boolean
}

export type EntryFields = Omit<DeskEntry, 'id'>

export type EntryState = ReturnType<typeof useEntry>

/**
 * The form of a new entry beside the board. Closing it keeps the typed text. An entry is sent under one id until an
 * answer says whether it is stored, so that it counts once. While the desk is not live nothing is sent.
 */
export function useEntry(
  first: Partial<DayAndTime> | undefined,
  onSaved: (reference: Reference) => void,
) {
  // What the form begins with; undefined if there is no entry.
  const [start, setStart] = useState(first)
  const [isOpen, setOpen] = useState(first !== undefined)
  // Counts the openings, because the first field takes the focus at each opening.
  const [opened, setOpened] = useState(0)
  // Whether something was typed that is not saved. A form that has just ended may still say so.
  const [wasTyped, setTyped] = useState(false)
  const isTyped = start !== undefined && wasTyped
  const [saved, setSaved] = useState<Reference>()
  const { send, isSending, notSaved, forgive } = useSending((reference) => {
    end()
    setSaved(reference)
    onSaved(reference)
  })

  function end(): void {
    setStart(undefined)
    setOpen(false)
    setTyped(false)
    forgive()
  }
  return {
    start,
    isOpen,
    opened,
    isTyped,
    notSaved,
    isSending,
    saved,
    setTyped,
    send,
    open() {
      setTyped(isTyped)
      setStart((known) => known ?? {})
      setOpen(true)
      setOpened(opened + 1)
    },
    close: () => (isTyped ? setOpen(false) : end()),
  }
}

function useSending(onSaved: (reference: Reference) => void) {
  const { take, lostAtMs } = useDeskNow()
  const [notSaved, setNotSaved] = useState<NotSaved>()
  const [isSending, setSending] = useState(false)
  const id = useRef<string>(undefined)

  function refuse(error: string, sent: EntryFields, wrong: readonly FieldName[] = []): void {
    setNotSaved({ error, fields: wrong, sent, isUnanswered: id.current !== undefined })
  }

  async function send(fields: EntryFields): Promise<void> {
    if (isSending) return
    if (lostAtMs !== undefined) return refuse(desk.notLive, fields)
    id.current ??= newId()
    setSending(true)
    const answer = await post(addresses.entries, { ...fields, id: id.current })
    setSending(false)
    // Keeps the id of a failed entry, which may be stored and must be sent again with the same id.
    if (answer.status !== 'failed') id.current = undefined
    if (answer.board) take(answer.board)
    const reference = referenceIn(answer)
    if (answer.status !== 'saved' || reference === undefined)
      return refuse(answer.error ?? desk.noAnswerFromServer, fields, wrongIn(answer))
    onSaved(reference)
  }
  return { send, isSending, notSaved, forgive: () => setNotSaved(undefined) }
}

function referenceIn({ said }: DeskAnswer): Reference | undefined {
  return said && 'reference' in said ? parseReference(String(said.reference)) : undefined
}

function wrongIn({ said }: DeskAnswer): readonly FieldName[] {
  const named = said && 'fields' in said && Array.isArray(said.fields) ? said.fields : []
  return fieldOrder.filter((field) => named.includes(field))
}
