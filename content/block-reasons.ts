import type { BlockReason, wholeCentre } from '../domain/rooms/block.ts'
import type { Closure } from '../domain/time/opening-hours.ts'

/** Why the centre, a room or the doctor is not available, as patients and reception read it. */
export const blockReasonTexts: Readonly<Record<BlockReason, Closure['reason']>> = {
  holiday: { en: 'holiday', hi: 'अवकाश' },
  engineer: { en: 'the engineer is here', hi: 'मशीन की जाँच हो रही है' },
  broken: { en: 'the machine is not working', hi: 'मशीन बंद है' },
  away: { en: 'the doctor is away', hi: 'डॉक्टर नहीं हैं' },
  power: { en: 'power cut', hi: 'बिजली नहीं है' },
  training: { en: 'staff training', hi: 'सेंटर का अपना काम' },
  emergency: { en: 'an emergency', hi: 'ज़रूरी काम' },
}

/** The words with which reception types what is closed, and why. Words for nothing may stand between them. */
export const closingWords: Readonly<Record<BlockReason | typeof wholeCentre | 'nothing', string>> =
  {
    holiday: 'holiday festival',
    engineer: 'engineer maintenance service servicing repair',
    broken: 'broken down machine not working fault',
    away: 'away leave absent ill sick',
    power: 'power cut electricity',
    training: 'training staff meeting',
    emergency: 'emergency urgent',
    centre: 'centre center everything',
    nothing:
      'a an all and at because block blocked by close closed day for here in is min minutes of on the whole',
  }
