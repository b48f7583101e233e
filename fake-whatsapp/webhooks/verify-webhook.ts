const answerTimeoutMs = 10_000

/** Meta's GET before it uses an address: true when the challenge comes back bare, with 200. */
export async function verifyWebhook(
  url: string,
  verifyToken: string,
  challenge: string,
): Promise<boolean> {
  const asked = new URL(url)
  asked.searchParams.set('hub.mode', 'subscribe')
  asked.searchParams.set('hub.challenge', challenge)
  asked.searchParams.set('hub.verify_token', verifyToken)
  const response = await fetch(asked, { signal: AbortSignal.timeout(answerTimeoutMs) })
  return (await response.text()) === challenge && response.status === 200
}
