import type { Strings } from '../../content/strings.ts'
import type { CalendarDate } from '../../domain/time/delhi-time.ts'
import { hoursOn, type OpeningHours } from '../../domain/time/opening-hours.ts'
import { clockTime } from '../../domain/time/spoken-time.ts'
import type { TimeSlot } from '../../domain/time/time-slots.ts'
import { halfCircle, onCircle } from './circle.ts'

interface DayDialProps {
  readonly date: CalendarDate
  readonly slot: TimeSlot
  readonly hours: OpeningHours
  readonly strings: Pick<Strings, 'calendar'>
}

const sectorMinutes = 60
const outer = 112
const arcs = [34, 42, 50, 58, 66, 74, 82, 90, 98]

/**
 * The opening hours as a half circle, like the path of the sun, with a mark for each half-hour. A sector marks the
 * hour of the visit. It is lit once reception has agreed the hour.
 */
export function DayDial({ date, slot, hours, strings }: DayDialProps) {
  const spans = hoursOn(date, hours)
  const [opens, closes] = [spans[0]?.opens ?? 0, spans.at(-1)?.closes ?? 0]
  if (slot.minutes < opens || slot.minutes >= closes) return null
  const degreesAt = (minutes: number) => 180 - (180 * (minutes - opens)) / (closes - opens)
  const from = degreesAt(slot.minutes)
  const to = degreesAt(Math.min(slot.minutes + sectorMinutes, closes))
  const [x, y] = onCircle(outer, from).split(' ')
  const sector = `M${onCircle(24, from)}L${onCircle(100, from)}A100 100 0 0 1 ${onCircle(100, to)}L${onCircle(24, to)}z`
  return (
    <svg className="dial drawing" viewBox="-126 -124 252 153" aria-hidden="true">
      <path className="slot" d={sector} />
      <path className="faint" d={arcs.map(halfCircle).join('')} strokeDasharray="9 4 17 3 12 5" />
      <path d={halfCircle(outer)} />
      <path
        className="ticks"
        d={halfCircle(outer - 3)}
        pathLength={(closes - opens) / 30}
        strokeDasharray=".08 .92"
      />
      <path className="lit" d="M-126 0h252M-24 0a24 24 0 0 1 48 0" />
      <circle className="slot" cx={x} cy={y} r="10" />
      <path className="tick" d={`M${x} ${y}m-4 0l3 4 5-7`} />
      <text x="-126" y="25">
        {clockTime(opens, strings.calendar)}
      </text>
      <text x="126" y="25" textAnchor="end">
        {clockTime(closes, strings.calendar)}
      </text>
    </svg>
  )
}
