import { english } from '../../content/strings.ts'
import type { OwedKind } from '../../domain/visit/owed.ts'
import { longestValue } from '../providers/field-value.ts'
import type { ShownAsks } from './shown-asks.ts'

const { notices: strings } = english

/**
 * What a message is about, in a few words. A minimal notice has no notes, so a request that was sent again
 * and a wish are said here too: the most that fits a template. Notes name each request.
 */
export function occasionOf(kind: OwedKind, shown: ShownAsks): string {
  if (kind !== 'request' && kind !== 'remind') return strings.occasions[kind]
  const wishes = shown.wishes.map((wish) => strings.wishes[wish])
  const again = sentAgain(shown)
  const lead = leadOf(kind, shown, again.length > 0)
  const ways = [...again, []].map((words) => [...lead, ...words, ...wishes].join(', '))
  const fitting = ways.find((way) => way.length <= longestValue.occasion)
  return capitalised(fitting === undefined || fitting === '' ? strings.occasions[kind] : fitting)
}

function leadOf(
  kind: 'request' | 'remind',
  { hasRequest, wishes }: ShownAsks,
  isAgain: boolean,
): string[] {
  if (kind === 'remind')
    return [isAgain || wishes.length > 0 ? strings.reminder : strings.occasions.remind]
  return hasRequest && !isAgain ? [strings.occasions.request] : []
}

/** Ways to say that the request is not the first of its visit, the longest first; none where it is. */
function sentAgain({ others: [other], before }: ShownAsks): string[][] {
  const after = other ?? before
  if (after === undefined) return []
  const ask = other === undefined ? [] : [strings.askWhichHolds]
  const named = strings.sentAgainAfter(after.reference)
  return [[named, ...ask], [strings.sentAgain, ...ask], [strings.sentAgain]]
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
