import { randomBytes } from 'node:crypto'
import { parseEnv } from 'node:util'
import type { Command } from 'commander'
import { readEnvFile, setValues, writeEnvFile } from './setup/env-file.ts'
import { runSetup } from './setup/run-setup.ts'
import { askAtTerminal, hasTerminal } from './terminal.ts'

const file = '.env'

export function setupCommand(program: Command): void {
  program
    .command('setup')
    .description('asks what is missing, explains each value, and writes .env')
    .action(async () => {
      const text = await readEnvFile(file)
      const present = valuesOf(text ?? '')
      const changes = await askPerson(present)
      if (changes === undefined) return void process.stdout.write('Nothing was written.\n')
      // A new file begins with all keys, explained and commented out.
      const before = text ?? (await readEnvFile('.env.example')) ?? ''
      await writeEnvFile(file, setValues(before, changes))
      process.stdout.write(`${nextSteps(present, changes)}\n`)
    })
}

/** The values that the text sets. An empty value counts as absent, as in the server. */
function valuesOf(text: string): ReadonlyMap<string, string> {
  const values = Object.entries(parseEnv(text)).map(([key, value]) => [key, value ?? ''] as const)
  return new Map(values.filter(([, value]) => value.trim() !== ''))
}

const needsTerminal =
  'centre setup asks questions and needs a terminal; nothing was written. docs/configuration.md explains each key of .env.'

async function askPerson(present: ReadonlyMap<string, string>) {
  if (!hasTerminal()) throw new Error(needsTerminal)
  const word = randomBytes(12).toString('base64url')
  return await askAtTerminal((terminal) => runSetup(present, terminal, word))
}

function nextSteps(
  present: ReadonlyMap<string, string>,
  changes: ReadonlyMap<string, string>,
): string {
  const shadowed = [...changes.keys()].filter((key) => isSetElsewhere(key, present))
  const warning = `The environment sets ${shadowed.join(', ')} as well, and wins over ${file}.\n`
  const steps =
    'Next: stop the server if it runs, npm start, npm run centre -- check, and a request of your own.'
  return `${shadowed.length > 0 ? warning : ''}Wrote ${file}, which only you can read.\n${steps}`
}

/** Whether the key is set outside `.env` too: `.env` was loaded at the start, so another value is not from there. */
function isSetElsewhere(key: string, present: ReadonlyMap<string, string>): boolean {
  const value = process.env[key]?.trim() ?? ''
  return value !== '' && value !== present.get(key)
}
