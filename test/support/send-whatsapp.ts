import { aPost } from './a-request.ts'
import type { TestApp } from './test-app.ts'

export const address = '/api/send-whatsapp'

/** Posts a booking to the app and reads its answer. */
export async function send(testApp: TestApp, body: unknown, headers?: Record<string, string>) {
  const response = await testApp.app.request(address, aPost(body, headers))
  return { status: response.status, headers: response.headers, body: await response.json() }
}
