import { type Fault, type Finding, note, ok, problem } from './finding.ts'

type Text<Facts> = string | ((facts: Facts) => string)

export type CheckRule<Facts> = readonly [
  isSo: (facts: Facts) => boolean,
  says: Text<Facts>,
  remedy: Text<Facts>,
]

type NoteRow<Facts> = CheckRule<Facts> | readonly [isSo: CheckRule<Facts>[0], says: Text<Facts>]

export interface Table<Facts> {
  readonly about: string
  /** Only the first fault that applies is reported, because the other faults may follow from it. */
  readonly faults?: readonly CheckRule<Facts>[]
  readonly notes?: readonly NoteRow<Facts>[]
  readonly fine?: Text<Facts>
}

export function judge<Facts>(table: Table<Facts>, facts: Facts): Finding[] {
  const { about, faults = [], notes = [], fine } = table
  const fault = firstFault(faults, facts)
  const noted = notes
    .filter(([isSo]) => isSo(facts))
    .map(([, says, remedy]) =>
      note(about, filledText(says, facts), remedy && filledText(remedy, facts)),
    )
  if (fault !== undefined) return [problem(about, fault), ...noted]
  return fine === undefined ? noted : [ok(about, filledText(fine, facts)), ...noted]
}

export function firstFault<Facts>(
  rows: readonly CheckRule<Facts>[],
  facts: Facts,
): Fault | undefined {
  const row = rows.find(([isSo]) => isSo(facts))
  return row && { says: filledText(row[1], facts), remedy: filledText(row[2], facts) }
}

function filledText<Facts>(text: Text<Facts>, facts: Facts): string {
  return typeof text === 'string' ? text : text(facts)
}
