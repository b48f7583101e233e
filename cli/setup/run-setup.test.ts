import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { BrokenOff } from '../terminal.ts'
import { runSetup } from './run-setup.ts'

/** Runs setup for a person who types these answers, and then breaks off. */
async function setUp(answers: readonly string[], present: Record<string, string> = {}) {
  const left = [...answers]
  let shown = ''
  const ask = async (question: string) => {
    const answer = left.shift()
    if (answer === undefined) throw new BrokenOff()
    shown += `${question}${answer}\n`
    return answer
  }
  const askSecretly = async (question: string) => {
    shown += `${question}\n`
    const answer = left.shift()
    if (answer === undefined) throw new BrokenOff()
    return answer
  }
  const print = (text: string) => {
    shown += text
  }
  const terminal = { print, ask, askSecretly }
  const settings = new Map(Object.entries(present))
  const changes = await runSetup(settings, terminal, 'made-up-word').catch((error: unknown) => {
    if (error instanceof BrokenOff) return 'broken off'
    throw error
  })
  const written = changes instanceof Map ? Object.fromEntries(changes) : changes
  return { written, shown, left }
}

const metaAnswers = [
  '1',
  'https://www.sunrise.test',
  '106540352242922',
  'EAAG-the-token',
  '+919876543210',
  '', // the suggested template
  '', // no digest
  '', // English
  'y',
  'the-app-secret',
  '', // a verify token that setup makes up
]

describe('setting up WhatsApp', () => {
  it('asks for each value, and writes settings with which the server starts', async () => {
    const { written, left } = await setUp([...metaAnswers, 'n', '', 'y'])
    expect(written).toEqual({
      PUBLIC_URL: 'https://www.sunrise.test',
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_ACCESS_TOKEN: 'EAAG-the-token',
      WHATSAPP_STAFF_NUMBERS: '+919876543210',
      WHATSAPP_TEMPLATE: 'appointment_request',
      WHATSAPP_TEMPLATE_LANGUAGE: 'en',
      WHATSAPP_APP_SECRET: 'the-app-secret',
      WHATSAPP_VERIFY_TOKEN: 'made-up-word',
    })
    expect(readConfig(Object(written)).ok).toBe(true)
    expect(left).toEqual([])
  })

  it('never shows a secret that was typed, and shows only the end of numbers and ids', async () => {
    const { shown } = await setUp([...metaAnswers, 'n', '', 'y'])
    for (const secret of ['EAAG-the-token', 'the-app-secret']) expect(shown).not.toContain(secret)
    expect(shown).toContain('WHATSAPP_PHONE_NUMBER_ID  …922')
    expect(shown).toContain('Enter takes made-up-word')
  })

  it('asks again with the reason and an example until a value is valid', async () => {
    const answers = [...metaAnswers]
    answers.splice(4, 1, '98765 43210', '+919876543210')
    const { written, shown } = await setUp([...answers, 'n', '', 'y'])
    expect(written).toMatchObject({ WHATSAPP_STAFF_NUMBERS: '+919876543210' })
    expect(shown).toContain(
      'WHATSAPP_STAFF_NUMBERS must be phone numbers with + and the country code, e.g. +919876543210',
    )
  })

  it('asks again for a value that is needed, and drops spaces that were copied with a value', async () => {
    const answers = [...metaAnswers]
    answers.splice(2, 2, '', '106540352242922', ' EAAG-the-token ')
    const { written, shown } = await setUp([...answers, 'n', '', 'y'])
    expect(written).toMatchObject({ WHATSAPP_ACCESS_TOKEN: 'EAAG-the-token' })
    expect(shown).toContain('WHATSAPP_PHONE_NUMBER_ID is needed')
  })

  it('writes nothing if the person breaks off or does not answer yes', async () => {
    expect((await setUp([...metaAnswers, 'n', '', ''])).written).toBeUndefined()
    expect((await setUp(metaAnswers.slice(0, 5))).written).toBe('broken off')
  })
})

