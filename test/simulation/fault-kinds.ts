/** What can be wrong with a provider, a line or a disk for a while. */

/** The connection fails before a byte of the message has left. */
export const unreachable = ['refused', 'unresolved', 'blackout', 'bad-certificate'] as const

/** The message leaves, and perhaps arrives; no answer comes. */
export const unanswered = ['drops-answers', 'hangs'] as const

/** An answer comes, of Meta or of what stands before it, and nothing is taken. */
const refusing = [
  'proxy-408',
  'gateway-errors',
  'pair-throttled',
  'channel-throttled',
  'token-expired',
  'template-paused',
  'digest-paused',
  'number-unknown',
] as const

export const whatsAppFaults = [
  ...unreachable,
  ...unanswered,
  // Twice, for what follows an unknown outcome is the hardest to get right.
  ...unanswered,
  ...refusing,
  'undeliverable',
] as const

export const mailFaults = [
  ...unreachable,
  ...unanswered,
  'token-expired',
  'number-unknown',
] as const

/** The disk is full; another program holds the lock of a write, longer than a statement waits. */
export const storeFaults = ['full', 'locked'] as const

export type Unreachable = (typeof unreachable)[number]
export type Unanswered = (typeof unanswered)[number]
export type Refusing = (typeof refusing)[number]
export type WhatsAppFault = (typeof whatsAppFaults)[number]
export type StoreFault = (typeof storeFaults)[number]
export type MailFault = (typeof mailFaults)[number]

export function isUnreachable(fault: string): fault is Unreachable {
  return unreachable.some((kind) => kind === fault)
}

export function isUnanswered(fault: string): fault is Unanswered {
  return unanswered.some((kind) => kind === fault)
}
