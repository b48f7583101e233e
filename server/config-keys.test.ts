import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { environment, exampleOf, knownKeys } from './config-keys.ts'

const keys = knownKeys.toSorted()

/** All keys that version 1.0.0 read, except those that 3.0.0 ignores (unknown-keys.ts). */
const keysOf100 = `
  PORT HOST PUBLIC_URL TRUST_PROXY METRICS_PORT DATA_DIR DATABASE_URL RETENTION_DAYS
  WHATSAPP_STAFF_NUMBERS WHATSAPP_NOTICE WHATSAPP_PHONE_NUMBER_ID WHATSAPP_ACCESS_TOKEN
  WHATSAPP_TEMPLATE WHATSAPP_DIGEST_TEMPLATE WHATSAPP_TEMPLATE_LANGUAGE
  WHATSAPP_TEMPLATE_PARAMETERS WHATSAPP_API_URL WHATSAPP_API_VERSION WHATSAPP_APP_SECRET
  WHATSAPP_VERIFY_TOKEN SMTP_URL MAIL_FROM STAFF_EMAIL OWNER_EMAIL LIMIT_PER_ADDRESS
  LIMIT_OVERALL
`

/** Keys that compose.yaml itself, PostgreSQL or Caddy reads. */
const othersKeys = [
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'POSTGRES_USER',
  'SITE_ADDRESS',
  'UPSTREAMS',
]

const project = fileURLToPath(new URL('..', import.meta.url))

function contentOf(file: string): string {
  return readFileSync(join(project, file), 'utf8')
}

/** Returns each name that the first group of the pattern finds, once, in order. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))].toSorted()
}

describe('the keys of the environment', () => {
  it('still include each key of version 1.0.0 that was not withdrawn', () => {
    expect(keys).toEqual(expect.arrayContaining(keysOf100.trim().split(/\s+/)))
  })

  it('are all in .env.example, and no others are', () => {
    expect(namesIn(contentOf('.env.example'), /^# ?([A-Z][A-Z_]+)=/gm)).toEqual(keys)
  })

  it('are all in docs/configuration.md, and no others are', () => {
    const firstColumn = namesIn(contentOf('docs/configuration.md'), /^(\| `[^|]+)\|/gm).join()
    expect(namesIn(firstColumn, /`([A-Z_]+)`/g)).toEqual(keys)
  })

  it.each([
    ['Dockerfile', /(?:^ENV | )([A-Z][A-Z_]+)=/gm],
    ['compose.yaml', /^ +([A-Z][A-Z_]+): /gm],
    ['compose.yaml', /\$\{([A-Z_]+)/g],
    ['deploy/centre.service', /^Environment=([A-Z_]+)=/gm],
    ['deploy/Caddyfile', /\{\$([A-Z_]+)/g],
  ])('include each key that %s sets or reads, found by %s', (file, pattern) => {
    const used = namesIn(contentOf(file), pattern)
    expect(used).not.toEqual([])
    expect(used.filter((name) => !keys.includes(name) && !othersKeys.includes(name))).toEqual([])
  })

  it('each have an example that a start would take', () => {
    const given = Object.fromEntries(keys.map((key) => [key, exampleOf(key)]))
    expect(environment.safeParse(given).error).toBeUndefined()
  })

  it('have the ports of Dockerfile, compose.yaml, Caddyfile and prometheus.yml as examples', () => {
    expect(contentOf('Dockerfile')).toContain(`EXPOSE ${exampleOf('PORT')}\n`)
    expect(contentOf('compose.yaml')).toContain(`DESK_PORT: "${exampleOf('DESK_PORT')}"\n`)
    expect(contentOf('deploy/Caddyfile')).toContain(
      `app-1:${exampleOf('PORT')} app-2:${exampleOf('PORT')}`,
    )
    expect(contentOf('deploy/prometheus.yml')).toContain(`localhost:${exampleOf('METRICS_PORT')}"`)
  })
})

describe('the image', () => {
  it('carries the Node of the lock file', () => {
    const { packages } = JSON.parse(contentOf('package-lock.json'))
    const { version } = packages['node_modules/node']
    expect(namesIn(contentOf('Dockerfile'), /^FROM (\S+)/gm)).toEqual([
      `node:${version}-trixie-slim`,
    ])
  })

  it('copies only what .dockerignore lets in', () => {
    const copied = namesIn(contentOf('Dockerfile'), /^COPY (?!--)(.+) \S+$/gm)
    const sources = copied.flatMap((sources) => sources.split(' ')).filter((file) => file !== '.')
    const admitted = namesIn(contentOf('.dockerignore'), /^!(\S+)$/gm)
    expect(sources).not.toEqual([])
    expect(sources.filter((source) => !admitted.includes(source))).toEqual([])
  })

  it('contains each folder from which its source files import', () => {
    const admitted = namesIn(contentOf('.dockerignore'), /^!(\w+)$/gm)
    const files = globSync(`{${admitted.join()}}/**/*.{ts,tsx}`, {
      cwd: project,
      exclude: ['**/*.test.*'],
    })
    const imported = files.flatMap((file) =>
      namesIn(contentOf(file), /from '(\.[^']+)'/g).map(
        (path) => join(dirname(file), path).split(sep)[0],
      ),
    )
    expect([...new Set(imported)].filter((folder) => !admitted.includes(folder ?? ''))).toEqual([])
  })
})

describe('a deployment', () => {
  it.each([
    ['centre.service', 'Restart=always', 'starts a server again that has ended'],
    ['centre.service', 'StartLimitIntervalSec=0', 'never gives up starting the server'],
    ['centre.service', 'TimeoutStopSec=15', 'gives sends in flight time to end'],
    ['centre.service', 'StateDirectoryMode=0700', 'keeps other users out of the store'],
    ['centre.service', 'UMask=0077', 'keeps other users out of backups'],
    ['centre.service', 'LimitCORE=0', 'writes no memory with patients to the disk'],
    ['Caddyfile', 'request>headers delete', 'logs no cookie'],
    ['Caddyfile', 'resp_headers delete', 'logs no redirect, which names the patient'],
    ['Caddyfile', 'respond @inside 404', 'shows the public no metrics'],
    ['Caddyfile', 'health_uri /healthz', 'serves pages while the store is away'],
    ['desk.Caddyfile', 'abort @outside', 'keeps the desk in the house'],
    ['desk.Caddyfile', 'flush_interval -1', 'tells the desk of a request at once'],
  ])('by %s has the line %s, which %s', (file, line) => {
    const lines = contentOf(`deploy/${file}`).split('\n')
    expect(lines.map((each) => each.trim())).toContain(line)
  })
})