describe('setting up again', () => {
  const present = {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'EAAG-old-token',
    WHATSAPP_STAFF_NUMBERS: '+919876543210',
    WHATSAPP_TEMPLATE: 'appointment_request',
    WHATSAPP_TEMPLATE_LANGUAGE: 'en',
    PORT: '3000',
  }
  const kept = ['1', '', '', '', '', '', '', '', 'n', 'n', '']

  it('keeps what is set when nothing is typed', async () => {
    const { written, shown } = await setUp(kept, present)
    expect(written).toBeUndefined()
    expect(shown).toContain('Nothing is to be changed')
    expect(shown).not.toContain('EAAG-old-token')
  })

  it('does not keep a value with which the server would not start', async () => {
    const wrong = { ...present, WHATSAPP_STAFF_NUMBERS: '98765' }
    const answers = [...kept.slice(0, 4), '', '+919876543210', ...kept.slice(5), 'y']
    const { written, shown } = await setUp(answers, wrong)
    expect(written).toEqual({ WHATSAPP_STAFF_NUMBERS: '+919876543210' })
    expect(shown).toContain('WHATSAPP_STAFF_NUMBERS is needed')
  })

  it('replaces a value only after a yes', async () => {
    const answers = ['1', '', '', 'EAAG-new-token', '', '', '', '', 'n', 'n', '']
    expect((await setUp([...answers, 'n'], present)).written).toBeUndefined()
    const { shown, written } = await setUp([...answers, 'y'], present)
    expect(shown).toContain('WHATSAPP_ACCESS_TOKEN  set  (replaced)')
    expect(written).toEqual({ WHATSAPP_ACCESS_TOKEN: 'EAAG-new-token' })
  })

  it('a change to mail alone empties the WhatsApp settings, and the server still starts', async () => {
    const { written } = await setUp(
      [
        '2',
        '',
        'smtp://a:b@mail.test',
        'a@sunrise.test',
        'b@sunrise.test',
        'c@sunrise.test',
        '',
        'y',
      ],
      { ...present, WHATSAPP_APP_SECRET: 'old-secret', WHATSAPP_VERIFY_TOKEN: 'old-word' },
    )
    expect(written).toMatchObject({ WHATSAPP_ACCESS_TOKEN: '', WHATSAPP_STAFF_NUMBERS: '' })
    expect(written).toMatchObject({ WHATSAPP_APP_SECRET: '', WHATSAPP_VERIFY_TOKEN: '' })
    expect(readConfig({ ...present, ...Object(written) }).ok).toBe(true)
  })

  it('asks for no copies of PostgreSQL, which has backups of its own', async () => {
    const answers = ['2', '', 'smtp://a:b@mail.test', 'a@c.test', 'b@c.test', 'c@c.test', 'y']
    const { written, left } = await setUp(answers, { DATABASE_URL: 'postgres://localhost/centre' })
    expect(written).toMatchObject({ MAIL_FROM: 'a@c.test' })
    expect(left).toEqual([])
  })

  it('goes through a group without asking for it if one value of the group is set', async () => {
    const mail = { MAIL_FROM: 'a@c.test', STAFF_EMAIL: 'b@c.test', OWNER_EMAIL: 'c@c.test' }
    const smtp = { SMTP_URL: 'smtp://a:b@mail.test' }
    const answers = [...kept.slice(0, 9), '', '', '', '', '']
    const { shown, left } = await setUp(answers, { ...present, ...mail, ...smtp })
    expect(shown).toContain('Nothing is to be changed')
    expect(left).toEqual([])
  })

  it('says with which value the server would not start', async () => {
    const { shown } = await setUp([...kept.slice(0, 10), '/mnt/usb', ''], { ...present, PORT: 'x' })
    expect(shown).toContain('The server will not start with this: PORT ')
  })

  it('removes settings of an earlier version, because the server would complain at each start', async () => {
    const { written, shown } = await setUp([...kept, 'y'], { ...present, TWILIO_AUTH_TOKEN: 'old' })
    expect(written).toEqual({ TWILIO_AUTH_TOKEN: '' })
    expect(shown).toContain('TWILIO_AUTH_TOKEN  taken out')
  })
})

it('sets up only mail, and backups on another disk', async () => {
  const answers = [
    '2',
    '',
    'smtps://a:secret@mail.test',
    'a@sunrise.test',
    'b@sunrise.test',
    'c@sunrise.test',
    '/mnt/usb/centre',
    'y',
  ]
  const { written, shown } = await setUp(answers)
  expect(written).toMatchObject({
    OWNER_EMAIL: 'c@sunrise.test',
    BACKUP_DIR: '/mnt/usb/centre',
  })
  expect(shown).not.toContain('smtps://a:secret')
})

it('the server takes the settings of practice.env', () => {
  const path = new URL('../../fake-whatsapp/practice.env', import.meta.url)
  expect(readConfig(parseEnv(readFileSync(path, 'utf8'))).ok).toBe(true)
})
