import type { NoticeStatus, ReceiptKind } from '../db/schema.ts'

/** The status that each receipt proves. A tap proves that the message was read. */
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
  // As `accepted`, because the message was accepted before it failed. Only a delivery says more.
  failed: 1,
  delivered: 2,
  read: 3,
}

/**
 * The status after a receipt, or undefined when it changes nothing. Receipts repeat and come in any order, so only a
 * receipt of a higher rank counts, or a failure before the delivery. A later failure changes nothing, because Meta may
 * report that one phone of a person failed while another has the message. A late `sent` does not undo `failed`.
 */
export function afterReceipt(status: NoticeStatus, kind: ReceiptKind): NoticeStatus | undefined {
  if (kind === 'failed')
    return rank[status] >= rank.delivered || status === 'failed' ? undefined : 'failed'
  const next = shown[kind]
  return rank[next] > rank[status] ? next : undefined
}
