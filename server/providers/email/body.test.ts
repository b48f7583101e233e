import { describe, expect, it } from 'vitest'
import { aDigest, aMessage } from '../../../test/support/a-message.ts'
import { textOf } from '../../../test/support/read-html.ts'
import { emailBody } from './body.ts'

describe('emailBody', () => {
  it('has every field in its text, with the rooms of the tests and the line breaks of the notes', () => {
    expect(emailBody(aMessage()).text).toBe(`New request: #SID123456

Occasion: New request
Reference: #SID123456
Patient: आशा वर्मा <b>&
Phone: +919876543210 (98765 43210)
Call by: 12:00 PM today
Tests: CT/MRI: MRI Scan; Cardiac: ECG
Date: Saturday, 21 November 2026
Time: 11:00 AM
Notes:
  Speaks English
  लिफ्ट नहीं
`)
  })

  it('shows what a patient typed as text, never as markup', () => {
    const { html } = emailBody(aMessage({ headline: 'Asha <b>' }))
    expect(html).toContain('<title>Asha &lt;b&gt;</title>')
    expect(html).toContain('Asha &lt;b&gt;</h1>')
    expect(html).toContain('आशा वर्मा &lt;b&gt;&amp;</td>')
    expect(html).toContain('Speaks English<br>लिफ्ट नहीं</td>')
    expect(textOf(html)).toContain('Call by 12:00 PM today')
  })

  it('leaves out empty fields', () => {
    const fields = [{ name: 'notes', label: 'Notes', value: '' }] as const
    const { text, html } = emailBody(aMessage({ fields }))
    expect(text + html).not.toContain('Notes')
  })

  it('lists all requests of a digest, each on a line of its own', () => {
    const items = Array.from({ length: 40 }, (_, index) => `#SID${index} Asha`)
    const { text, html } = emailBody(aDigest(items))
    expect(text).toContain(`Requests:\n  ${items.join('\n  ')}\n`)
    expect(html).toContain(items.join('<br>'))
  })

  it('is in the language of the letter that a patient gets', () => {
    const letter = { language: 'hi', paragraphs: ['नमस्ते'] } as const
    expect(emailBody(aMessage({ letter })).html).toContain('<html lang="hi">')
  })

  it('loads nothing and sets no colours', () => {
    const { html } = emailBody(aMessage())
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('content="light dark"')
    expect(html).not.toMatch(/https?:|src=|url\(|color:|background/)
  })
})
