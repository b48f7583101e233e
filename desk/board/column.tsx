import { type ReactNode, useEffect, useRef, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card, ColumnName } from '../../domain/desk/board.ts'
import { closingDay, isToRemind } from '../../domain/desk/board-columns.ts'
import { isMarked, visitOf } from '../../domain/desk/visit-of-card.ts'
import { blockedSpans } from '../../domain/rooms/block.ts'
import { hoursOfRoom } from '../../domain/rooms/room-day.ts'
import { delhiDate, delhiMinutes } from '../../domain/time/delhi-time.ts'
import { hoursOn } from '../../domain/time/opening-hours.ts'
import { addresses } from '../addresses.ts'
import { useCentre, useDeskNow } from '../desk-now.ts'
import { shortDay, shortHours, shortInstant, spanInWords } from '../when.ts'

interface ColumnProps {
  readonly name: ColumnName
  readonly cards: readonly Card[]
  readonly children: ReactNode
}

export function Column({ name, cards, children }: ColumnProps) {
  const { board, nowMs } = useDeskNow()
  const unlisted = board.unlisted?.[name] ?? 0
  const { list, below } = useBelow(cards.length)
  return (
    <section ref={list} className={`column ${name}`} aria-labelledby={`column-${name}`}>
      <header className="cluster">
        <h2 id={`column-${name}`}>
          {desk.columns[name]}{' '}
          <span className="count">{countIn(name, cards.length + unlisted, cards)}</span>
        </h2>
        <p className="small">{noteOn(name, cards, nowMs)}</p>
      </header>
      {name === 'comingToday' && <DoctorsHours />}
      {name === 'comingToday' && <Unmarked />}
      {name === 'comingToday' && <ClosingSoon />}
      {cards.length > 0 && children}
      {cards.length === 0 && (name === 'callNow' || name === 'comingToday') && (
        <p className="column-empty small">{desk.empty[name]}</p>
      )}
      {unlisted > 0 && (
        <p className="column-note small">
          <a href={addresses.find}>{desk.unlisted(unlisted)}</a>. {desk.unlistedHint}
        </p>
      )}
      {name === 'callNow' && below > 0 && <p className="below">{desk.below(below)}</p>}
    </section>
  )
}

/** The number beside the heading. The list of today counts only visits that are not marked as arrived or no-show. */
function countIn(name: ColumnName, all: number, cards: readonly Card[]): string {
  if (name !== 'comingToday') return String(all)
  return desk.toCome(cards.filter((card) => !isMarked(card)).length)
}

function noteOn(name: ColumnName, cards: readonly Card[], nowMs: number): string {
  switch (name) {
    case 'callNow':
      return cards.length > 0 ? desk.ringBefore : ''
    case 'noAnswerYet': {
      if (cards.length === 0) return desk.empty[name]
      const nextMs = cards[0]?.tryAgainAtMs
      return nextMs === undefined ? '' : desk.nextAt(shortInstant(nextMs, nowMs))
    }
    case 'comingToday': {
      const came = cards.filter(({ ending }) => ending === 'arrived').length
      return came > 0 ? desk.came(came) : ''
    }
    case 'comingTomorrow': {
      if (cards.length === 0) return desk.empty[name]
      const toRemind = cards.filter(isToRemind).length
      return toRemind > 0 ? desk.notReminded(toRemind) : ''
    }
  }
}

function DoctorsHours() {
  const { board, nowMs } = useDeskNow()
  const { hours: open, rooms: plan } = useCentre()
  const doctor = plan.rooms.find(({ isDoctor }) => isDoctor)
  if (doctor === undefined) return null
  const date = delhiDate(nowMs)
  const hours = hoursOfRoom(doctor.id, { date, hours: open, plan })
  const away = hours.length === 0 ? [] : blockedSpans(doctor.id, date, board.blocks ?? [])
  // Without hours of the doctor, the room has those of the centre, which say nothing about the doctor.
  if (open.doctor === undefined && away.length === 0) return null
  return (
    <p className="column-note small">
      <b>{doctor.name}</b> {open.doctor && (shortHours(hours) || desk.notHere)}
      {away.map(({ block: { id, hours: span } }) => (
        <b key={id} className="late">
          {' '}
          {span ? desk.away(spanInWords(span)) : desk.notHere}
        </b>
      ))}
    </p>
  )
}

function Unmarked() {
  const { board, nowMs } = useDeskNow()
  const unmarked = closingDay(board.cards, nowMs).unmarked.filter(
    (card) => visitOf(card).date < delhiDate(nowMs),
  )
  const [first] = unmarked
  if (first === undefined) return null
  const { date } = visitOf(first)
  return (
    <p className="column-note small">
      <a href={addresses.closing}>
        {desk.findPage.unmarked(shortDay(date))}: {unmarked.length}
      </a>
    </p>
  )
}

/** From how long before closing the list of today leads to the closing page. */
const closingSoonMinutes = 15

function ClosingSoon() {
  const { nowMs } = useDeskNow()
  const hours = hoursOn(delhiDate(nowMs), useCentre().hours)
  const closes = Math.max(...hours.map((span) => span.closes))
  if (hours.length === 0 || delhiMinutes(nowMs) < closes - closingSoonMinutes) return null
  return (
    <p className="column-note">
      <a href={addresses.closing}>{desk.closing.title}</a>
    </p>
  )
}

/** How many rows of a list are hidden below its lower edge, however far the list is scrolled. */
function useBelow(rows: number) {
  const list = useRef<HTMLElement>(null)
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const box = list.current
    if (box === null) return
    const count = () => {
      const edge = box.getBoundingClientRect().bottom
      const items = Array.from(box.querySelectorAll('li'))
      // A list without a scroll bar of its own hides nothing: the page scrolls to its rows.
      const isScrolling = box.scrollHeight > box.clientHeight
      const hidden = items.filter((item) => item.getBoundingClientRect().top > edge - smallestPx)
      setBelow(isScrolling && rows > 0 ? hidden.length : 0)
    }
    const resized = new ResizeObserver(count)
    resized.observe(box)
    box.addEventListener('scroll', count, { passive: true })
    count()
    return () => {
      resized.disconnect()
      box.removeEventListener('scroll', count)
    }
  }, [rows])
  return { list, below }
}

/** A row counts as hidden if less than this is visible, because the line with the count is as high. */
const smallestPx = 44
