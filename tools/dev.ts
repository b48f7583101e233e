/**
 * `npm run dev`: the site beside a fake WhatsApp, offline. A change in the sources builds the site
 * and starts the server again; a click on reload shows it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { practice } from '../cli/setup/practice.ts'

const sources = ['site', 'desk', 'content', 'domain', 'server']

const programs = [
  run(['--env-file=fake-whatsapp/practice.env', 'fake-whatsapp/main.ts'], {}),
  run([...sources.map((folder) => `--watch-path=${folder}`), 'tools/build-and-start.ts'], {
    ...practice,
    DATA_DIR: './data/dev',
  }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const program of programs) program.kill(signal)
  })
}

function run(words: readonly string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}
