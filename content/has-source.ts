import type { CentreClaim } from './centre.ts'

/** Whether a claim may be made. */
export function hasSource({ source }: CentreClaim): boolean {
  return source !== ''
}
