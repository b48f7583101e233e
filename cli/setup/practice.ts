import type { Key } from '../../server/config-keys.ts'

/**
 * Settings for `npm run fake`, a WhatsApp on this machine that reaches nobody: for trying the
 * whole way of a request without an account. The fake has the same in fake-whatsapp/practice.env.
 */
export const practice = {
  PUBLIC_URL: 'http://localhost:3000',
  WHATSAPP_API_URL: 'http://127.0.0.1:4010',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_ACCESS_TOKEN: 'practice-token',
  WHATSAPP_STAFF_NUMBERS: '+919876543210',
  WHATSAPP_TEMPLATE: 'appointment_request',
  WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
  WHATSAPP_TEMPLATE_LANGUAGE: 'en',
  WHATSAPP_APP_SECRET: 'practice-secret',
  WHATSAPP_VERIFY_TOKEN: 'practice-verify',
} as const satisfies Partial<Record<Key, string>>

export function isPractice(values: ReadonlyMap<string, string>): boolean {
  return values.get('WHATSAPP_API_URL') === practice.WHATSAPP_API_URL
}

/** The values with those of the practice taken out. */
export function withoutPractice(values: ReadonlyMap<string, string>): Map<string, string> {
  const taken = new Map<string, string>(Object.entries(practice))
  return new Map([...values].filter(([key, value]) => taken.get(key) !== value))
}
