import { allTests, type TestName } from '../../domain/centre/test-catalogue.ts'

/** A patient and the right preparation. */
export interface WrittenPatient {
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

/**
 * Reads patients as a medical editor writes them. A line at the margin says who the patient is. The indented
 * lines below say what the patient books and reads: a mark, a colon, and facts with semicolons between them.
 * A line that begins with `#` is a comment.
 */
export function patientsIn(text: string): readonly WrittenPatient[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.trim().startsWith('#'))
  return lines
    .join('\n')
    .split(/\n(?=\S)/)
    .map(readPatient)
}

const marks = [
  'books',
  'open',
  'first',
  'alarm',
  'reads',
  'never',
  'desk',
  'not at the desk',
] as const

function readPatient(text: string): WrittenPatient {
  const [who = '', ...lines] = text.split('\n').map((line) => line.trim())
  const strange = lines.find((line) => !marks.some((mark) => line.startsWith(`${mark}: `)))
  if (strange !== undefined) throw new Error(`${who}: ${strange}`)
  const said = (mark: (typeof marks)[number]) =>
    lines.flatMap((line) =>
      line.startsWith(`${mark}: `) ? line.slice(mark.length + 2).split('; ') : [],
    )
  const alarms = said('alarm').map((alarm) => {
    const [by = '', conditions] = alarm.split(' if ')
    return { by, onlyIf: conditions?.split(' and ') ?? [] }
  })
  return {
    who,
    ...readBooking(said('books').join()),
    open: said('open'),
    first: said('first'),
    alarms,
    reads: said('reads'),
    never: said('never'),
    desk: said('desk'),
    notAtTheDesk: said('not at the desk'),
  }
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
