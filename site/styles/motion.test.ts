import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const onlyIfWanted = /@media \(prefers-reduced-motion: no-preference\) \{\n(?: .*\n)*\}\n/g
/** An animation along the scroll has no duration: it moves nothing by itself. */
const motion = /(?:animation|transition)[^:;]*:[^;]*\d(?:s|ms)\b|navigation: auto|behavior: smooth/

it.each(globSync('{site,desk}/styles/*.css'))(
  '%s moves nothing for a visitor who asked for less motion',
  (file) => {
    expect(readFileSync(file, 'utf8').replaceAll(onlyIfWanted, '')).not.toMatch(motion)
  },
)
