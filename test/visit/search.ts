import { minuteMs } from './a-history.ts'
import { promiseBrokenByStep, promiseBrokenInState } from './properties.ts'
import type { Step } from './steps.ts'
import { emptyWorld, type VisitWorld } from './world.ts'

export interface SearchCounts {
  /** The number of distinct histories. */
  readonly histories: number
  /** The number of distinct visits with their claims and notices. */
  readonly visits: number
  /** The steps up to the first broken promise, followed by that promise. Undefined if none is broken. */
  readonly counterexample: readonly string[] | undefined
}

interface Reached {
  readonly world: VisitWorld
  readonly path: readonly string[]
}

/** Takes every step in every state, breadth first, a minute apart, until a promise is broken. */
export function searchVisits(steps: readonly Step[], depth: number): SearchCounts {
  const histories = new Set([worldKey(emptyWorld)])
  const visits = new Set<string>()
  let level: Reached[] = [{ world: emptyWorld, path: [] }]
  for (let taken = 0; taken < depth; taken += 1) {
    const next: Reached[] = []
    for (const { world, path } of level) {
      for (const { name, take } of steps) {
        const after = take(world)
        if (after === undefined) continue
        const moved = { ...after, nowMs: after.nowMs + minuteMs }
        const key = worldKey(moved)
        if (histories.has(key)) continue
        histories.add(key)
        visits.add(
          JSON.stringify(moved.visits.map(({ history: _, requests: __, ...visit }) => visit)),
        )
        const broken = promiseBrokenInState(after) ?? promiseBrokenByStep(world, after)
        const walked = [...path, name]
        if (broken !== undefined) {
          return {
            histories: histories.size,
            visits: visits.size,
            counterexample: [...walked, broken],
          }
        }
        next.push({ world: moved, path: walked })
      }
    }
    level = next
  }
  return { histories: histories.size, visits: visits.size, counterexample: undefined }
}

/** The part of a world on which its future depends. */
function worldKey({ visits, nowMs }: VisitWorld): string {
  return JSON.stringify([
    nowMs,
    visits.map(({ history, claim, notices }) => [history, claim, notices]),
  ])
}
