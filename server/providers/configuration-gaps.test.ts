import { describe, expect, it } from 'vitest'
import { configOf, sample } from '../../test/support/config-of.ts'
import { composeProviders } from './compose-providers.ts'
import { configurationGaps } from './configuration-gaps.ts'

const { whatsApp, smtp, staff, owner } = sample

function gapsOf(env: Readonly<Record<string, string>>): readonly string[] {
  const config = configOf(env)
  const { recipients, channels } = composeProviders(config)
  for (const channel of channels.values()) channel.close?.()
  return configurationGaps(recipients, config)
}

describe('configurationGaps', () => {
  it.each([
    [{ ...whatsApp, ...smtp, ...staff, ...owner }],
    [{ ...whatsApp, ...smtp, ...owner }],
    [{ ...smtp, ...staff, ...owner }],
  ])('finds no gap in %j', (env) => {
    expect(gapsOf(env)).toEqual([])
  })

  it('says where alarms go if the owner has no address', () => {
    const digest = { WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest' }
    const said = (env: Readonly<Record<string, string>>) => gapsOf(env).join()
    expect(said({ ...whatsApp, ...smtp, ...staff })).toMatch(/OWNER.*reception's mailbox$/)
    expect(said({ ...whatsApp, ...digest })).toMatch(/OWNER.*reception's phones$/)
    expect(said(whatsApp)).toMatch(/OWNER_EMAIL is not set: alarms are only logged$/)
  })

  it("says that the owner's mailbox stands in for reception's", () => {
    expect(gapsOf({ ...smtp, ...owner })).toEqual([expect.stringMatching(/^STAFF_EMAIL.*OWNER/)])
  })

  it.each([
    [['STAFF_EMAIL'], { ...whatsApp, ...staff }],
    [['OWNER_EMAIL'], { ...whatsApp, ...owner }],
    [['STAFF_EMAIL', 'OWNER_EMAIL'], { ...staff, ...owner }],
  ])('says that %j gets nothing without a mail server', (keys, env) => {
    const gaps = gapsOf(env)
    for (const key of keys)
      expect(gaps).toContainEqual(expect.stringMatching(`^${key} is set without SMTP_URL`))
    expect(gaps.join().includes('OWNER_EMAIL is not set')).toBe(!keys.includes('OWNER_EMAIL'))
  })

  it.each([
    ['WHATSAPP_APP_SECRET', { WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'word' }],
    ['WHATSAPP_DIGEST_TEMPLATE', { WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest' }],
    ['WHATSAPP_STAFF_NUMBERS', { TWILIO_AUTH_TOKEN: 'x', WHATSAPP_STAFF_NUMBERS: '+919876543210' }],
    ['BACKUP_DIR', { BACKUP_DIR: '/mnt/backup', DATABASE_URL: 'postgres://localhost/centre' }],
    ['DESK_URL', { DESK_URL: 'https://desk.example.org', DESK_PORT: '0' }],
  ])('names %s if other settings leave it without effect', (key, env) => {
    expect(gapsOf(env)).toContainEqual(
      expect.stringMatching(`^${key} is set (without|with) .*: it is ignored$`),
    )
  })

  it('says that no browser can use the desk at a plain http address of another machine', () => {
    const said = (url: string) => gapsOf({ DESK_URL: url }).join()
    expect(said('http://192.168.1.10:3001')).toMatch(/DESK_URL is http: .* https/)
    for (const url of ['https://192.168.1.10', 'http://localhost:3001', 'http://127.0.0.1:3001'])
      expect(said(url)).not.toContain('DESK_URL')
  })

  it('says that no certificate is checked', () => {
    const said = gapsOf({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })
    expect(said).toContainEqual(expect.stringMatching(/^NODE_TLS_REJECT_UNAUTHORIZED is 0: /))
    expect(gapsOf({ NODE_TLS_REJECT_UNAUTHORIZED: '1' }).join()).not.toContain('TLS')
  })

  it.each([
    ['/srv/data', '/srv/data/', true],
    ['./data', './data/copies', true],
    ['/srv/backup/data', '/srv/backup', true],
    ['/srv/data', '/srv/data-copies', false],
    ['/srv/data', '/mnt/backup', false],
  ])('says of DATA_DIR=%s and BACKUP_DIR=%s that one lies in the other: %s', (data, backup, is) => {
    const said = gapsOf({ DATA_DIR: data, BACKUP_DIR: backup }).join()
    expect(said.includes('BACKUP_DIR and DATA_DIR')).toBe(is)
  })

  it('says, if reception has no phone and no mailbox, that nobody is told', () => {
    const alone = expect.stringMatching(/^nobody is told of a request: .* only an open desk rings$/)
    const noOwner = expect.stringContaining('OWNER_EMAIL is not set')
    expect(gapsOf({})).toEqual([alone, noOwner])
    expect(gapsOf(smtp)).toEqual([alone, expect.stringContaining('only patients'), noOwner])
  })
})
