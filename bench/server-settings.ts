/** Settings of a server under load: it sends to the fake, and its limits are off. */
export function serverSettings(fakeUrl: string): Readonly<Record<string, string>> {
  return {
    PORT: '0',
    WHATSAPP_API_URL: fakeUrl,
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_ACCESS_TOKEN: 'bench',
    WHATSAPP_STAFF_NUMBERS: '+919810000001',
    WHATSAPP_DIGEST_TEMPLATE: 'appointment_digest',
    LIMIT_PER_ADDRESS: '0',
    LIMIT_PER_PHONE: '0',
    LIMIT_OVERALL: '0',
  }
}
