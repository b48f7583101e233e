import { describe, expect, it } from 'vitest'
import { centre } from '../../content/centre.ts'
import { languagesSpoken } from '../../content/languages.ts'
import { english } from '../../content/strings.ts'
import { maxLength } from '../../domain/appointment-request.ts'
import { confirmationQuery } from '../../domain/confirmation-link.ts'
import { allTests } from '../../domain/test-catalogue.ts'
import { refuseLongAddresses } from './long-address.ts'

const fetch = refuseLongAddresses(() => new Response('asked'), {
  publicUrl: 'https://sunrise.example',
  strings: languagesSpoken,
  centre,
})
const sentence = english.answers.addressTooLong(centre.phones[0].label)

function ask(path: string, length: number) {
  const url = `https://sunrise.example${path}?`
  return fetch(new Request(url + 'x'.repeat(length - url.length)))
}

describe('an address that is too long', () => {
  it('is answered 414 with a sentence', async () => {
    const response = await ask('/about', 8001)
    expect(response.status).toBe(414)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(sentence)
  })

  it('is answered in the language of its path', async () => {
    const { addressTooLong } = languagesSpoken.hi.answers
    const response = await ask('/hi/about', 8001)
    expect(await response.text()).toBe(addressTooLong(centre.phones[0].label))
  })

  it('is answered as every refusal where the call is', async () => {
    const response = await ask('/api/send-whatsapp', 8001)
    expect(response.status).toBe(414)
    expect(await response.json()).toEqual({ error: sentence })
  })

  it('is longer than what the standard wants taken', async () => {
    expect(await (await ask('/about', 8000)).text()).toBe('asked')
  })

  it('is more than twice as long as our longest link', () => {
    const link = confirmationQuery({
      name: 'आ'.repeat(maxLength.name),
      phone: '९'.repeat(maxLength.phone),
      email: '+'.repeat(maxLength.email),
      date: '2026-11-20',
      time: '11:00 AM',
      tests: allTests,
    })
    expect(link.length).toBeLessThan(8000 / 2)
  })
})
