import { expect, it } from 'vitest'
import { emergencyPhrases, soundAlikePhrases } from '../test/emergency-phrases.ts'

it('is thirty phrases of emergencies and thirty that sound like one, none twice', () => {
  expect(emergencyPhrases).toHaveLength(30)
  expect(soundAlikePhrases).toHaveLength(30)
  expect(new Set([...emergencyPhrases, ...soundAlikePhrases]).size).toBe(60)
})
