import { describe, expect, it } from 'vitest'
import { legal } from '../../content/en/legal.ts'
import { drawPages } from '../../test/draw-pages.tsx'
import { attributes, countOf, textOf } from '../../test/read-html.ts'

const pages = drawPages()
const indexed = ['home', 'about', 'services', 'book']

describe.each(Object.entries(pages))('every page: %s', (name, html) => {
  const text = textOf(html)

  it('is one document with one h1, one main, one title', () => {
    expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true)
    for (const tag of ['h1', 'main', 'title', 'header', 'style']) expect(countOf(html, tag)).toBe(1)
  })

  it('leads to Home, About Us, Services and Book Appointment, twice', () => {
    for (const label of ['Home', 'About Us', 'Services', 'Book Appointment'])
      expect(html.split(`>${label}</a>`).length).toBeGreaterThanOrEqual(3)
  })

  it('has a menu that opens without script', () => {
    expect(html).toContain('<button type="button" class="menu-button" popoverTarget="menu">')
    expect(attributes(html, 'id')).toContain('menu')
  })

  it('names phone, address and the doctor with her registration number in the header', () => {
    const header = textOf(html.slice(0, html.indexOf('</header>')))
    expect(header).toContain('+91 11 5550 0142')
    expect(header).toContain('Green Park, New Delhi 110016')
    expect(header).toMatch(/Dr\. Meera Anand, .* Gold medalist.* Reg\. No\. DMC\/R\/00000/)
  })

  it('gives the operating hours in the footer', () => {
    expect(text).toContain('Monday to Saturday: 8:30 AM to 8:30 PM')
    expect(text).toContain('Sunday: 8:30 AM to 5:00 PM')
  })

  it('carries the PC-PNDT notice in English and, marked as such, in Hindi', () => {
    expect(text).toContain(legal.pcpndtEnglish)
    expect(html).toContain(`<p lang="hi">${legal.pcpndtHindi}</p>`)
  })

  it('says that nobody asks for money or secrets to book', () => {
    expect(text).toContain('We never ask for an OTP, UPI PIN, card or advance payment to book.')
  })

  it('repeats no id', () => {
    const ids = attributes(html, 'id')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('points every fragment of its own at something that is there', () => {
    const fragments = attributes(html, 'href').filter((href) => /^#./.test(href))
    for (const fragment of fragments)
      expect([...attributes(html, 'id'), 'top']).toContain(fragment.slice(1))
  })

  it('has no style attribute and loads nothing from elsewhere', () => {
    expect(attributes(html, 'style')).toEqual([])
    expect(attributes(html, 'src').filter((src) => !src.startsWith('/'))).toEqual([])
    expect(html).not.toMatch(/url\(["']?https?:/)
  })

  it('runs script on the booking page alone', () => {
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    const running = scripts.filter((tag) => !tag.includes('application/'))
    expect(running).toHaveLength(name === 'book' ? 1 : 0)
  })

  it('is found by search engines only when it stands for itself', () => {
    const isIndexed = indexed.includes(name)
    expect(html.includes('rel="canonical"')).toBe(isIndexed)
    expect(html.includes('content="noindex"')).toBe(!isIndexed)
    expect(html.includes('property="og:image"')).toBe(isIndexed)
  })
})

it('gives every page its own title and description', () => {
  const titles = indexed.map((name) => /<title>(.*?)<\/title>/.exec(drawnPage(name))?.[1])
  const descriptions = indexed.map((name) => attributes(drawnPage(name), 'content')[1])
  expect(new Set(titles).size).toBe(indexed.length)
  expect(new Set(descriptions).size).toBe(indexed.length)
})

function drawnPage(name: string): string {
  return new Map(Object.entries(pages)).get(name) ?? ''
}
