import type { APIRequestContext } from '@playwright/test'
import { staticAddress } from '../../site/static-address.ts'
import { staticFiles } from '../../site/static-files.ts'
import { askOnWire } from '../../test/support/wire.ts'
import { expect, test } from '../support/test.ts'

const forEver = 'public, max-age=31536000, immutable'

const contentTypes = {
  js: 'text/javascript; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
} as const

/** The files that the server compresses. Pictures and typefaces have formats that are compressed already. */
const compressed: readonly string[] = ['js', 'svg']

test('a browser keeps static files and scripts for ever, and text files are compressed', async ({
  testServer,
  request,
}) => {
  const files = namesOf(staticFiles).map(staticAddress)
  for (const address of [...files, ...(await scriptsOf(request, '/book-appointment'))])
    await expectKeptForEver(testServer.url, address)
})

test('all languages load React from the same file, which has no imports and no code of the form', async ({
  request,
}) => {
  const [form = '', react = '', ...others] = await scriptsOf(request, '/book-appointment')
  expect(others).toEqual([])
  expect(form).toMatch(/hydrate-en/)
  expect(await scriptsOf(request, '/hi/book-appointment')).toContain(react)
  const script = await (await request.get(react)).text()
  expect(script).not.toMatch(/\bimport\b/)
  expect(script).not.toContain('booking')
})

async function scriptsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const [, scripts = ''] = /<script data-src="([^"]+)"/.exec(html) ?? []
  return scripts.split(' ')
}

async function expectKeptForEver(origin: string, address: string): Promise<void> {
  const { status, headers } = await askOnWire(origin + address)
  const [extension] = namesOf(contentTypes).filter((each) => address.endsWith(`.${each}`))
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe(forEver)
  expect(headers['content-type']).toBe(extension && contentTypes[extension])
  const isCompressed = compressed.includes(extension ?? '')
  expect(headers['content-encoding']).toBe(isCompressed ? 'br' : undefined)
}

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table)
}
