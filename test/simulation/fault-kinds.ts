import { second } from '../../domain/time/milliseconds.ts'

/** Faults in which the connection fails before a byte of the message has left: after how long, with which code. */
export const unreachable = {
  refused: { afterMs: 0, code: 'ECONNREFUSED' },
  unresolved: { afterMs: 5 * second, code: 'EAI_AGAIN' },
  blackout: { afterMs: 10 * second, code: 'connect-timeout' },
  'bad-certificate': { afterMs: second, code: 'CERT_HAS_EXPIRED' },
} as const

/** Faults in which the message leaves and may arrive, but no answer comes. */
export const unanswered = {
  'drops-answers': { afterMs: second, code: 'ECONNRESET' },
  hangs: { afterMs: 10 * second, code: 'answer-timeout' },
} as const

/** Faults in which the answer refuses the message: statuses and codes of Meta's table. A proxy gives no code. */
export const refusals = {
  'proxy-408': { status: 408 },
  'gateway-errors': { status: 502 },
  'pair-throttled': { status: 400, code: 131056 },
  'channel-throttled': { status: 400, code: 130429, wait: '90' },
  'token-expired': { status: 401, code: 190 },
  'template-paused': { status: 400, code: 132015 },
  'digest-paused': { status: 400, code: 132015 },
  'number-unknown': { status: 400, code: 131026 },
} as const

const noConnection = ['refused', 'unresolved', 'blackout', 'bad-certificate'] as const
export const noAnswer = ['drops-answers', 'hangs'] as const

export const whatsAppFaults = [
  ...noConnection,
  ...noAnswer,
  // Listed twice to be drawn twice as often: what follows an unknown outcome is the hardest to get right.
  ...noAnswer,
  'proxy-408',
  'gateway-errors',
  'pair-throttled',
  'channel-throttled',
  'token-expired',
  'template-paused',
  'digest-paused',
  'number-unknown',
  'undeliverable',
] as const

export const mailFaults = [...noConnection, ...noAnswer, 'token-expired', 'number-unknown'] as const

/**
 * The disk is full, or another program holds the write lock for longer than a statement waits. On PostgreSQL `locked` is a
 * restart of the database.
 */
export const storeFaults = ['full', 'locked'] as const

export type WhatsAppFault = (typeof whatsAppFaults)[number]
export type MailFault = (typeof mailFaults)[number]
export type StoreFault = (typeof storeFaults)[number]
export type Refusing = keyof typeof refusals

export function isUnreachable(fault: string): fault is keyof typeof unreachable {
  return fault in unreachable
}

export function isUnanswered(fault: string): fault is keyof typeof unanswered {
  return fault in unanswered
}
