import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { webhookPath } from '../../../server/providers/whatsapp-cloud/settings.ts'
import type { CheckContext } from '../context.ts'
import { type Finding, note, ok, problem } from '../finding.ts'
import { findingsOf, isReportedByTokenCheck, type MetaQuestion } from './graph.ts'
import { readAccountIds } from './health.ts'
import { newToken } from './refusals.ts'

const about = 'WhatsApp webhook'

const configurationPage = 'developers.facebook.com, your app, WhatsApp, Configuration'

export async function checkSubscription({ graph, config }: CheckContext): Promise<Finding[]> {
  if (graph === undefined) return []
  const { accessToken, webhook } = graph.config
  if (webhook === undefined) return [off]
  const ids = await readAccountIds(graph)
  if (ids === undefined) return []
  const { account, app } = ids
  const { appSecret } = webhook
  // Meta refuses a wrong proof, so this call shows whether secret and token belong to one app ("Securing Graph API
  // calls").
  const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex')
  const ofSecret = findingsOf(secret, await graph.number(`id&appsecret_proof=${proof}`))
  if (ofSecret.length > 0) return ofSecret
  const address = config.publicUrl && config.publicUrl + webhookPath
  const configuration = await graph.number('webhook_configuration')
  const ofCallback = findingsOf(callback(address), configuration)
  if (account === undefined || app === undefined) return [...ofCallback, unread('which app gets')]
  const apps = await graph.get(`${account}/subscribed_apps`)
  // Only the app itself may ask for its fields, with its id and secret as token.
  const subscriptions = await graph.get(`${app}/subscriptions`, `${app}|${appSecret}`)
  const findings = [
    ...findingsOf(subscribedApps(app), apps),
    ...ofCallback,
    ...findingsOf(fields, subscriptions),
  ]
  const isRead = ![configuration, apps, subscriptions].some(isReportedByTokenCheck)
  if (findings.length > 0 || !isRead) return findings
  return [ok(about, `Meta sends receipts and taps${address === undefined ? '' : ` to ${address}`}`)]
}

/** @param what The words before "the webhooks", such as "which app gets". */
function unread(what: string): Finding {
  return note(about, `nobody knows ${what} the webhooks: Meta does not tell this token.`, newToken)
}

const off = note(
  about,
  'it is off: without receipts and taps nobody knows whether a message was read.',
  'set WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN (npm run centre -- setup).',
)

/** Finds a wrong app secret. A refusal for another reason is no finding, because it says nothing about the secret. */
const secret: MetaQuestion<unknown> = {
  about,
  shape: z.unknown(),
  unread: (answer) =>
    answer.kind === 'refused' && answer.message.includes('appsecret_proof') ? [wrongSecret] : [],
}

const wrongSecret = problem(about, {
  says: 'WHATSAPP_APP_SECRET is not the secret of the app that the token belongs to. Every receipt and tap would be refused as unsigned.',
  remedy: 'copy it from developers.facebook.com, your app, App settings, Basic, "App secret".',
})

const subscribe =
  'subscribe this app to the account: POST {account id}/subscribed_apps with this token, in the Graph API Explorer.'

/** @param app the app that the token belongs to */
function subscribedApps(app: string): MetaQuestion<readonly string[]> {
  const subscribed = z.object({ whatsapp_business_api_data: z.object({ id: z.string() }) })
  return {
    about,
    shape: z
      .object({ data: z.array(subscribed) })
      .transform(({ data }) => data.map(({ whatsapp_business_api_data: { id } }) => id)),
    unread: () => [unread('which app gets')],
    faults: [
      [
        (ids) => ids.length === 0,
        'no app is subscribed to the WhatsApp account: no receipt and no tap will come.',
        subscribe,
      ],
      [
        (ids) => !ids.includes(app),
        'receipts and taps go to another app than the one the token belongs to.',
        `${subscribe} Or create the token and copy the app secret in the app that is subscribed.`,
      ],
    ],
  }
}

/** The address in effect: Meta uses the first of the three that is set ("Webhook overrides"). */
const configured = z
  .object({
    webhook_configuration: z.object({
      phone_number: z.string().optional(),
      whatsapp_business_account: z.string().optional(),
      application: z.string().optional(),
    }),
  })
  .transform(({ webhook_configuration: of }) => ({
    address: of.phone_number ?? of.whatsapp_business_account ?? of.application,
  }))

/** @param own the webhook address of this server, if known */
function callback(own: string | undefined): MetaQuestion<z.output<typeof configured>> {
  return {
    about,
    shape: configured,
    unread: () => [unread('the address of')],
    faults: [
      [
        ({ address }) => address === undefined,
        'Meta has no callback address: no receipt and no tap will come.',
        `in ${configurationPage}, enter https://… with ${webhookPath} and your WHATSAPP_VERIFY_TOKEN while the server runs.`,
      ],
      [
        ({ address = '' }) =>
          own !== undefined && withoutVariants(address) !== withoutVariants(own),
        ({ address = '' }) =>
          `Meta sends webhooks to an address on ${hostOf(address)}, not to ${own}.`,
        `see that PUBLIC_URL is spelled right; if it is, enter its address in ${configurationPage}.`,
      ],
    ],
  }
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : 'another address'
}

/** The address as browsers write it, without a last slash. `127.0.0.1` becomes `localhost`, because people mix the two. */
function withoutVariants(address: string): string {
  const url = URL.parse(address)?.href ?? address
  return url.replace(/\/$/, '').replace('//127.0.0.1', '//localhost')
}

const subscription = z.object({
  object: z.string(),
  fields: z.array(z.object({ name: z.string() })).catch([]),
})

const alarmFields = [
  'message_template_status_update',
  'template_category_update',
  'account_update',
  'account_alerts',
]

const lacking = (names: readonly string[]) => alarmFields.filter((name) => !names.includes(name))

/** Finds fields that the app lacks: `messages` carries receipts and taps, the others news of template and account. */
const fields: MetaQuestion<readonly string[] | undefined> = {
  about,
  shape: z
    .object({ data: z.array(subscription) })
    .transform(({ data }) => data.find(({ object }) => object === 'whatsapp_business_account'))
    .transform((ours) => ours?.fields.map(({ name }) => name)),
  unread: () => [unread('the fields of')],
  faults: [
    [
      (names = []) => !names.includes('messages'),
      'the app is not subscribed to the field "messages": no receipt and no tap will come.',
      `subscribe to it in ${configurationPage}, Webhook fields.`,
    ],
  ],
  notes: [
    [
      (names = []) => names.includes('messages') && lacking(names).length > 0,
      (names = []) =>
        `the app is not subscribed to ${lacking(names).join(', ')}: no alarm when Meta pauses a template, makes it marketing or limits the account.`,
      `subscribe to them in ${configurationPage}, Webhook fields.`,
    ],
  ],
}
