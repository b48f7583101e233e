import { type FormEvent, useEffect, useRef, useState } from 'react'
import { blockReasonTexts } from '../../content/block-reasons.ts'
import { centreAtDesk as centre } from '../../content/centre.ts'
import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/desk/board.ts'
import { type Block, blockReasons, wholeCentre } from '../../domain/rooms/block.ts'
import type { RoomAct } from '../../domain/rooms/typed-block.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { addresses } from '../addresses.ts'
import { roomName, useDeskNow } from '../desk-now.ts'
import type { DeskDay, LateMessage, TypedRoomLine } from '../desk-page.ts'
import { focusUnlessTyping } from '../focus-unless-typing.ts'
import { Key, useShortcut } from '../key.tsx'
import { offerKeys } from '../keys.ts'
import { newId, post } from '../live/post.ts'
import { readRoomLine } from '../live/read-server.ts'
import { afterPause, useAnswer } from '../live/use-answer.ts'
import { shortDay, shortInstant, spanInWords, visitInSentence } from '../when.ts'

const { roomLine } = desk

/**
 * One line that closes a room, the doctor or the centre, or says that a room is late. The server reads the line, and
 * the button says what it closes and how many visits have to move then. Enter before the answer closes nothing, because
 * reception must read the answer first. Words that are typed before an answer comes stay, with the focus. Late rooms
 * and closures stand where the answer stood, so that the saved line is in sight.
 */
