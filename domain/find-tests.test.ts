import { expect, it } from 'vitest'
import { heldOutPhrases } from '../test/held-out-phrases.ts'
import { patientPhrases } from '../test/patient-phrases.ts'

it('is measured on 60 phrases and on 40 held out, none twice', () => {
  expect(patientPhrases).toHaveLength(60)
  expect(heldOutPhrases).toHaveLength(40)
  const all = [...patientPhrases, ...heldOutPhrases].map(({ typed }) => typed)
  expect(new Set(all).size).toBe(100)
})
