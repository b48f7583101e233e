import { minuteMs } from './a-history.ts'
import { promiseBrokenByStep, promiseBrokenInState } from './properties.ts'
import type { Step } from './steps.ts'
import { emptyWorld, type VisitWorld } from './world.ts'

interface Reached {
  readonly world: VisitWorld
  readonly path: readonly string[]
}

/**
 * Takes every step in every state, breadth first, a minute apart, until a promise is broken. Counts the distinct
 * states (history, time, claims and notices), and the distinct visits with their claims and notices.
 */
export function searchVisits(steps: readonly Step[], depth: number) {
  const histories = new Set([worldKey(emptyWorld)])
  const visits = new Set<string>()
  /** @param counterexample The steps up to the first broken promise, followed by that promise. */
  const found = (counterexample?: readonly string[]) => {
    return { histories: histories.size, visits: visits.size, counterexample }
  }
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
        if (broken !== undefined) return found([...walked, broken])
        next.push({ world: moved, path: walked })
      }
    }
    level = next
  }
  return found()
}

/** The part of a world on which its future depends. */
function worldKey({ visits, nowMs }: VisitWorld): string {
  return JSON.stringify([
    nowMs,
    visits.map(({ history, claim, notices }) => [history, claim, notices]),
  ])
}
