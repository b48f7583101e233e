import { allTests, type TestName } from '../../domain/centre/test-catalogue.ts'

/** A patient, or several who pick the same tests, and the right preparation at one time of the day. */
interface WrittenPatient {
  readonly who: string
  /** What they tick in the form, and the time they ask for. */
  readonly tests: readonly TestName[]
  readonly time: string
  /** Whether the slot is after noon and the form offers a morning instead. */
  readonly isMorningOffered: boolean
  /** The only lines outside of the fold, in order: what most patients need, then dangers. */
  readonly open: readonly string[]
  /** When the calendar reminds of the last meal. Empty if nobody fasts, or only few patients do. */
  readonly alarms: readonly MealAlarm[]
  /** Lines that stand outside of the fold, in this order. Others may stand between. */
  readonly first: readonly string[]
  /** What must stand in the plan and in the calendar entry, and what would be wrong for this patient. */
  readonly reads: readonly string[]
  readonly never: readonly string[]
  /** What reception must see in its notice, and what it must not see. */
  readonly desk: readonly string[]
  readonly notAtTheDesk: readonly string[]
}

interface MealAlarm {
  /** A time of the clock. `midnight` stands for every time of the night, because nobody eats then. */
  readonly by: string
  /** Each condition that the alarm names. Empty if everybody fasts. */
  readonly onlyIf: readonly string[]
}

const marks = ['books', 'open', 'first', 'reads', 'never', 'desk', 'not at the desk'] as const

/**
 * Reads patients as a medical editor writes them. Lines at the margin say who the patients are. The indented
 * lines below say what they book and read: a mark, a colon, and facts with semicolons between them. The alarms of
 * a time stand beside it. A line that is indented twice continues the line above. A line with `#` is a comment.
 */
export function patientsIn(text: string): readonly WrittenPatient[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.trim().startsWith('#'))
  return lines
    .join('\n')
    .replaceAll(/\n {4}/g, ' ')
    .split(/(?<=\n .*)\n(?=\S)/)
    .flatMap(readPatients)
}

function readPatients(text: string): WrittenPatient[] {
  const all = text.split('\n')
  const [first = '', ...others] = all.filter((line) => !line.startsWith(' '))
  const who = others.length === 0 ? first : `${first}, and ${others.length} more`
  const lines = all.filter((line) => line.startsWith(' ')).map((line) => line.trim())
  const strange = lines.find((line) => !marks.some((mark) => line.startsWith(`${mark}: `)))
  if (strange !== undefined) throw new Error(`${who}: ${strange}`)
  const said = (mark: (typeof marks)[number]) => lines.flatMap((line) => factsOf(line, mark) ?? [])
  const shared = {
    who,
    open: said('open'),
    first: said('first'),
    reads: said('reads'),
    never: said('never'),
    desk: said('desk'),
    notAtTheDesk: said('not at the desk'),
  }
  return lines
    .map((line) => factsOf(line, 'books') ?? [])
    .filter(({ length }) => length > 0)
    .map(([booking = '', ...alarms]) => ({
      ...shared,
      ...readBooking(booking),
      alarms: alarms.map(readAlarm),
    }))
}

/** The facts of a line. Undefined if the line has another mark. */
function factsOf(line: string, mark: (typeof marks)[number]): string[] | undefined {
  return line.startsWith(`${mark}: `) ? line.slice(mark.length + 2).split('; ') : undefined
}

function readAlarm(fact: string): MealAlarm {
  const [, by, conditions] = /^alarm (.+?)(?: if (.+))?$/.exec(fact) ?? []
  if (by === undefined) throw new Error(`no alarm: ${fact}`)
  return { by, onlyIf: conditions?.split(' and ') ?? [] }
}

function readBooking(booking: string) {
  const parts = /^(.+), (\d+:\d\d [AP]M)(, and is offered a morning)?$/.exec(booking)
  const [, names = '', time = '', morning] = parts ?? []
  const tests = names.split(', ').map((name) => {
    const test = allTests.find((each) => each === name)
    if (test === undefined) throw new Error(`no test is named ${name}: ${booking}`)
    return test
  })
  return { tests, time, isMorningOffered: morning !== undefined }
}

/** What stands under the name of a fact. Throws if nothing does. */
export function ofFact<T>(facts: Readonly<Record<string, T>>, fact: string): T {
  const found = facts[fact]
  if (found === undefined) throw new Error(`nothing is known of the fact "${fact}"`)
  return found
}
