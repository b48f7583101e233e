/**
 * `npm run dev`: the site beside a fake WhatsApp, offline. A change in the sources builds the site
 * and starts the server again; a click on reload shows it.
 */
import { type ChildProcess, spawn } from 'node:child_process'

const sources = ['site', 'desk', 'content', 'domain', 'server']

const programs = [
  run('fake-whatsapp/main.ts'),
  run(...sources.map((folder) => `--watch-path=${folder}`), 'tools/build-and-start.ts'),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const program of programs) program.kill(signal)
  })
}

function run(...words: readonly string[]): ChildProcess {
  const settings = '--env-file=fake-whatsapp/practice.env'
  return spawn(process.execPath, [settings, ...words], { stdio: 'inherit' })
}
