import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import type { Pictures } from '../../content/picture.ts'
import { drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { textOf } from '../../test/support/read-html.ts'

const pictures: Pictures = {
  doctor: { file: 'doctor.jpg', alt: { en: 'The doctor at her desk', hi: 'मेज़ पर डॉक्टर' } },
  building: {
    file: 'house.webp',
    alt: { en: 'A white house', hi: 'सफ़ेद मकान' },
    caption: { en: 'The green door', hi: 'हरा दरवाज़ा' },
  },
  inside: { file: 'room.jpg', alt: { en: 'Reception', hi: 'रिसेप्शन' } },
}
const file = { bytes: 90_000, width: 1200, height: 800, hasMetadata: false }
const pictureFiles = {
  'doctor.jpg': { ...file, served: 'picture.1.jpg', width: 900, height: 1200 },
  'house.webp': { ...file, served: 'picture.2.webp' },
  'room.jpg': { ...file, served: 'picture.3.jpg' },
}

function pagesWith(given: Pictures, language: 'en' | 'hi' = 'en') {
  const { centre } = pageContext({}, language)
  return drawPages(pageContext({ centre: { ...centre, pictures: given }, pictureFiles }, language))
}

describe('with photographs', () => {
  it('a page loads each photograph lazily, with its size and with texts in its language', () => {
    const { about } = pagesWith(pictures, 'hi')
    expect(about).toContain(
      '<img src="/static/picture.1.jpg" alt="मेज़ पर डॉक्टर" width="900" height="1200" loading="lazy"/>',
    )
    expect(about).toContain('alt="रिसेप्शन" width="1200" height="800" loading="lazy"')
    expect(about).not.toMatch(/doctor\.[0-9a-f]+\.svg/)
    expect(textOf(pagesWith(pictures).home)).toContain('The green door')
    expect(textOf(pagesWith(pictures, 'hi').home)).toContain('हरा दरवाज़ा')
  })

  it('search engines get the photograph of the building, and link previews keep their picture', () => {
    const { home, services } = pagesWith(pictures)
    expect(home).toContain('"image":"https://centre.example/static/picture.2.webp"')
    expect(home).toMatch(/og:image" content="[^"]*\/share\./)
    expect(services).not.toContain('picture.')
  })

  it('a page that shows no photograph stays the same, byte for byte', () => {
    const without = drawPages()
    const { home, about, ...others } = pagesWith(pictures)
    expect(others).toEqual({ ...without, home: undefined, about: undefined })
    expect(pagesWith({}).home).toBe(without.home)
    const { building = { file: '', alt: { en: '', hi: '' } } } = pictures
    expect(pagesWith({ building }).about.replace(/"image":"[^"]*"/, '')).toBe(
      without.about.replace(/"image":"[^"]*"/, ''),
    )
  })
})

it('shows the drawing of the doctor if the file of the photograph is missing', () => {
  const own = pageContext({ centre: { ...centre, pictures } })
  expect(drawPages(own)).toEqual(drawPages())
})
