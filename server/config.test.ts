import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { configOf, sample } from '../test/support/config-of.ts'
import { readConfig } from './config.ts'

function problemsOf(env: Record<string, string>) {
  const read = readConfig(env)
  return read.ok ? [] : read.problems
}

describe('readConfig', () => {
  it('needs no key and gives a site on port 3000 of this machine, without a channel', () => {
    expect(configOf({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      trustedProxies: 0,
      desk: { port: 3001, host: '127.0.0.1', url: undefined },
      dataDir: './data',
      databaseUrl: undefined,
      retentionDays: 365,
      trustsAnyCertificate: false,
      whatsApp: undefined,
      withoutEffect: [],
      limits: { perAddress: 10, overall: 60 },
    })
  })

  it('gives no desk if DESK_PORT is 0, and otherwise a desk at the address of DESK_URL', () => {
    expect(configOf({ DESK_PORT: '0' }).desk).toBeUndefined()
    const given = { DESK_PORT: '4001', DESK_HOST: '0.0.0.0', DESK_URL: 'https://desk.example.org/' }
    const url = 'https://desk.example.org'
    expect(configOf(given).desk).toEqual({ port: 4001, host: '0.0.0.0', url })
  })

  it('reads a file of Windows, with a mark before its first key and line ends after its values', () => {
    const env = { '\ufeffPORT': '4000\r', DATA_DIR: '/srv/our data \r', OWNER_EMAIL: '\r' }
    expect(readConfig(env)).toMatchObject({
      config: { port: 4000, dataDir: '/srv/our data', mail: undefined },
    })
  })

  it.each(['"4000"', "'4000'", ' "4000"\r'])(
    'reads %s without its quotes, which docker run --env-file leaves there',
    (value) => expect(configOf({ PORT: value }).port).toBe(4000),
  )

  it('treats an empty value as absent, because compose files write empty values', () => {
    expect(configOf({ PORT: '', WHATSAPP_ACCESS_TOKEN: ' ' }).whatsApp).toBeUndefined()
  })

  it('reads the WhatsApp channel, several staff numbers included', () => {
    expect(configOf(sample.whatsApp).whatsApp).toMatchObject({
      apiUrl: 'https://graph.facebook.com',
      apiVersion: 'v25.0',
      staffNumbers: ['+919876543210', '+919876543211'],
      template: 'appointment_request',
    })
  })

  it('reads staff numbers as people write them, with blanks or hyphens', () => {
    const numbers = { WHATSAPP_STAFF_NUMBERS: '+91 98765 43210, +91-98765-43211,+919876543210' }
    expect(configOf({ ...sample.whatsApp, ...numbers }).whatsApp?.staffNumbers).toEqual([
      '+919876543210',
      '+919876543211',
    ])
  })

  it.each(['WHATSAPP_NOTICE', 'WHATSAPP_TEMPLATE_PARAMETERS'])(
    'says in words which values %s takes',
    (key) => {
      expect(problemsOf({ [key]: 'other' })).toMatchObject([
        { wrong: expect.stringMatching(/^must be [a-z]+ or [a-z]+$/) },
      ])
    },
  )

  it.each([
    { MAIL_FROM: 'desk@example.org', SMTP_URL: 'smtps://desk:se/cret@mail.example.org' },
    { DATABASE_URL: 'postgres://centre:se#cret@localhost/centre' },
  ])('says how to write a password whose signs cut an address: %j', (env) => {
    expect(problemsOf(env)).toMatchObject([{ wrong: expect.stringContaining('/ as %2F') }])
  })

  it('names every bad key at once, with what is wrong and an example', () => {
    const problems = problemsOf({
      PORT: '99999',
      PUBLIC_URL: 'example.org',
      WHATSAPP_STAFF_NUMBERS: '98765',
      LIMIT_OVERALL: '-1',
    })
    expect(problems.map((problem) => problem.key).toSorted()).toEqual([
      'LIMIT_OVERALL',
      'PORT',
      'PUBLIC_URL',
      'WHATSAPP_ACCESS_TOKEN',
      'WHATSAPP_PHONE_NUMBER_ID',
      'WHATSAPP_STAFF_NUMBERS',
    ])
    for (const problem of problems) {
      expect(problem.wrong).not.toBe('')
      expect(problem.example).toMatch(new RegExp(`^${problem.key}=.+`))
    }
  })

  it.each([
    ['PORT', '3000.5'],
    ['PORT', 'abc'],
    ['TRUST_PROXY', 'true'],
    ['DATA_DIR', '~/data'],
    ['DATA_DIR', '$HOME/data'],
    ['BACKUP_DIR', '~'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['SMTP_URL', 'smtp://'],
    ['WHATSAPP_API_VERSION', '25'],
    ['WHATSAPP_TEMPLATE', 'Not A Name'],
  ])('refuses %s=%s', (key, value) => {
    const env = { ...(key === 'SMTP_URL' && { MAIL_FROM: 'desk@example.org' }), [key]: value }
    expect(problemsOf(env).map((problem) => problem.key)).toEqual([key])
  })

  it.each(['PUBLIC_URL', 'DESK_URL'])(
    'accepts only an origin for %s, and drops a slash at its end',
    (key) => {
      const { publicUrl, desk } = configOf({ [key]: 'HTTPS://www.Example.org:443/' })
      expect(publicUrl ?? desk?.url).toBe('https://www.example.org')
      const urls = ['/hi', '/?from=qr', '?', '/#book', '#'].map(
        (rest) => `https://example.org${rest}`,
      )
      for (const url of [
        ...urls,
        'https://me:secret@example.org',
        'https://me@example.org',
        'ws://a',
      ]) {
        expect(problemsOf({ [key]: url }), url).toMatchObject([
          { key, wrong: expect.stringContaining('no path') },
        ])
      }
    },
  )

  it('accepts a path in WHATSAPP_API_URL, but no query, fragment or login', () => {
    const key = 'WHATSAPP_API_URL'
    expect(problemsOf({ [key]: 'https://gateway.example.org/graph/' })).toEqual([])
    for (const rest of ['?key=1', '#top']) {
      expect(problemsOf({ [key]: `https://gateway.example.org/${rest}` })).toMatchObject([{ key }])
    }
    expect(problemsOf({ [key]: 'https://me:secret@example.org' })).toMatchObject([{ key }])
  })

  it('names the key that makes a missing key necessary', () => {
    const { WHATSAPP_ACCESS_TOKEN: _, ...incomplete } = sample.whatsApp
    expect(problemsOf(incomplete)).toMatchObject([
      { key: 'WHATSAPP_ACCESS_TOKEN', wrong: 'is needed when WHATSAPP_PHONE_NUMBER_ID is set' },
    ])
  })

  it('accepts and ignores the settings of 2.x for Twilio', () => {
    const twilio = {
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_WHATSAPP_FROM: '+14155238886',
      TWILIO_CONTENT_SID: 'HX1',
      WHATSAPP_STAFF_NUMBERS: '+919876543210',
    }
    expect(configOf(twilio).whatsApp).toBeUndefined()
    expect(configOf({ ...twilio, ...sample.whatsApp }).whatsApp).toBeDefined()
    expect(problemsOf({ WHATSAPP_STAFF_NUMBERS: '+919876543210' })).not.toEqual([])
  })

  it('accepts .env.example unchanged, and with each key set that it has as #KEY=', () => {
    const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
    expect(problemsOf(definedOnly(parseEnv(text)))).toEqual([])
    expect(problemsOf(definedOnly(parseEnv(text.replaceAll(/^#([A-Z_]+=)/gm, '$1'))))).toEqual([])
  })
})

function definedOnly(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
