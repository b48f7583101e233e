import { z } from 'zod'
import { centre } from '../../content/centre.ts'
import { expect, test } from '../support/test.ts'

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.tuple(
    [z.record(z.string(), z.unknown()), z.record(z.string(), z.unknown())],
    z.unknown(),
  ),
})

test('the JSON-LD of each English page parses, and names the centre and the doctor', async ({
  request,
}) => {
  for (const address of ['/', '/about', '/services', '/book-appointment']) {
    const html = await (await request.get(address)).text()
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const [clinic, doctor] = graph.parse(JSON.parse(text))['@graph']
    const { street, locality, city, postalCode } = centre.address
    expect(clinic).toMatchObject({
      name: centre.name,
      telephone: centre.phones.map(({ e164 }) => e164),
      email: centre.email,
      address: {
        streetAddress: `${street}, ${locality}`,
        addressLocality: city,
        postalCode,
      },
      geo: centre.location,
      hasMap: centre.mapUrl,
    })
    expect(doctor).toMatchObject({
      name: centre.doctor.name,
      identifier: { value: centre.doctor.registrationNumber },
    })
  }
})
