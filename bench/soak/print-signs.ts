import { median } from '../figures.ts'
import type { ProcessMetrics } from './process-metrics.ts'
import type { Life } from './workload.ts'

/** What a server fills in its first minute (caches, its heap's size) is no leak. */
const warmUpMs = 60_000

const residentGrowth = 1.25
const residentMiB = 250

/** A second of a shared machine moves these more than a leak would in half an hour. */
const otherGrowth = 1.5

type Latencies = Life['latencies']

interface Compared {
  readonly name: string
  readonly first: number
  readonly last: number
  readonly mayGrow: number | undefined
}

/** The first quarter after the warm-up beside the last. */
function compare(signs: readonly ProcessMetrics[], latencies: Latencies): Compared[] {
  const sign = (
    name: string,
    of: (at: ProcessMetrics) => number,
    mayGrow = otherGrowth,
    middle: (values: readonly number[]) => number = median,
  ): Compared => {
    const [first, last] = quarters(signs).map((each) => middle(each.map(of)))
    return { name, first: first ?? Number.NaN, last: last ?? Number.NaN, mayGrow }
  }
  const latency = (name: string, share: number, mayGrow?: number): Compared => {
    const [first, last] = quarters(latencies).map((each) => quantile(each, share))
    return { name, first: first ?? Number.NaN, last: last ?? Number.NaN, mayGrow }
  }
  return [
    sign('resident memory, MiB', (at) => at.residentMiB, residentGrowth),
    // Just after a collection these are what is held.
    sign('old objects at their fewest, MiB', (at) => at.oldObjectsMiB, otherGrowth, lowest),
    sign('file descriptors', (at) => at.descriptors),
    sign('sockets among them', (at) => at.sockets),
    sign('resources Node keeps alive', (at) => at.resources),
    latency('a booking, p50 ms', 0.5, otherGrowth),
    latency('a booking, p99 ms', 0.99),
  ]
}

function lowest(values: readonly number[]): number {
  return Math.min(...values)
}

/** Not judged: the slowest hundredth of a booking, which is of who else used the machine. */
export function isFlat(signs: readonly ProcessMetrics[], latencies: Latencies): boolean {
  const isSmall = signs.every((at) => at.residentMiB <= residentMiB)
  const compared = compare(signs, latencies)
  return isSmall && compared.every(({ first, last, mayGrow = Infinity }) => last <= first * mayGrow)
}

export function printSigns(
  signs: readonly ProcessMetrics[],
  latencies: Latencies,
  print: (text: string) => void,
): void {
  print(line('', ['quarter 1', 'quarter 4', 'ratio', 'at most']))
  for (const { name, first, last, mayGrow } of compare(signs, latencies)) {
    const ratio = (last / first).toFixed(2)
    print(line(name, [first.toFixed(1), last.toFixed(1), ratio, mayGrow?.toFixed(2) ?? '–']))
  }
  const most = Math.max(...signs.map((at) => at.residentMiB))
  print(`resident memory: at most ${most} MiB (≤ ${residentMiB}), after the first minute `)
  print(`${slopePerMinute(signs).toFixed(2)} MiB a minute\n`)
}

/** The first and the last quarter of what came after the warm-up. */
function quarters<T extends { readonly atMs: number }>(all: readonly T[]): [T[], T[]] {
  const endMs = Math.max(...all.map(({ atMs }) => atMs))
  const quarterMs = (endMs - warmUpMs) / 4
  const warm = all.filter(({ atMs }) => atMs >= warmUpMs)
  return [
    warm.filter(({ atMs }) => atMs < warmUpMs + quarterMs),
    warm.filter(({ atMs }) => atMs >= endMs - quarterMs),
  ]
}

function quantile(latencies: Latencies, share: number): number {
  const sorted = latencies.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** Least squares over what came after the warm-up. */
function slopePerMinute(signs: readonly ProcessMetrics[]): number {
  const warm = signs.filter(({ atMs }) => atMs >= warmUpMs)
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(warm.map(({ atMs }) => atMs))
  const level = mean(warm.map((at) => at.residentMiB))
  const rise = warm.map((at) => (at.atMs - middle) * (at.residentMiB - level))
  const run = warm.map(({ atMs }) => (atMs - middle) ** 2)
  return (mean(rise) / mean(run)) * 60_000
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join('')}\n`
}
