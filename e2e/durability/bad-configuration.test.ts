import { cp, mkdtempDisposable } from 'node:fs/promises'
import { builtSite, launchSite } from '../support/server-process.ts'
import { expect, test } from '../support/server-test.ts'

const bad = {
  PORT: 'eighty',
  PUBLIC_URL: 'www.example.org',
  TRUST_PROXY: 'yes',
  WHATSAPP_API_URL: 'ftp://graph.example',
  WHATSAPP_PHONE_NUMBER_ID: '+91 98765',
  WHATSAPP_STAFF_NUMBERS: '+919810000001,98100 00002',
  WHATSAPP_TEMPLATE: 'Appointment Request',
  LIMIT_PER_ADDRESS: '-1',
}

/** The settings above require this one too, and `bad` lacks it. */
const missing = 'WHATSAPP_ACCESS_TOKEN'

test('a server with a bad configuration exits with 1 and lists every bad key with an example', async () => {
  const site = launchSite({ ...bad, DATA_DIR: '/nowhere/to/be/made' })
  expect(await site.exited).toEqual({ code: 1, signal: null })
  const said = [...site.lines.map((line) => JSON.stringify(line)), ...site.complaints].join('\n')
  for (const key of [...Object.keys(bad), missing]) expect(said).toMatch(new RegExp(`${key}=\\S`))
  expect(said).not.toContain('listening')
})

test('a server with an incomplete build exits with 1 before it opens anything, and says how to build', async ({
  started,
}) => {
  const folder = started.use(await mkdtempDisposable('artifacts/incomplete-')).path
  await cp(`${builtSite}/server`, `${folder}/server`, { recursive: true })
  const site = launchSite({ DATA_DIR: '/nowhere/to/be/made' }, { site: folder })
  expect(await site.exited).toEqual({ code: 1, signal: null })
  expect(site.complaints).toEqual([])
  expect(site.lines.map(({ msg }) => msg)).toEqual([
    'start refused: the build is incomplete: run npm run build',
  ])
})