export function RoomLine({ day: { date, late } }: { readonly day: DeskDay }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [undoable, setUndoable] = useState<number>()
  const line = useReadLine(typed, date)
  const { act, unclear = desk.looking.heading } = line
  // Something may be typed before the script runs.
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  useEffect(() => field.current?.setCustomValidity(act ? '' : unclear))
  const { error, send, note } = useSentRoomActs((said, blocks) => {
    setUndoable('what' in said ? blocks?.slice(-1)[0]?.id : undefined)
    if (field.current?.value !== typed) return
    setTyped('')
    // Letters act again: V moves the first patient, and U opens the room again.
    focusUnlessTyping(field.current.closest('section'))
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (act) void send(act)
  }
  const add = (word: string) => {
    setTyped(`${typed} ${word}`.trim())
    field.current?.focus()
  }
  return (
    <section className="block-form" aria-labelledby="block-heading" tabIndex={-1}>
      <h2 id="block-heading">
        <label htmlFor="room-line">{roomLine.heading}</label>
      </h2>
      {/* Before the script runs the server refuses the post. */}
      <form className="cluster" method="post" action={addresses.blocks} onSubmit={submit}>
        <div className="field wide">
          <input
            id="room-line"
            ref={field}
            value={typed}
            placeholder={roomLine.example}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {act && <ActButton act={act} line={line} />}
      </form>
      <p aria-live="polite">
        {typed !== '' && !act && unclear}
        {act && <Consequence act={act} line={line} />}
      </p>
      <p className="field-error" role="alert">
        {error}
      </p>
      {late.map((each) => (
        <LatePatients key={each.room} {...each} onWrite={(to) => void note(to)} />
      ))}
      <Closed undoable={undoable} onOpen={(id) => void send({ act: 'unblock', takesBack: id })} />
      <Words onAdd={add} />
    </section>
  )
}

function useSentRoomActs(onSaved: (said: object, blocks: Board['blocks']) => void) {
  const { take, lostAtMs } = useDeskNow()
  const [error, setError] = useState<string>()
  const postTo = async (address: string, said: object) => {
    if (lostAtMs !== undefined) return setError(desk.notLive)
    const answer = await post(address, { id: newId(), ...said })
    if (answer.board) take(answer.board)
    setError(answer.error)
    return answer
  }
  const send = async (said: object) => {
    const answer = await postTo(addresses.blocks, said)
    if (answer?.status === 'saved') onSaved(said, answer.board?.blocks)
  }
  const note = async ({ visit, note }: LateMessage) => {
    await postTo(addresses.acts, { visit, act: 'note', note })
  }
  return { error, send, note }
}

function useReadLine(typed: string, date: CalendarDate): TypedRoomLine {
  const { version } = useDeskNow().board
  const words = typed.trim()
  const last = useAnswer(words || undefined, afterPause(readRoomLine(words, date)), version)
  if (last?.of !== words) return { toMove: [] }
  return last.answer ?? { unclear: desk.noAnswerFromServer, toMove: [] }
}

interface MeaningProps {
  readonly act: RoomAct
  readonly line: TypedRoomLine
}

function ActButton({ act, line: { toMove } }: MeaningProps) {
  return (
    <button type="submit" className="button primary">
      {act.act === 'late'
        ? roomLine.late(roomName(act.room), act.minutes)
        : roomLine.close(placeAndTime(act, roomLine.theCentre), toMove.length)}{' '}
      <Key>Enter</Key>
    </button>
  )
}

function Consequence({ act, line: { toMove } }: MeaningProps) {
  const { nowMs } = useDeskNow()
  const visits = toMove.map((each) => `${each.name}, ${visitInSentence(each, nowMs)}`)
  return (
    <>
      {act.act === 'block' && roomLine.patientsRead(blockReasonTexts[act.reason].en)}{' '}
      {toMove.length > 0 && <b className="alarm">{desk.toMove(visits.join(' · '))}</b>}
    </>
  )
}

const words = [
  [wholeCentre, roomLine.centre] as const,
  ...centre.rooms.rooms.map(({ id, name }) => [id, name] as const),
  ...blockReasons.map((reason) => [reason, blockReasonTexts[reason].en] as const),
]

function Words({ onAdd }: { readonly onAdd: (word: string) => void }) {
  return (
    <p className="words cluster">
      {words.map(([word, label]) => (
        <button key={word} type="button" onClick={() => onAdd(word)}>
          {label}
        </button>
      ))}
    </p>
  )
}

interface ClosedProps {
  /** The closure that was made on this page just now. */
  readonly undoable: number | undefined
  readonly onOpen: (block: number) => void
}

function Closed({ undoable, onOpen }: ClosedProps) {
  const { blocks = [] } = useDeskNow().board
  const shortcut = useShortcut()
  return (
    <ul>
      {[...blocks].reverse().map((block) => (
        <li key={block.id} className="cluster">
          {`${placeAndTime(block)}: ${blockReasonTexts[block.reason].en}`}
          <button
            type="button"
            className="button"
            aria-keyshortcuts={block.id === undoable ? shortcut(offerKeys.undo) : undefined}
            onClick={() => onOpen(block.id)}
          >
            {roomLine.open}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** `MRI, Tue 24 Nov, 12:00 PM – 4:00 PM`. */
function placeAndTime(
  { what, first, last, hours }: Omit<Block, 'id'>,
  centreWord = roomLine.centre,
): string {
  const days = first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`
  const place = what === wholeCentre ? centreWord : roomName(what)
  return [place, days, ...(hours ? [spanInWords(hours)] : [])].join(', ')
}

type LatePatientsProps = DeskDay['late'][number] & {
  readonly onWrite: (to: LateMessage) => void
}

/** The patients of a late room. A click opens WhatsApp and notes on the visit that the patient was written to. */
function LatePatients({ room, minutes, messages, onWrite }: LatePatientsProps) {
  const { nowMs } = useDeskNow()
  return (
    <>
      <h3>{roomLine.late(roomName(room), minutes)}</h3>
      {messages.length === 0 && <p>{roomLine.nobody}</p>}
      <ul>
        {messages.map((to) => (
          <li key={to.address}>
            <a href={to.address} target="_blank" rel="noreferrer" onClick={() => onWrite(to)}>
              {roomLine.write(to.name, to.time)}
            </a>
            {to.writtenAtMs && ` ${roomLine.written(shortInstant(to.writtenAtMs, nowMs))}`}
          </li>
        ))}
      </ul>
    </>
  )
}
