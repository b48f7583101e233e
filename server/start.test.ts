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

it('a command says where content that cannot be read is wrong, without a stack', () => {
  const source = "const name = 'O'Brien'"
  const edit = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => url.endsWith('/content/centre.ts')
      ? { format: 'module-typescript', source: ${JSON.stringify(source)}, shortCircuit: true }
      : next(url, context) })`
  const edited = ['--import', `data:text/javascript,${encodeURIComponent(edit)}`]
  const { status, stderr } = spawnSync(process.execPath, [...edited, 'cli/centre.js', 'check'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('content/centre.ts:1')
  expect(stderr).toContain(source)
  expect(stderr).not.toMatch(/^ {4}at /m)
})
