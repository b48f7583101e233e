import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { legal } from '../../content/en/legal.ts'
import { shell } from '../../content/hi/shell.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { languages } from '../../domain/language.ts'
import { confirmationQuery } from '../../domain/request/confirmation-link.ts'
import { confirmationDetails, drawPages, pageContext } from '../../test/support/draw-pages.tsx'
import { attributes, countOf, textOf } from '../../test/support/read-html.ts'
import { addressesIn, alternates } from '../routes.ts'

const indexed = ['home', 'about', 'services', 'book'] as const

const drawn = languages.flatMap((language) =>
  Object.entries(drawPages(pageContext({}, language))).map(
    ([name, html]) => ({ language, name, html }) as const,
  ),
)

/** The page of the other language to which a drawn page links. */
function pageOf(name: string) {
  if (name === 'home' || name === 'about' || name === 'services' || name === 'book') return name
  return name === 'notFound' ? 'home' : 'confirmation'
}

/** The sentences that the specification requires on every page, and their Hindi versions. */
const said = {
  en: {
    links: ['Home', 'About Us', 'Services', 'Book Appointment'],
    address: 'Green Park, New Delhi 110016',
    doctor: /Dr\. Meera Anand, .* Gold medalist.* Reg\. No\. DMC\/R\/00000/,
    hours: ['Monday to Saturday: 8:30 AM to 8:30 PM', 'Sunday: 8:30 AM to 5:00 PM'],
    fraud: 'We never ask for an OTP, UPI PIN, card or advance payment to book.',
    notice: [`${legal.pcpndt.en}</p>`, `<p lang="hi">${legal.pcpndt.hi}</p>`],
  },
  hi: {
    links: Object.values(shell.pages),
    address: 'ग्रीन पार्क, नई दिल्ली 110016',
    doctor: /डॉ\. मीरा आनंद, .* गोल्ड मेडलिस्ट.* DMC\/R\/00000/,
    hours: ['सोमवार से शनिवार: सुबह 8:30 से रात 8:30 बजे तक', 'रविवार: सुबह 8:30 से शाम 5:00 बजे तक'],
    fraud: shell.fraud,
    notice: [`${legal.pcpndt.hi}</p>`, `<p lang="en">${legal.pcpndt.en}</p>`],
  },
}

describe.each(drawn)('every page: $language $name', ({ language, name, html }) => {
  const text = textOf(html)
  const { links, address, doctor, hours, fraud, notice } = said[language]

  it('is one document with one h1, one main, one title', () => {
    expect(html.startsWith(`<!doctype html><html lang="${language}">`)).toBe(true)
    for (const tag of ['h1', 'main', 'title', 'header', 'style']) expect(countOf(html, tag)).toBe(1)
  })

  it('links to each of the four pages at least twice', () => {
    for (const label of links) expect(html.split(`>${label}</a>`).length).toBeGreaterThanOrEqual(3)
  })

  it('names phone, street and the doctor with her registration number in the header', () => {
    const header = textOf(html.slice(0, html.indexOf('</header>')))
    expect(header).toContain('+91 11 5550 0142')
    expect(header).toContain(address.split(', ')[0])
    expect(header).toMatch(doctor)
  })

  it('gives the whole address in the footer, with no break inside a name', () => {
    const [, footer = ''] = html.split('<footer')
    expect(footer).toContain(address.replaceAll(/(?<!,) /g, '\u00a0'))
  })

  it('links to itself in the other language with the same details, and home if it is missing', () => {
    const [other = language] = languages.filter((each) => each !== language)
    const links = [...html.matchAll(/<a href="([^"]*)" lang="([^"]*)" hrefLang/g)]
    expect(links.map(([, , lang]) => lang)).toEqual([other])
    const [address, query] = attributes(links[0]?.[0] ?? '', 'href')[0]?.split('?') ?? []
    const hasDetails = name === 'confirmation' || name === 'confirmationUnproven'
    expect(address).toBe(addressesIn[other][pageOf(name)])
    expect(query).toBe(hasDetails ? confirmationQuery(confirmationDetails()) : undefined)
  })

  it('has four quick links, and each scrolls to the top of its page', () => {
    const [, from = ''] = html.split('<nav aria-labelledby="quick-links"')
    const addresses = attributes(from.slice(0, from.indexOf('</nav>')), 'href')
    expect(addresses).toHaveLength(4)
    for (const address of addresses) expect(address).toMatch(/^(#top|[^#]+)$/)
  })

  it('links in the footer to what people ask before a visit, and to privacy', () => {
    const footer = attributes(html.slice(html.indexOf('<footer')), 'href')
    const { about } = addressesIn[language]
    expect(footer).toEqual(expect.arrayContaining([`${about}#visit`, `${about}#privacy`]))
  })

  it('says when we are open, what we never ask for, and that it is a sample, and has the notice of the Act', () => {
    for (const line of [...hours, fraud, languagesSpoken[language].shell.sample])
      expect(text).toContain(line)
    for (const part of notice) expect(html).toContain(part)
  })

  it('has a target for every fragment link', () => {
    const fragments = attributes(html, 'href').filter((href) => /^#./.test(href))
    for (const fragment of fragments)
      expect([...attributes(html, 'id'), 'top']).toContain(fragment.slice(1))
  })

  it('is indexed only if it is the same for everyone, and describes the centre on Home and About', () => {
    const isIndexed = indexed.some((each) => each === name)
    expect(html.includes('content="noindex"')).toBe(!isIndexed)
    const describesCentre = name === 'home' || name === 'about'
    expect(html.includes('<script type="application/ld+json">{"')).toBe(describesCentre)
    const site = 'https://centre.example'
    expect(html.includes(`<meta property="og:image" content="${site}/static/`)).toBe(isIndexed)
    const page = indexed.find((each) => each === name)
    const url = page && site + addressesIn[language][page]
    expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(url)
    expect(/property="og:url" content="([^"]*)"/.exec(html)?.[1]).toBe(url)
    const linked = html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)
    expect(Array.from(linked, ([, lang, address]) => [lang, address])).toEqual(
      page ? alternates(page).map(({ lang, address }) => [lang, site + address]) : [],
    )
  })

  it('sends its address as a referrer, to our own server, only if it posts a form', () => {
    expect(html.includes('<meta name="referrer" content="same-origin"')).toBe(name === 'book')
  })
})

it('gives every indexed page its own title and description, in each language', () => {
  const ofIndexed = drawn.filter(({ name }) => indexed.some((each) => each === name))
  const titles = ofIndexed.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
  const descriptions = ofIndexed.map(({ html }) => attributes(html, 'content')[1])
  expect(new Set(titles).size).toBe(ofIndexed.length)
  expect(new Set(descriptions).size).toBe(ofIndexed.length)
})

it('says nothing about a sample once the name and the phones are real', () => {
  const phones = [{ label: '+91 11 4000 1234', e164: '+911140001234' }] as const
  const own = pageContext({ centre: { ...centre, name: 'Asha Diagnostics', phones } })
  for (const html of Object.values(drawPages(own)))
    expect(textOf(html)).not.toContain(languagesSpoken.en.shell.sample)
})
