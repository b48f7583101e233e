import { classOfGraphCode } from '../../../server/providers/whatsapp-cloud/errors.ts'
import type { Fault } from '../finding.ts'
import { type CheckRule, firstFault } from '../judge.ts'
import { type GraphAnswer, type GraphRefusal, isTokenRefused } from './graph.ts'

export const newToken =
  'in business.facebook.com, Settings, System users, generate a token for your app with the permissions whatsapp_business_messaging and whatsapp_business_management, expiry "Never", and put it into WHATSAPP_ACCESS_TOKEN.'

export function faultOf(answer: GraphAnswer): Fault {
  if (answer.kind === 'refused') return firstFault(refusals, answer) ?? refused(answer)
  return unreachable(answer.kind === 'unreachable' ? answer.code : 'http-200')
}

function refused({ code }: GraphRefusal): Fault {
  return {
    says: `Meta refused the question (code ${code}).`,
    remedy: 'look the code up in Meta\'s page "Cloud API error codes".',
  }
}

/**
 * Codes of Meta's table ("Error codes", Cloud API) and of the Graph API ("Handling errors"). The subcode
 * 463 of code 190 is an expired token. Other subcodes are a changed password, a removed app or a logout.
 */
const refusals: readonly CheckRule<GraphRefusal>[] = [
  [
    (refusal) => isTokenRefused(refusal) && refusal.subcode === 463,
    'the access token has expired. Tokens of the API Setup page end after a day.',
    newToken,
  ],
  [
    isTokenRefused,
    'Meta does not know this access token: it was cut off when it was copied, or withdrawn since.',
    `copy it again, whole, or ${newToken}`,
  ],
  [
    ({ message }) => message.includes('WhatsAppBusinessAccount'),
    'WHATSAPP_PHONE_NUMBER_ID is the id of the WhatsApp Business Account, not of a number.',
    'in the app, WhatsApp, API Setup, copy the "Phone number ID" shown under the number.',
  ],
  [
    ({ code }) => code === 100 || code === 33,
    'WHATSAPP_PHONE_NUMBER_ID is not a number that this token may use.',
    'in the app, WhatsApp, API Setup, copy the "Phone number ID" (not the number itself). If it is right, assign the WhatsApp account to the system user: Settings, System users, Assign assets.',
  ],
  [({ code }) => isPermission(code), 'the access token lacks a permission.', newToken],
  [
    ({ code }) => code === 2500,
    'Meta does not know the address that was asked.',
    'check WHATSAPP_API_URL and WHATSAPP_API_VERSION, or remove both: the defaults will do.',
  ],
  [
    ({ code }) => classOfGraphCode(code) === 'channel-throttled',
    'Meta limits how often it may be asked, and the limit is reached.',
    'wait an hour and check again; sending may be limited until then as well.',
  ],
]

export function isPermission(code: number): boolean {
  return code === 3 || code === 10 || (code >= 200 && code <= 299) || code === 131005
}

/** @param code the network's error, or `http-502` if another program answered in Meta's place */
export function unreachable(code: string): Fault {
  return (
    firstFault(failures, code) ?? {
      says: `it cannot be reached (${code}).`,
      remedy:
        'check the internet connection, and that a firewall lets this machine out on port 443.',
    }
  )
}

/** Whether Node or OpenSSL did not trust the certificate, or there was no TLS at all. */
export function isCertificateCode(code: string): boolean {
  return /CERT|SIGN|VERIFY|ISSUER|TLS|SSL/.test(code)
}

/** Whether what answers on the port speaks no TLS. */
export function isPlainCode(code: string): boolean {
  return code === 'ERR_SSL_WRONG_VERSION_NUMBER'
}

const failures: readonly CheckRule<string>[] = [
  [
    (code) => /ENOTFOUND|EAI_AGAIN/.test(code),
    (code) => `its name is not found (${code}).`,
    'check the internet connection and the name server of this machine.',
  ],
  [
    isPlainCode,
    (code) => `it answers without encryption (${code}).`,
    'check the port in the address, and whether a proxy or firewall answers.',
  ],
  [
    isCertificateCode,
    (code) => `its certificate is not trusted (${code}).`,
    'check the clock of this machine, and whether a firewall decrypts encrypted connections.',
  ],
  [
    (code) => code.startsWith('http-'),
    (code) => `something in between answered (${code.slice('http-'.length)}).`,
    'check the proxy or firewall, and the address that is configured.',
  ],
]
