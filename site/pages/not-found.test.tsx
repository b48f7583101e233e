import { expect, it } from 'vitest'
import { drawPages } from '../../test/draw-pages.tsx'
import { attributes, mainOf, textOf } from '../../test/read-html.ts'

it("says 'Oops! Page not found' and links home", () => {
  const html = drawPages().notFound
  expect(textOf(html)).toContain('Oops! Page not found')
  expect(attributes(mainOf(html), 'href')).toEqual(['/'])
})
