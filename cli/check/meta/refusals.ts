import type { Fault } from '../finding.ts'
import { type GraphAnswer, type GraphRefusal, isTokenRefused } from './graph.ts'

/** Where a token that lasts is made. */
export const newToken =
  'in business.facebook.com, Settings, System users, generate a token for your app with the permissions whatsapp_business_messaging and whatsapp_business_management, expiry "Never", and put it into WHATSAPP_ACCESS_TOKEN.'

/**
 * What a question that Meta did not answer says about the configuration. Codes of Meta's table
 * ("Error codes", Cloud API) and of the Graph API ("Handling errors").
 */
export function faultOf(answer: Exclude<GraphAnswer, { kind: 'answered' }>): Fault {
  return answer.kind === 'unreachable' ? unreachable(answer.code) : refused(answer)
}

function refused(refusal: GraphRefusal): Fault {
  if (isTokenRefused(refusal)) return tokenFault(refusal.subcode)
  const { code, message } = refusal
  if (message.includes('WhatsAppBusinessAccount')) return accountInsteadOfNumber
  if (code === 100 || code === 33) return unknownNumber
  if (isPermission(code)) return noPermission
  if (code === 2500) return wrongAddress
  if (isThrottle(code)) return throttled
  return {
    says: `Meta refused the question (code ${code}).`,
    remedy: 'look the code up in Meta\'s page "Cloud API error codes".',
  }
}

/** Subcodes of 190: 463 expired, 460 password changed, 458 app removed, 467 logged out. */
function tokenFault(subcode: number | undefined): Fault {
  if (subcode === 463) {
    return {
      says: 'the access token has expired. Tokens of the API Setup page end after a day.',
      remedy: newToken,
    }
  }
  const isWithdrawn = subcode === 458 || subcode === 460 || subcode === 467
  return isWithdrawn
    ? {
        says: 'the access token was withdrawn: its person logged out, left or changed the password.',
        remedy: newToken,
      }
    : {
        says: 'Meta does not know this access token. It may have been cut off when it was copied.',
        remedy: `copy it again, whole, or ${newToken}`,
      }
}

const accountInsteadOfNumber: Fault = {
  says: 'WHATSAPP_PHONE_NUMBER_ID is the id of the WhatsApp Business Account, not of a number.',
  remedy: 'in the app, WhatsApp, API Setup, copy the "Phone number ID" shown under the number.',
}

const unknownNumber: Fault = {
  says: 'WHATSAPP_PHONE_NUMBER_ID is not a number that this token may use.',
  remedy:
    'in the app, WhatsApp, API Setup, copy the "Phone number ID" (not the number itself). If it is right, assign the WhatsApp account to the system user: Settings, System users, Assign assets.',
}

export const noPermission: Fault = {
  says: 'the access token lacks a permission.',
  remedy: newToken,
}

const wrongAddress: Fault = {
  says: 'Meta does not know the address that was asked.',
  remedy: 'check WHATSAPP_API_URL and WHATSAPP_API_VERSION, or remove both: the defaults will do.',
}

const throttled: Fault = {
  says: 'Meta limits how often it may be asked, and the limit is reached.',
  remedy: 'wait an hour and check again; sending may be limited until then as well.',
}

export function isPermission(code: number): boolean {
  return code === 3 || code === 10 || (code >= 200 && code <= 299) || code === 131005
}

function isThrottle(code: number): boolean {
  return [4, 17, 613, 80007, 80008].includes(code)
}

/** @param code the network's, or `http-502` where another program answered in Meta's place */
export function unreachable(code: string): Fault {
  if (/ENOTFOUND|EAI_AGAIN/.test(code)) {
    return {
      says: `its name is not found (${code}).`,
      remedy: 'check the internet connection and the name server of this machine.',
    }
  }
  if (isCertificateCode(code)) {
    return {
      says: `its certificate is not trusted (${code}).`,
      remedy:
        'check the clock of this machine, and whether a firewall opens encrypted connections.',
    }
  }
  if (code.startsWith('http-')) {
    return {
      says: `something in between answered (${code.slice(5)}).`,
      remedy: 'check the proxy or firewall, and the address that is configured.',
    }
  }
  return {
    says: `it cannot be reached (${code}).`,
    remedy: 'check the internet connection, and that a firewall lets this machine out on port 443.',
  }
}

/** Whether Node or OpenSSL did not trust the certificate, or there was no TLS at all. */
export function isCertificateCode(code: string): boolean {
  return /CERT|SIGN|VERIFY|ISSUER|TLS|SSL/.test(code)
}
