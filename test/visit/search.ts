import { minuteMs } from './a-history.ts'
import { promiseBrokenByStep, promiseBrokenInState } from './properties.ts'
import type { Step } from './steps.ts'
import { emptyWorld, type VisitWorld } from './world.ts'

interface Reached {
  readonly world: VisitWorld
  readonly path: readonly string[]
}

/**
 * Takes every step in every state, breadth first, a minute apart, until a promise is broken. A state is the history, the
 * time, the claims and the notices.
 */
export function searchVisits(steps: readonly Step[], depth: number) {
  const states = new Set([worldKey(emptyWorld)])
  /** @param counterexample The steps up to the first broken promise, followed by that promise. */
  const found = (counterexample?: readonly string[]) => ({ states: states.size, counterexample })
  let level: Reached[] = [{ world: emptyWorld, path: [] }]
  for (let taken = 0; taken < depth; taken += 1) {
    const next: Reached[] = []
    for (const { world, path } of level) {
      for (const { name, take } of steps) {
        const after = take(world)
        if (after === undefined) continue
        const moved = { ...after, nowMs: after.nowMs + minuteMs }
        const walked = [...path, name]
        const broken = promiseBrokenByStep(world, after) ?? promiseBrokenInState(after)
        if (broken !== undefined) return found([...walked, broken])
        const key = worldKey(moved)
        if (states.has(key)) continue
        states.add(key)
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
