import type { NoticeStatus, ReceiptKind } from '../db/schema.ts'

/** How far along each receipt shows a message to be; a tap shows that it was read. */
const shown: Readonly<Record<Exclude<ReceiptKind, 'failed'>, NoticeStatus>> = {
  sent: 'accepted',
  delivered: 'delivered',
  read: 'read',
  called: 'read',
  'no-answer': 'read',
}

const rank: Readonly<Record<NoticeStatus, number>> = {
  due: 0,
  sending: 0,
  abandoned: 0,
  accepted: 1,
  // Said of a message that was taken: only that it arrived says more.
  failed: 1,
  delivered: 2,
  read: 3,
}

/**
 * The status a receipt moves a notice to, or undefined when it tells nothing new. Receipts come
 * twice and in any order, so a notice only moves forward; `failed` counts unless the message is
 * known to have arrived (Meta sends it for one device of several), and a `sent` that comes late does
 * not take it back.
 */
export function afterReceipt(status: NoticeStatus, kind: ReceiptKind): NoticeStatus | undefined {
  if (kind === 'failed')
    return rank[status] >= rank.delivered || status === 'failed' ? undefined : 'failed'
  const next = shown[kind]
  return rank[next] > rank[status] ? next : undefined
}
