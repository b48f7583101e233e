import type { Key } from '../../server/config-keys.ts'

export interface SetupQuestion {
  readonly key: Key
  /** Says in plain words what the value is and where to find it. */
  readonly explain: string
  /** Shown neither while it is typed nor afterwards. */
  readonly isSecret?: true
  /** Taken if nothing is typed and none is set. Without a suggestion the value is needed, unless it is optional. */
  readonly suggestion?: string
  readonly isOptional?: true
}

export const siteQuestions: readonly SetupQuestion[] = [
  {
    key: 'PUBLIC_URL',
    isOptional: true,
    explain:
      'The address that patients type, with https. Meta reports to it. Leave it out while you only try.',
  },
]

/** Page names as Meta's App Dashboard shows them ("Get started", Cloud API). */
export const metaQuestions: readonly SetupQuestion[] = [
  {
    key: 'WHATSAPP_PHONE_NUMBER_ID',
    explain:
      'The id of the number that sends: digits, but not the number itself. developers.facebook.com, your app, WhatsApp, API Setup: "Phone number ID".',
  },
  {
    key: 'WHATSAPP_ACCESS_TOKEN',
    isSecret: true,
    explain:
      'The token of a system user. business.facebook.com, Settings, System users: add one, assign it the app and the WhatsApp account, then generate a token with whatsapp_business_messaging and whatsapp_business_management, expiry "Never". The token that API Setup shows ends after a day.',
  },
  {
    key: 'WHATSAPP_STAFF_NUMBERS',
    explain:
      'The phones of reception that are told of each request, with + and country code, several with commas between. Each person must have agreed. Not the number that sends.',
  },
  {
    key: 'WHATSAPP_TEMPLATE',
    suggestion: 'appointment_request',
    explain:
      'The name of the approved template for one request. WhatsApp Manager, Message templates; docs/whatsapp-templates.md has its text.',
  },
  {
    key: 'WHATSAPP_DIGEST_TEMPLATE',
    isOptional: true,
    explain:
      'The name of the template for several requests at once, if you had one approved (appointment_digest).',
  },
  {
    key: 'WHATSAPP_TEMPLATE_LANGUAGE',
    suggestion: 'en',
    explain: 'The language code under which the templates were approved, such as en or en_US.',
  },
]

/**
 * The questions about receipts and taps. The server needs both keys or neither.
 *
 * @param word a word that nobody guesses
 */
export const webhookQuestions = (word: string): readonly SetupQuestion[] => [
  {
    key: 'WHATSAPP_APP_SECRET',
    isSecret: true,
    explain:
      'Proves that a receipt or a tap comes from Meta. developers.facebook.com, your app, App settings, Basic: "App secret", Show.',
  },
  {
    key: 'WHATSAPP_VERIFY_TOKEN',
    suggestion: word,
    explain:
      'A word of your own, which you enter again in your app, WhatsApp, Configuration, beside the callback address (PUBLIC_URL and /api/whatsapp-webhook).',
  },
]

export const mailQuestions: readonly SetupQuestion[] = [
  {
    key: 'SMTP_URL',
    isSecret: true,
    explain:
      'Your mail provider\'s server with user and password: smtps://user:password@host for port 465, smtp://user:password@host:587 for STARTTLS. Its help says so under "SMTP" or "other mail programs". In user and password write @ as %40 and : as %3A. Gmail and Zoho want an app password.',
  },
  { key: 'MAIL_FROM', explain: 'The address that the mails come from; mostly that of the login.' },
  { key: 'STAFF_EMAIL', explain: "Reception's mailbox: the second way a request reaches you." },
  {
    key: 'OWNER_EMAIL',
    explain:
      "The owner's mailbox: alarms, requests that nobody has called about, and the weekly report.",
  },
]

/** Asked only for SQLite, because PostgreSQL has backups of its own. */
export const backupQuestions: readonly SetupQuestion[] = [
  {
    key: 'BACKUP_DIR',
    isOptional: true,
    explain:
      'A folder on another disk, such as a USB disk that stays plugged in. The server copies all requests there every quarter of an hour. Make the folder first, and let the user who runs the server write there. Without it a lost disk takes every request with it.',
  },
]

export const allQuestions: readonly SetupQuestion[] = [
  ...siteQuestions,
  ...metaQuestions,
  ...webhookQuestions(''),
  ...mailQuestions,
  ...backupQuestions,
]
