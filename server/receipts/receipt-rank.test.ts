import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NoticeStatus, ReceiptKind } from '../db/schema.ts'
import { afterReceipt } from './receipt-rank.ts'

const statuses = ['due', 'sending', 'accepted', 'delivered', 'read', 'failed', 'abandoned'] as const
const kinds = ['sent', 'delivered', 'read', 'failed', 'called', 'no-answer'] as const

/** The status after each kind of receipt, in the order of `kinds`; `-` means unchanged. */
const expected: Readonly<Record<NoticeStatus, string>> = {
  due: 'accepted delivered read failed read read',
  sending: 'accepted delivered read failed read read',
  abandoned: 'accepted delivered read failed read read',
  accepted: '- delivered read failed read read',
  failed: '- delivered read - read read',
  delivered: '- - read - read read',
  read: '- - - - - -',
}

it.each(statuses)('a receipt moves a notice that is %s only forward', (status) => {
  const after = kinds.map((kind) => afterReceipt(status, kind) ?? '-')
  expect(after.join(' ')).toBe(expected[status])
})

const statusAfter = (receipts: readonly ReceiptKind[]) =>
  receipts.reduce<NoticeStatus>((status, kind) => afterReceipt(status, kind) ?? status, 'accepted')

it('a notice ends in the same status in whatever order its receipts come, and however often', () => {
  const someReceipts = fc.array(fc.constantFrom(...kinds), { maxLength: 8 })
  fc.assert(
    fc.property(someReceipts, someReceipts, (receipts, repeated) => {
      const more = [...receipts, ...repeated.filter((kind) => receipts.includes(kind))]
      expect(statusAfter(more)).toBe(statusAfter(receipts))
      expect(statusAfter(more.toReversed())).toBe(statusAfter(receipts))
    }),
  )
})
