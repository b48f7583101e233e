import { expect, it } from 'vitest'
import { knownKeys } from './config-keys.ts'
import { unknownKeys, unknownKeyText } from './unknown-keys.ts'

const named = (...keys: string[]) =>
  unknownKeys(Object.fromEntries(keys.map((key) => [key, 'x'])), knownKeys).map(unknownKeyText)

/** Slips of operators. */
const slips = `
  WHATSAPP_STAFF_NUMBER WHATSAPP_STAF_NUMBERS WHATSAPP_PHONE_ID WHATSAPP_TOKEN whatsapp_staff_numbers
  STAFF_MAIL OWNER_MAIL SMTP_URI DATADIR DATABASE_URI PUBLICURL TRUSTED_PROXY METRIC_PORT RETENTION_DAY`

it('names each unknown key that begins like our settings', () => {
  const keys = slips.trim().split(/\s+/)
  expect(named(...keys)).toEqual(keys.map((key) => `${key} is not known: it is ignored`))
})

it('names a withdrawn setting of 2.x, but not its value', () => {
  const env = { TWILIO_AUTH_TOKEN: 'secret', LIMIT_PER_PHONE: '5', TWILIO_API_URL: ' ' }
  expect(unknownKeys(env, knownKeys).map(unknownKeyText)).toEqual([
    'TWILIO_AUTH_TOKEN was withdrawn after 2.x (CHANGELOG.md): it is ignored',
    'LIMIT_PER_PHONE was withdrawn after 2.x (CHANGELOG.md): it is ignored',
  ])
})

/** Keys on machines with bash, systemd, Docker, npm, GitHub's runners and Kubernetes. */
const ofMachines = `
  PATH HOME HOSTNAME HOSTTYPE USER LOGNAME SHELL SHLVL PWD OLDPWD TERM TERM_PROGRAM LANG LC_ALL LANGUAGE
  MAIL MAILCHECK TZ EDITOR PAGER DISPLAY TMPDIR _ IFS PS1 COLUMNS LINES COLORTERM NO_COLOR CI DEBUG
  INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID MAINPID MANAGERPID NOTIFY_SOCKET LISTEN_FDS LISTEN_PID
  RUNTIME_DIRECTORY STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY XDG_DATA_DIRS XDG_RUNTIME_DIR
  XDG_SESSION_ID DBUS_SESSION_BUS_ADDRESS SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AUTH_SOCK SUDO_USER
  NODE_VERSION NODE_ENV NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS YARN_VERSION UV_THREADPOOL_SIZE
  npm_config_cache npm_config_user_agent npm_lifecycle_event npm_package_name npm_execpath INIT_CWD
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy no_proxy KUBERNETES_SERVICE_HOST KUBERNETES_PORT
  POSTGRES_DB POSTGRES_PASSWORD POSTGRES_USER SITE_ADDRESS UPSTREAMS PGHOST PGPORT PGUSER PGPASSWORD
  GITHUB_TOKEN GITHUB_WORKSPACE RUNNER_OS CHROME_PATH VITEST TEST PROD DEV MODE BASE_URL`

it('names no key that machines set for other programs, and no known key', () => {
  expect(named(...ofMachines.trim().split(/\s+/), ...knownKeys)).toEqual([])
})

it('knows a key after the invisible mark with which editors of Windows begin a file', () => {
  expect(named('\ufeffDATA_DIR')).toEqual([])
})
