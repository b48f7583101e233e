import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFaults } from './source-faults.ts'

it.each(sourceFaults)('plants the fault in exactly one place: $what', ({ file, right, wrong }) => {
  expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2)
  expect(wrong).not.toBe(right)
})
