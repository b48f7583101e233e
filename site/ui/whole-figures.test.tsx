import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WholeFigures } from './whole-figures.tsx'

it('keeps each number on the line of the word after it, "X-ray" whole, and every letter', () => {
  const text = 'Gate 2, is 100 metres away. Fasting of 8–12 hours. An X-ray, or एक्स-रे है।'
  const html = renderToStaticMarkup(<WholeFigures text={text} />)
  expect(html.match(/<span class="whole">[^<]*/g)).toEqual(
    ['100 metres', '8–12 hours.', 'X-ray,', 'एक्स-रे'].map(
      (figure) => `<span class="whole">${figure}`,
    ),
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})
