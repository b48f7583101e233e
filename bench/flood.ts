import autocannon, { type Options, type Result } from 'autocannon'

/** Sends requests without a pause on each connection. Throws unless each is answered OK. */
export async function flood(options: Options): Promise<Result> {
  const result = await autocannon(options)
  if (result.non2xx + result.errors > 0) throw new Error('not every answer was OK')
  return result
}
