import { desk } from '../../content/desk.ts'
import type { Agreement } from '../../domain/visit/visit.ts'

/** The agreed time in words. A tap on "Called" names no time, so the words then say that the time is as asked. */
export function asAgreed({ isAsAsked }: Agreement, when: string): string {
  return isAsAsked ? desk.asAsked(when) : when
}
