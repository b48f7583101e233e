import type { Claim } from './centre.ts'

/** Whether a claim may be made. */
export function hasSource({ source }: Claim): boolean {
  return source !== ''
}
