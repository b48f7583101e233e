import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

/** Starts the server's sources after a change to the content, as if the owner had edited it. */
function startWith(change: string) {
  const centre = pathToFileURL('content/centre.ts').href
  const hindi = pathToFileURL('content/hi/strings.ts').href
  const edit = `const { centre } = await import('${centre}')
    const hindi = await import('${hindi}')
    ${change}`
  const edited = ['--import', `data:text/javascript,${encodeURIComponent(edit)}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...edited, 'server/main.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PORT: '0', DESK_PORT: '0', DATA_DIR: '/nowhere/at/all' },
  })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return { status, stderr, lines: lines.map((line): unknown => JSON.parse(line)) }
}

it('the server refuses wrong content before it opens anything, and names every wrong field', () => {
  const { status, stderr, lines } = startWith(`
    centre.hours.weekly[0] = null
    centre.name = ''
    delete hindi.booking.slotAdvice.over`)
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(lines).toMatchObject([
    {
      level: 60,
      msg: 'start refused: the content is not usable',
      problems: [
        { field: 'content/centre.ts: name', sentence: 'This is empty.' },
        { field: 'content/centre.ts: hours.weekly.0' },
        { field: 'content/hi/booking.ts: slotAdvice.over' },
      ],
    },
  ])
})
