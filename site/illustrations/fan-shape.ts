/**
 * The site's picture, which looks like the sector of an ultrasound image and like a rising sun. Its apex is
 * at 0,0 on the horizon, and it opens upwards.
 */
export interface FanShape {
  /** Distance of the outermost arc from the apex. */
  readonly radius: number
  /** Distance of the innermost arc. */
  readonly inner: number
  readonly arcs: number
  readonly rays: number
  /** Opening of the sector, in degrees. */
  readonly spread: number
}

export interface Arc {
  readonly radius: number
  /** Strokes and gaps in degrees, clockwise from the left, for {@link halfCircle}. */
  readonly dashes: string
}

/** The large fan, on the home page and on the picture of link previews. */
export const heroShape: FanShape = { radius: 500, inner: 76, arcs: 31, rays: 23, spread: 110 }

/** The small fan at the end of a page. */
export const echoesShape: FanShape = { radius: 190, inner: 60, arcs: 9, rays: 2, spread: 120 }

/** The arcs of the sector, as broken lines. Each call breaks them in the same places. */
export function fanArcs(shape: FanShape): Arc[] {
  const random = seededRandom(7)
  return Array.from({ length: shape.arcs }, (_, index) => {
    const depth = index / (shape.arcs - 1)
    const radius = Math.round(shape.inner + (shape.radius - shape.inner) * depth)
    return { radius, dashes: dashesOf(shape.spread, depth, random) }
  })
}

/** The path of an arc over the horizon; with `pathLength="180"` its dashes are in degrees. */
export function halfCircle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`
}

/** One path with every scan line. */
export function fanRays(shape: FanShape): string {
  const step = shape.spread / (shape.rays - 1)
  return Array.from({ length: shape.rays }, (_, index) => {
    const degrees = 90 + shape.spread / 2 - index * step
    return `M${onCircle(shape.inner, degrees)}L${onCircle(shape.radius, degrees)}`
  }).join('')
}

/** `x y` at this distance from the apex; 90 degrees is straight up. */
export function onCircle(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${Math.round(radius * Math.cos(angle))} ${-Math.round(radius * Math.sin(angle))}`
}

/** The last stroke is at least this long, because a shorter one at the edge of the sector would look like dirt. */
const shortestDegrees = 6

/** Gaps grow with depth, as echoes get weaker. The last gap is so long that no dash repeats on the arc. */
function dashesOf(spread: number, depth: number, random: () => number): string {
  const start = Math.round((180 - spread) / 2)
  const dashes: number[] = []
  let used = 0
  while (used < spread) {
    const wish = Math.round(6 + random() * 34 * (1.2 - depth))
    const gap = Math.round(1 + random() * 7 * depth)
    const left = spread - used
    const stroke = left < wish + gap + shortestDegrees ? left : wish
    dashes.push(stroke, gap)
    used += stroke + gap
  }
  dashes[dashes.length - 1] = 180
  return [0, start, ...dashes].join(' ')
}

/** A linear congruential generator (Numerical Recipes), so that every page has the same picture. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** The logo's three arcs, a third of a circle each, opening upwards over the horizon at 0. */
export const markArcs: readonly string[] = [15, 22, 29].map((radius) => {
  const x = Math.round(radius * 9.06) / 10
  const y = Math.round(radius * 4.23) / 10
  return `M${-x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${-y}`
})

export const markSun = 'M-9 1V0a9 9 0 0 1 18 0v1z'
export const markHorizon = 'M-31 1.5H31'
export const markReflection = 'M-17 7H17'
