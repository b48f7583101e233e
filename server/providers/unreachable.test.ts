import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startFakeWhatsApp } from '../../fake-whatsapp/server.ts'
import { aMessage } from '../../test/support/a-message.ts'
import {
  afterTheRequest,
  answeredByAProxy,
  type BrokenProvider,
  beforeTheRequest,
  behindAProxy,
  endlessAnswer,
  overTls,
  slowLine,
} from '../../test/support/broken-provider.ts'
import { authority } from '../../test/support/certificates.ts'
import { startMailServer } from '../../test/support/mail-server.ts'
import { phoneProviders } from '../../test/support/phone-providers.ts'
import { emailProvider, type MailTimeouts } from './email/send.ts'

const patient = { connectMs: 10_000, answerMs: 10_000 }

/** Returns short timeouts only for a failure that ends when a timeout has passed. */
const timeoutsFor = (way: string) =>
  /never|stops/.test(way) ? { connectMs: 150, answerMs: 150 } : patient

const noSignal = new AbortController().signal

beforeAll(() => setDefaultCACertificates([...getCACertificates(), authority]))

const urlOf = ({ host, isSecure }: BrokenProvider) => `${isSecure ? 'https' : 'http'}://${host}`

describe.each(Object.entries(phoneProviders))('a send by %s', (_name, open) => {
  it.each(Object.entries({ ...beforeTheRequest, ...behindAProxy, ...answeredByAProxy }))(
    'certainly did not leave when %s',
    async (way, breakProvider) => {
      const url = urlOf(await breakProvider())
      const outcome = await open(url, timeoutsFor(way)).send(aMessage(), noSignal)
      expect(outcome).toMatchObject({ kind: 'failed', class: 'transient' })
    },
  )

  it.each(Object.entries(afterTheRequest))(
    'may have been sent when %s',
    async (way, breakProvider) => {
      const url = urlOf(await breakProvider())
      const timeouts = { ...timeoutsFor(way), connectMs: patient.connectMs }
      const outcome = await open(url, timeouts).send(aMessage(), noSignal)
      expect(outcome).toMatchObject({ kind: 'failed', class: 'unknown' })
    },
  )
})

it('a send stops reading an answer that has no end', async () => {
  const url = urlOf(await endlessAnswer())
  const outcome = await phoneProviders['whatsapp-cloud'](url).send(aMessage(), noSignal)
  expect(outcome).toMatchObject({ class: 'unknown', code: 'answer-too-long' })
})

it.each(Object.entries(overTls))('a send over TLS succeeds %s', async (_way, open) => {
  const fake = await startFakeWhatsApp()
  onTestFinished(() => fake.stop())
  const provider = await open()
  provider.mend(Number(new URL(fake.url).port))
  const outcome = await phoneProviders['whatsapp-cloud'](urlOf(provider)).send(aMessage(), noSignal)
  expect(outcome).toMatchObject({ kind: 'accepted' })
})

it('a send waits for a slow connection although the provider has other addresses', async () => {
  const fake = await startFakeWhatsApp()
  onTestFinished(() => fake.stop())
  const url = urlOf(await slowLine(Number(new URL(fake.url).port)))
  const outcome = await phoneProviders['whatsapp-cloud'](url).send(aMessage(), noSignal)
  expect(outcome).toMatchObject({ kind: 'accepted' })
})

describe('a mail', () => {
  it('waits for a slow connection although its server has other addresses', async () => {
    const server = await startMailServer()
    onTestFinished(() => server.stop())
    const { host } = await slowLine(Number(new URL(server.url).port))
    const channel = mailTo(`smtp://${host}`)
    const outcome = await channel.send(aMessage({ recipient: 'a@b.example' }), noSignal)
    expect(outcome).toMatchObject({ kind: 'accepted' })
  })

  it.each(Object.entries(beforeTheRequest))(
    'certainly did not leave when %s',
    async (_way, breakProvider) => {
      const { host, isSecure } = await breakProvider()
      const timeouts = { connectMs: 150, silenceMs: 150, sendMs: 5_000 }
      const channel = mailTo(`${isSecure ? 'smtps' : 'smtp'}://${host}`, timeouts)
      const outcome = await channel.send(aMessage({ recipient: 'a@b.example' }), noSignal)
      expect(outcome).toMatchObject({ kind: 'failed', class: 'transient' })
    },
  )
})

function mailTo(smtpUrl: string, timeouts?: MailTimeouts) {
  const config = { smtpUrl, from: 'desk@centre.example', staff: undefined, owner: undefined }
  const channel = emailProvider({ config, ...(timeouts && { timeouts }) })
  onTestFinished(() => channel.close())
  return channel
}
