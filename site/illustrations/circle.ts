/** The path of a half circle over the horizon; with `pathLength="180"` its dashes are in degrees. */
export function halfCircle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`
}

/** `x y` at this distance from the middle; 90 degrees is straight up. */
export function onCircle(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${Math.round(radius * Math.cos(angle))} ${-Math.round(radius * Math.sin(angle))}`
}
