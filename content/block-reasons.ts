import type { Closure } from '../domain/opening-hours.ts'
import type { BlockReason } from '../domain/rooms/block.ts'

/** Why the centre, a room or the doctor is not there, as patients and reception read it. */
export const blockReasonTexts: Readonly<Record<BlockReason, Closure['reason']>> = {
  holiday: { en: 'holiday', hi: 'छुट्टी' },
  engineer: { en: 'the engineer is here', hi: 'मशीन की सर्विस' },
  broken: { en: 'the machine is not working', hi: 'मशीन ख़राब है' },
  away: { en: 'the doctor is away', hi: 'डॉक्टर उपलब्ध नहीं' },
  power: { en: 'power cut', hi: 'बिजली नहीं है' },
  training: { en: 'staff training', hi: 'स्टाफ़ की ट्रेनिंग' },
  emergency: { en: 'an emergency', hi: 'आपात स्थिति' },
}
