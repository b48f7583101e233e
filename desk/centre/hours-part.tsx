import { deskCentre } from '../../content/desk-centre.ts'
import { calendar } from '../../content/en/calendar.ts'
import { clockLabel, type Weekday } from '../../domain/time/delhi-time.ts'
import { doctorOutside } from '../../domain/time/hours-problems.ts'
import { mondayFirst, openingLines } from '../../site/opening-lines.ts'
import { useCentre } from '../desk-now.ts'
import { Options, Problem } from '../field.tsx'
import { PublishForm } from './publish-form.tsx'
import { siteWords } from './site-words.ts'
import { dayField, dayOf, fieldsOfDay, hoursCodec } from './typed-facts.ts'
import { type FactForm, useFactForm } from './use-fact-form.ts'
import type { EditableFacts } from './use-facts.ts'

export function HoursPart({ facts }: { readonly facts: EditableFacts }) {
  const inForce = facts.inForce.hours
  const form = useFactForm({ facts, inForce, codec: hoursCodec })
  const { doctor } = useCentre().hours
  const outside = doctorOutside({ weekly: form.fact.weekly, ...(doctor && { doctor }) })
  return (
    <PublishForm form={form} preview={(language) => openingLines(form.fact, siteWords[language])}>
      <div className="week">
        {mondayFirst.map((day, place) => (
          <Day key={day} form={form} day={day} before={mondayFirst[place - 1]} />
        ))}
        <Problem id="week-problem" sentence={form.problems.weekly} />
        {outside.length > 0 && <p>{deskCentre.hours.doctorOutside(outside.map(nameOf))}</p>}
      </div>
    </PublishForm>
  )
}

interface DayProps {
  readonly form: FactForm
  readonly day: Weekday
  readonly before: Weekday | undefined
}

const { kinds, fields, of, asAbove, asBefore } = deskCentre.hours

function Day({ form, day, before }: DayProps) {
  const typed = dayOf(form.typed, day)
  const problem = form.problems[`weekly.${day}`]
  const problemId = `problem-${day}`
  const name = nameOf(day)
  const select = (field: keyof typeof fields, options: typeof times) => (
    <select
      className="box"
      name={dayField(day, field)}
      value={typed[field]}
      aria-label={of(name, fields[field])}
      aria-describedby={problemId}
      aria-invalid={problem === undefined ? undefined : true}
      onChange={(event) => form.type({ [dayField(day, field)]: event.target.value })}
    >
      <Options options={options} />
    </select>
  )
  const span = (from: keyof typeof fields, to: keyof typeof fields) => (
    <span className="span">
      {select(from, withTime(typed[from]))} – {select(to, withTime(typed[to]))}
    </span>
  )
  return (
    <div className="day-hours">
      <b>{name}</b>
      {select('kind', Object.entries(kinds))}
      <span className="spans cluster">
        {typed.kind === 'open' && span('opens', 'closes')}
        {typed.kind === 'break' && span('opens', 'breaks')}
        {typed.kind === 'break' && span('returns', 'closes')}
      </span>
      {before !== undefined && (
        <button
          type="button"
          className="as-before"
          aria-label={asBefore(name, nameOf(before))}
          onClick={() => form.type(fieldsOfDay(day, dayOf(form.typed, before)))}
        >
          {asAbove}
        </button>
      )}
      <Problem id={problemId} sentence={problem} />
    </div>
  )
}

function nameOf(day: Weekday): string {
  return calendar.weekdays[day] ?? ''
}

const quarterMinutes = 15
const [firstTime, lastTime] = [5 * 60, 24 * 60 - quarterMinutes]

const times = Array.from({ length: (lastTime - firstTime) / quarterMinutes + 1 }, (_, place) =>
  timeOption(firstTime + place * quarterMinutes),
)

/** Adds the chosen time if the list lacks it, because `content/` may have any minute of the day. */
function withTime(chosen: string): typeof times {
  if (times.some(([value]) => value === chosen)) return times
  return [timeOption(Number(chosen)), ...times]
}

function timeOption(minutes: number): readonly [string, string] {
  return [String(minutes), clockLabel(minutes)]
}
