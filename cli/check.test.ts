import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv, stripVTControlCharacters } from 'node:util'
import { expect, it } from 'vitest'
import { aDirectory } from '../test/support/a-directory.ts'

const program = new URL('centre.ts', import.meta.url).pathname

/** Runs `centre` in a folder of its own, without a terminal. */
function centre(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [program, ...words], {
    cwd: aDirectory(),
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
}

it('check --json exits with 1 and names each wrong, misspelled or withdrawn setting', () => {
  const wrong = { WHATSAPP_STAFF_NUMBERS: '98765', LIMIT_OVERALL: '-1' }
  const unknown = { STAFF_EMIAL: 'a', TWILIO_AUTH_TOKEN: 'a' }
  const { status, stdout } = centre(['check', '--json'], { ...wrong, ...unknown })
  const findings = JSON.parse(stdout)
  expect(status).toBe(1)
  expect(findings).toContainEqual({
    check: 'configuration',
    level: 'problem',
    about: 'WHATSAPP_STAFF_NUMBERS',
    says: 'must be phone numbers with + and the country code',
    remedy: expect.stringContaining('+919876543210'),
  })
  const limit = { level: 'problem', about: 'LIMIT_OVERALL' }
  expect(findings).toContainEqual(expect.objectContaining(limit))
  const asked = expect.stringContaining('STAFF_EMIAL is not known')
  expect(findings).toContainEqual(expect.objectContaining({ level: 'problem', says: asked }))
  const ignored = expect.stringMatching(/TWILIO_AUTH_TOKEN .*it is ignored/)
  expect(findings).toContainEqual(expect.objectContaining({ level: 'note', says: ignored }))
  const named = findings.filter(({ remedy = '' }) => remedy.includes('centre -- setup'))
  expect(named, 'only this remedy names setup').toMatchObject([{ about: 'WHATSAPP_STAFF_NUMBERS' }])
})

/** Runs `centre setup` for a person who answers each question, in this directory. */
async function setUp(directory: string, answers: readonly string[], env = {}) {
  const atTerminal = 'data:text/javascript,process.stdin.isTTY = process.stdout.isTTY = true'
  const child = spawn(process.execPath, ['--import', atTerminal, program, 'setup'], {
    cwd: directory,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const left = [...answers]
  let shown = ''
  let answered = ''
  child.stdout.on('data', (text) => {
    shown = stripVTControlCharacters(shown + String(text))
    if (shown === answered || !/(> |\[y\/N\] )$/.test(shown)) return
    answered = shown
    const answer = left.shift()
    if (answer === undefined) child.stdin.end()
    else child.stdin.write(`${answer}\n`)
  })
  await once(child, 'close')
  return { shown, env: readFileSync(join(directory, '.env'), 'utf8') }
}

const mailAnswers = ['2', '', 'smtps://a:b@mail.test', 'a@centre.test', 'b@centre.test']

it('setup begins a new file with the explained keys of .env.example', async () => {
  const directory = aDirectory()
  copyFileSync('.env.example', join(directory, '.env.example'))
  const { env } = await setUp(directory, [...mailAnswers, 'c@centre.test', '', 'y'])
  expect(env).toMatch(/^#.*\n/)
  expect(parseEnv(env)).toMatchObject({ MAIL_FROM: 'a@centre.test', OWNER_EMAIL: 'c@centre.test' })
})

it('setup asks for a value that is empty, and says which values the environment overrides', async () => {
  const directory = aDirectory()
  writeFileSync(join(directory, '.env'), 'OWNER_EMAIL=\nPORT=3100\n')
  const answers = [...mailAnswers, 'c@centre.test', '', 'y']
  const { shown, env } = await setUp(directory, answers, { STAFF_EMAIL: 'x@centre.test' })
  expect(env).toMatch(/^OWNER_EMAIL=c@centre\.test\nPORT=3100\n/)
  expect(shown).toContain('The environment sets STAFF_EMAIL as well, and wins over .env.\n')
})
