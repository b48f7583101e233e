import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Moves the focus to the next lane of the cell, or to the next cell that has something to open. */
export function moveByArrow(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target } = event
  const step = steps[key]
  const cell = target instanceof HTMLElement && target.closest('td')
  if (!step || !cell) return
  const next = inCell(cell, target, step[1]) ?? inTable(cell, step)
  if (next === undefined) return
  next.focus()
  event.preventDefault()
}

/**
 * Moves the focus to the current half-hour of the day book, or to the beginning of the day book or of the closing page.
 * False if the focus is in it already, or the page has neither.
 */
export function enterTable(): boolean {
  const table = document.querySelector('.room-table, main.closing form')
  if (table === null || table.contains(document.activeElement)) return false
  linksOf(table.querySelector('.now-mark')?.closest('tr') ?? table)[0]?.focus()
  return true
}

function linksOf(cell: Element): HTMLElement[] {
  return Array.from(cell.querySelectorAll<HTMLElement>('.stay, .empty, :checked'))
}

function inCell(cell: Element, from: HTMLElement, by: number): HTMLElement | undefined {
  const links = linksOf(cell)
  return by === 0 ? undefined : links[links.indexOf(from) + by]
}

function inTable(cell: HTMLTableCellElement, [down, right]: readonly [number, number]) {
  const row = cell.closest('tr')
  const body = cell.closest('tbody')
  if (!row || !body) return
  let [at, column] = [row.sectionRowIndex + down, cell.cellIndex + right]
  for (let next = body.rows[at]?.cells[column]; next; next = body.rows[at]?.cells[column]) {
    const links = linksOf(next)
    const link = links[right < 0 ? links.length - 1 : 0]
    if (link !== undefined) return link
    at += down
    column += right
  }
  return
}
