import { day } from '../../domain/time/milliseconds.ts'
import type { Config } from '../../server/config.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import { configurationGaps, noChannel } from '../../server/providers/configuration-gaps.ts'
import { emailProvider } from '../../server/providers/email/send.ts'
import type { CheckContext } from './context.ts'
import { type Fault, type Finding, note, ok, problem } from './finding.ts'
import { type CheckRule, firstFault } from './judge.ts'
import { isCertificateCode } from './meta/refusals.ts'

export async function checkMail({ config }: CheckContext): Promise<Finding[]> {
  const { mail } = config
  if (mail === undefined) return []
  const provider = emailProvider({ config: mail })
  try {
    // The provider ends the check after the time that a send may take.
    const wrong = await provider.check(new AbortController().signal)
    if (wrong !== undefined)
      return [problem('mail', mailFault(String(wrong), hostOf(mail.smtpUrl)))]
    return [ok('mail', `${hostOf(mail.smtpUrl)} takes the login`), ...exampleNotes(mail)]
  } finally {
    provider.close()
  }
}

function hostOf(smtpUrl: string): string {
  const { hostname, port } = new URL(smtpUrl)
  return port === '' ? hostname : `${hostname}:${port}`
}

/** @param wrong the class and code of the error of nodemailer or of the server, such as `auth (smtp-535)` */
export function mailFault(wrong: string, host: string): Fault {
  // The finding names the code alone, because the class says only how to retry.
  const [, code = wrong] = /\((.*)\)$/.exec(wrong) ?? []
  return (
    firstFault(mailFaults, { code, host }) ?? {
      says: `${host} does not answer as a mail server (${code}).`,
      remedy:
        'check host and port in SMTP_URL (465 with smtps, 587 with smtp). Many hosters block these ports until asked.',
    }
  )
}

const mailFaults: readonly CheckRule<{ code: string; host: string }>[] = [
  [
    ({ code }) => /smtp-53[045]|EAUTH|ENOAUTH/.test(code),
    ({ code, host }) => `${host} refuses the login (${code}).`,
    'check user and password in SMTP_URL; signs such as @ or : in them are written %40 and %3A. Gmail, Zoho and others want an app password.',
  ],
  [
    ({ code }) => /EDNS|ENOTFOUND|EAI_AGAIN/.test(code),
    ({ host }) => `the name ${host} is not found.`,
    'check the host name in SMTP_URL.',
  ],
  [
    ({ code }) => code === 'ECONNREFUSED',
    ({ host }) => `no mail server answers at ${host}: the connection was refused.`,
    'check host and port in SMTP_URL (465 with smtps, 587 with smtp), and that the mail server runs.',
  ],
  [
    ({ code }) => isCertificateCode(code),
    ({ code, host }) => `no encrypted connection to ${host} (${code}).`,
    'write smtps:// for port 465 and smtp:// for port 587; the certificate has to be for this host name.',
  ],
]

/** A note for each address that is still that of the example file, because mail to it reaches nobody (RFC 2606). */
function exampleNotes(mail: NonNullable<Config['mail']>) {
  const addresses = { MAIL_FROM: mail.from, STAFF_EMAIL: mail.staff, OWNER_EMAIL: mail.owner }
  return Object.entries(addresses).flatMap(([key, address]) =>
    /@example\.(org|com|net)$/i.test(address ?? '')
      ? [note('', `${key} is still an example address: what is sent there reaches nobody.`)]
      : [],
  )
}

export async function checkRecipients(context: CheckContext): Promise<Finding[]> {
  const { config } = context
  const { recipients, channels } = composeProviders(config)
  for (const channel of channels.values()) channel.close?.()
  const gaps = configurationGaps(recipients, config)
  const notes = gaps.filter((gap) => gap !== noChannel).map((gap) => note('', gap))
  return [...(gaps.includes(noChannel) ? [await deskAlone(context)] : []), ...notes]
}

/** A desk that nobody has looked at for this long does not count as watched. */
const deskUnusedMs = 7 * day

/** The finding if nobody is told: a request then reaches a person only if somebody looks at the desk. */
async function deskAlone({ config, now, deskLastUsed }: CheckContext): Promise<Finding> {
  // If the store cannot be read, nobody knows when the desk was used. The check of the store reports that.
  const lastUsedMs = config.desk && (await deskLastUsed().catch(() => now()))
  if (lastUsedMs !== undefined && now() - lastUsedMs < deskUnusedMs)
    return note('', 'no phone and no mailbox of reception is set: requests ring at the desk alone.')
  const desk = config.desk ? 'nobody has looked at the desk for a week' : 'the desk is off'
  return problem('', {
    says: `nobody is told of a request: no phone and no mailbox of reception is set, and ${desk}.`,
    remedy: `set WHATSAPP_STAFF_NUMBERS and its keys, or SMTP_URL, MAIL_FROM and STAFF_EMAIL (npm run centre -- setup asks for them)${config.desk ? ', or let in a screen that reception keeps open: npm run centre -- desk' : ''}.`,
  })
}
