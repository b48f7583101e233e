import { expect, it } from 'vitest'
import { isOutOfSight } from './show-card.ts'

const windowHeight = 740

it.each([
  ['above the window, as on the board of a phone', -200, true],
  ['below it, as on a phone under what was found', 900, true],
  ['with its head alone at the bottom', 600, true],
  ['beside the lists', 120, false],
  ['under a short list', 360, false],
])(
  'says whether to scroll to a picked card that is %s, with its top at %d: %s',
  (_where, top, isScrolled) => {
    expect(isOutOfSight(top, windowHeight)).toBe(isScrolled)
  },
)
