/** The mark's three arcs, a third of a circle each, opening upwards over the horizon at 0. */
export const markArcs: readonly string[] = [15, 22, 29].map((radius) => {
  const x = Math.round(radius * 9.06) / 10
  const y = Math.round(radius * 4.23) / 10
  return `M${-x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${-y}`
})

export const markSun = 'M-9 1V0a9 9 0 0 1 18 0v1z'
export const markHorizon = 'M-31 1.5H31'
export const markReflection = 'M-17 7H17'
