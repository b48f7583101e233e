import { useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/board.ts'
import { takenAddress } from '../addresses.ts'
import { roomsOf } from '../board/room-names.ts'
import { readCards } from '../live/from-server.ts'

interface TakenProps {
  readonly card: Card
  readonly date: string
  readonly time: string
}

/** Who is already agreed for these rooms in this half-hour. */
export function Taken({ card, date, time }: TakenProps) {
  const [cards, setCards] = useState<readonly Card[] | 'unknown'>()
  const { tests, references } = card
  const address = takenAddress(date, time, tests)
  useEffect(() => {
    const stop = new AbortController()
    readCards(address, stop.signal).then(setCards, () => {
      if (!stop.signal.aborted) setCards('unknown')
    })
    return () => stop.abort()
  }, [address])
  if (cards === undefined) return <p className="taken" />
  if (cards === 'unknown') return <p className="taken">{desk.forms.takenUnknown}</p>
  const others = cards.filter((other) => other.references[0] !== references[0])
  if (others.length === 0) return <p className="taken">{desk.forms.notTaken(time)}</p>
  const rooms = roomsOf(tests).map(({ name }) => name)
  return (
    <div className="taken">
      <p>{desk.forms.taken(rooms.join(', '), time)}</p>
      <ul>
        {others.map((other) => (
          <li key={other.references[0]}>
            {other.name}, {other.tests.join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
