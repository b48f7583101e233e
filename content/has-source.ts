import type { CentreClaim } from './centre.ts'

/** Whether the site may make a claim. A claim without a source is not shown. */
export function hasSource({ source }: CentreClaim): boolean {
  return source !== ''
}
