import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { bodyOf } from '../answer.ts'
import type { CheckContext } from '../context.ts'
import { type Fault, type Finding, note, ok, problem } from '../finding.ts'
import { webhookPath } from '../webhook.ts'
import { type Graph, isSaidOfToken } from './graph.ts'
import { readAccountIds } from './health.ts'
import { newToken } from './refusals.ts'

const about = 'WhatsApp webhook'

const configurationPage = 'developers.facebook.com, your app, WhatsApp, Configuration'

/** Whether receipts and taps come to this server: app secret, subscription, address, fields. */
export async function checkSubscription({ graph, config }: CheckContext): Promise<Finding[]> {
  if (graph === undefined) return []
  const { webhook } = graph.config
  if (webhook === undefined) {
    const says = 'it is off: without receipts and taps nobody knows whether a message was read.'
    const remedy = 'set WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN (npm run centre -- setup).'
    return [note(about, says, remedy)]
  }
  const ids = await readAccountIds(graph)
  if (ids === undefined) return []
  const { account, app } = ids
  const { appSecret } = webhook
  if (!(await isAppSecret(graph, appSecret))) return [problem(about, wrongSecret)]
  const findings = [
    ...(account === undefined ? [] : await appFindings(graph, account, app)),
    ...(await addressFindings(graph, config.publicUrl)),
    ...(app === undefined ? [] : await fieldFindings(graph, app, appSecret)),
  ]
  return findings.length > 0 ? findings : [ok(about, receivedAt(config.publicUrl))]
}

function receivedAt(publicUrl: string | undefined): string {
  const place = publicUrl === undefined ? '' : ` to ${publicUrl}${webhookPath}`
  return `Meta sends receipts and taps${place}`
}

const wrongSecret: Fault = {
  says: 'WHATSAPP_APP_SECRET is not the secret of the app that the token belongs to. Every receipt and tap would be refused as unsigned.',
  remedy: 'copy it from developers.facebook.com, your app, App settings, Basic, "App secret".',
}

/**
 * Meta compares a proof with the secret of the token's app ("Securing Graph API calls"). Anything
 * else that Meta refuses says nothing about the secret.
 */
async function isAppSecret({ config, number }: Graph, appSecret: string): Promise<boolean> {
  const proof = createHmac('sha256', appSecret).update(config.accessToken).digest('hex')
  const answer = await number(`id&appsecret_proof=${proof}`)
  return answer.kind !== 'refused' || !answer.message.includes('appsecret_proof')
}

const subscribedApps = z.object({
  data: z.array(z.object({ whatsapp_business_api_data: z.object({ id: z.string() }) })),
})

async function appFindings(graph: Graph, account: string, app: string | undefined) {
  const answer = await graph.get(`${account}/subscribed_apps`)
  if (isSaidOfToken(answer)) return []
  const read = bodyOf(answer, subscribedApps)?.data
  if (read === undefined) {
    return [note(about, 'this token may not read which app gets the webhooks.', newToken)]
  }
  const ids = read.map(({ whatsapp_business_api_data: { id } }) => id)
  if (app === undefined || ids.includes(app)) return []
  return [problem(about, ids.length === 0 ? nobodySubscribed : otherSubscribed)]
}

const subscribe =
  'subscribe this app to the account: POST {account id}/subscribed_apps with this token, in the Graph API Explorer.'

const nobodySubscribed: Fault = {
  says: 'no app is subscribed to the WhatsApp account: no receipt and no tap will come.',
  remedy: subscribe,
}

const otherSubscribed: Fault = {
  says: 'receipts and taps go to another app than the one the token belongs to.',
  remedy: `${subscribe} Or make token and app secret in the app that is subscribed.`,
}

const addresses = z.object({
  webhook_configuration: z.object({
    phone_number: z.string().optional(),
    whatsapp_business_account: z.string().optional(),
    application: z.string().optional(),
  }),
})

/** Of three addresses the most particular holds ("Webhook overrides"). */
async function addressFindings(graph: Graph, publicUrl: string | undefined) {
  const read = bodyOf(await graph.number('webhook_configuration'), addresses)
  if (read === undefined) return []
  const { phone_number, whatsapp_business_account, application } = read.webhook_configuration
  const address = phone_number ?? whatsapp_business_account ?? application
  return address === undefined ? [problem(about, noAddress)] : otherAddress(address, publicUrl)
}

const noAddress: Fault = {
  says: 'Meta has no callback address: no receipt and no tap will come.',
  remedy: `in ${configurationPage}, enter https://… with ${webhookPath} and your WHATSAPP_VERIFY_TOKEN while the server runs.`,
}

function otherAddress(address: string, publicUrl: string | undefined): Finding[] {
  if (publicUrl === undefined || isSameAddress(address, publicUrl + webhookPath)) return []
  const host = URL.canParse(address) ? new URL(address).host : 'another address'
  const says = `Meta sends webhooks to another address, on ${host}, not to ${publicUrl}${webhookPath}.`
  return [problem(about, { says, remedy: `enter the right one in ${configurationPage}.` })]
}

/** Two names of this machine count as one, for trying out. */
function isSameAddress(one: string, other: string): boolean {
  const plain = (url: string) => url.replace(/\/$/, '').replace('//127.0.0.1', '//localhost')
  return plain(one) === plain(other)
}

const subscriptions = z.object({
  data: z.array(
    z.object({
      object: z.string(),
      fields: z.array(z.object({ name: z.string() })).catch([]),
    }),
  ),
})

/** The first carries receipts and taps, the others news of template and account. */
const neededField = 'messages'
const alarmFields = [
  ...['message_template_status_update', 'template_category_update'],
  ...['account_update', 'account_alerts'],
]

/** Only the app itself may ask for its fields, with its id and secret as token. */
async function fieldFindings(graph: Graph, app: string, appSecret: string) {
  const answer = await graph.get(`${app}/subscriptions`, `${app}|${appSecret}`)
  const ours = bodyOf(answer, subscriptions)?.data.find(
    ({ object }) => object === 'whatsapp_business_account',
  )
  if (ours === undefined) return []
  const names = ours.fields.map(({ name }) => name)
  if (!names.includes(neededField)) return [problem(about, noMessages)]
  const lacking = alarmFields.filter((name) => !names.includes(name))
  if (lacking.length === 0) return []
  const says = `the app is not subscribed to ${lacking.join(', ')}: no alarm when Meta pauses a template, makes it marketing or limits the account.`
  return [note(about, says, `subscribe to them in ${configurationPage}, Webhook fields.`)]
}

const noMessages: Fault = {
  says: 'the app is not subscribed to the field "messages": no receipt and no tap will come.',
  remedy: `subscribe to it in ${configurationPage}, Webhook fields.`,
}
