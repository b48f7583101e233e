import type { FakeMessage, StatusName } from './message.ts'

const windowMs = 24 * 60 * 60 * 1000

/** The messages taken, and when each recipient last wrote. */
export interface Inbox {
  readonly messages: readonly FakeMessage[]
  add(message: Omit<FakeMessage, 'statuses' | 'taps'>): FakeMessage
  find(wamid: string): FakeMessage | undefined
  addStatus(wamid: string, status: StatusName): void
  addTap(wamid: string, index: number): void
  /** Opens the 24 h customer service window for `from`. */
  noteInbound(from: string, nowMs: number): void
  isWindowOpen(to: string, nowMs: number): boolean
  clear(): void
}

interface Kept extends FakeMessage {
  readonly statuses: StatusName[]
  readonly taps: number[]
}

export function createInbox(): Inbox {
  const messages: Kept[] = []
  const byWamid = new Map<string, Kept>()
  const lastInboundMs = new Map<string, number>()
  return {
    messages,
    add(message) {
      const kept: Kept = { ...message, statuses: [], taps: [] }
      messages.push(kept)
      byWamid.set(kept.wamid, kept)
      return kept
    },
    find: (wamid) => byWamid.get(wamid),
    addStatus: (wamid, status) => void byWamid.get(wamid)?.statuses.push(status),
    addTap: (wamid, index) => void byWamid.get(wamid)?.taps.push(index),
    noteInbound: (from, nowMs) => void lastInboundMs.set(from, nowMs),
    isWindowOpen: (to, nowMs) =>
      nowMs - (lastInboundMs.get(to) ?? Number.NEGATIVE_INFINITY) < windowMs,
    clear() {
      messages.splice(0)
      byWamid.clear()
    },
  }
}
