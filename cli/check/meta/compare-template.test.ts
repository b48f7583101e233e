import { describe, expect, it } from 'vitest'
import { compareTemplate, type SentTemplate } from './compare-template.ts'

describe('a template that Meta approved', () => {
  const sent: SentTemplate = {
    name: 'a_request',
    language: 'en',
    format: 'named' as const,
    parameters: ['patient'],
    buttons: 1,
  }
  const body = { type: 'BODY', text: '{{patient}}', buttons: [] }
  const withButtons = (...buttons: readonly { type: string; text: string; url: string }[]) => ({
    type: 'BUTTONS',
    text: '',
    buttons: [...buttons],
  })
  const called = { type: 'QUICK_REPLY', text: 'Called', url: '' }
  const map = { type: 'URL', text: 'Map', url: 'https://map.example/{{1}}' }
  const listed = {
    name: 'a_request',
    language: 'en',
    status: 'APPROVED',
    category: 'UTILITY',
    parameter_format: 'NAMED',
    components: [body, withButtons(called)],
  }

  it('is fine if Meta lists it as the server sends it', () => {
    expect(compareTemplate(sent, [listed])).toMatchObject([{ level: 'ok' }])
  })

  it('is fine with a header of text alone', () => {
    const header = { ...body, type: 'HEADER', text: 'Appointment desk', format: 'TEXT' }
    const components = [header, body, withButtons(called)]
    expect(compareTemplate(sent, [{ ...listed, components }])).toMatchObject([{ level: 'ok' }])
  })

  it.each([
    [
      'a parameter in its header',
      { components: [{ ...body, type: 'HEADER', text: '{{day}}' }, body, withButtons(called)] },
      'it has day, which nothing fills in',
    ],
    [
      'a picture in its header',
      {
        components: [
          { ...body, type: 'HEADER', text: '', format: 'IMAGE' },
          body,
          withButtons(called),
        ],
      },
      'it has a header of the format image, which nothing fills in',
    ],
    [
      'a parameter in the address of a button',
      { components: [body, withButtons(called, map)] },
      'it has 1, which nothing fills in',
    ],
    [
      'a button that is no quick reply',
      { components: [body, withButtons({ ...map, url: '' })] },
      'does not have the 1 quick-reply buttons',
    ],
    [
      'the category AUTHENTICATION',
      { category: 'AUTHENTICATION' },
      'its category is authentication',
    ],
  ])('is a problem with %s', (_what, change, says) => {
    const found = compareTemplate(sent, [{ ...listed, ...change }])
    expect(found).toMatchObject([{ level: 'problem', says: expect.stringContaining(says) }])
  })
})
