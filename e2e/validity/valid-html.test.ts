import { writeFile } from 'node:fs/promises'
import { everyAnswer } from '../support/every-answer.ts'
import { expect, test } from '../support/test.ts'
import { askOnWire } from '../support/wire.ts'
import { findingsOfNu, isJavaThere } from './nu-checker.ts'

test('the Nu HTML checker finds nothing wrong in any answer of the server', async ({
  testServer,
}, testInfo) => {
  test.skip(!isJavaThere(), 'HTML is not checked: the Nu HTML checker needs java on the PATH')
  test.slow()
  const files: string[] = []
  for (const { name, address, headers, form } of everyAnswer) {
    const { body } = await askOnWire(testServer.url + address, {
      headers: { ...headers, 'accept-encoding': 'identity' },
      ...(form && { form }),
    })
    const file = testInfo.outputPath(`${name.replaceAll(/\W+/g, '-')}.html`)
    await writeFile(file, body)
    files.push(file)
  }
  expect(await findingsOfNu(files)).toEqual([])
})
