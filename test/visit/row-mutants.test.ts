import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFaults } from '../simulation/source-faults.ts'
import { ofEvents, ofNotices } from './row-mutants.ts'

it.each([...ofEvents, ...ofNotices, ...sourceFaults])(
  'plants the fault in exactly one place: $row',
  ({ file, right, wrong }) => {
    expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2)
    expect(wrong).not.toBe(right)
  },
)
