import { desk } from '../../content/desk.ts'
import type { Agreement } from '../../domain/visit/visit.ts'

/** A tap says no time, so the agreed time is the one that was asked for. */
export function asAgreed({ isAsAsked }: Agreement, when: string): string {
  return isAsAsked ? desk.asAsked(when) : when
}
