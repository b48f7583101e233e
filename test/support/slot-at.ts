import { findSlot, type TimeSlot } from '../../domain/time/time-slots.ts'

/** The slot with this label, such as `10:30 AM`. */
export function slotAt(label: string): TimeSlot {
  const slot = findSlot(label)
  if (slot === undefined) throw new Error(`no slot ${label}`)
  return slot
}
