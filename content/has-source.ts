import type { CentreClaim } from './centre.ts'

/**
 * Whether the site may make a claim. A claim without a source is not shown, because nobody could prove it. The server
 * starts all the same, because the site is right without the claim. The pages and the command `centre check` ask here.
 */
export function hasSource({ source }: CentreClaim): boolean {
  return source !== ''
}
