import { expect, it } from 'vitest'
import { drawPages } from '../../test/support/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/support/read-html.ts'

it("says 'Oops! Page not found' and links home", () => {
  const html = drawPages().notFound
  expect(textOf(html)).toContain('Oops! Page not found')
  expect(attributes(mainOf(html), 'href')).toEqual(['/'])
})
