import { expect, it } from 'vitest'
import { languagesSpoken } from '../../content/languages.ts'
import { aPost, aRequest } from '../../test/support/a-request.ts'
import { buildTestApp } from '../../test/support/test-app.ts'
import { allRequests } from '../../test/support/visit-store.ts'

const address = '/api/send-whatsapp'

it.each([
  [{}, 'en'],
  [{ 'content-language': 'hi' }, 'hi'],
  [{ 'content-language': 'HI ' }, 'hi'],
  [{ 'content-language': 'ta' }, 'en'],
  [{ 'accept-language': 'hi-IN,hi;q=0.9' }, 'en'],
  [{ 'content-language': 'en', 'accept-language': 'hi' }, 'en'],
] as const)(
  'a request with %o is answered in %s, and stored with that language',
  async (headers, language) => {
    const testApp = await buildTestApp()
    const strings = languagesSpoken[language].booking.problems
    const refused = await testApp.app.request(address, aPost(aRequest({ name: '' }), headers))
    expect(await refused.json()).toMatchObject({ error: strings['name-missing'] })
    await testApp.app.request(address, aPost(aRequest(), headers))
    expect(await allRequests(testApp.database)).toMatchObject([{ language }])
  },
)
