type PrintedCell = string | number | undefined
export type PrintedRow = Readonly<Record<string, PrintedCell>>

export function formatRows(rows: readonly PrintedRow[], asJson: boolean): string {
  if (asJson) return `${JSON.stringify(rows, undefined, 2)}\n`
  const [first] = rows
  if (first === undefined) return 'nothing to list\n'
  const columns = Object.keys(first)
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))]
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  )
  return lines.map((line) => padded(line, widths)).join('')
}

function padded(line: readonly string[], widths: readonly number[]): string {
  return `${line
    .map((cell, index) => cell.padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd()}\n`
}

/** The cell on one line. Control characters are removed, because a terminal would run them. */
function cellText(cell: PrintedCell): string {
  return String(cell ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ')
}

export function counted(count: number, thing: 'appointment' | 'notice' | 'visit'): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
