import { english } from '../../content/strings.ts'
import type { ChannelName } from '../../server/db/schema.ts'
import { composeProviders } from '../../server/providers/compose-providers.ts'
import { configurationGaps } from '../../server/providers/configuration-gaps.ts'
import type { CheckContext } from './check.ts'
import { type Finding, note, ok } from './finding.ts'

/** Timeout of a channel's check: a slower channel would not deliver a message either. */
const timeoutMs = 10_000

/** Channels that a check of their own asks more of. */
const askedElsewhere: ReadonlySet<ChannelName> = new Set([
  'whatsapp-cloud',
  'whatsapp-twilio',
  'email',
])

/** Who would not be told, and any channel that has no check of its own. */
export async function checkRecipients({ config }: CheckContext): Promise<Finding[]> {
  const composed = composeProviders({ config, strings: english, print: () => {} })
  const channels = [...composed.channels.values()]
  const others = channels.filter(({ name }) => !askedElsewhere.has(name))
  const findings = await Promise.all(
    others.map(async (channel): Promise<Finding> => {
      const about = `channel ${channel.name}`
      const wrong = await channel.check(AbortSignal.timeout(timeoutMs))
      if (wrong === undefined) return ok(about)
      return typeof wrong === 'string'
        ? { level: 'problem', about, says: wrong }
        : note(about, `only a message can tell whether it works: ${wrong.unclear}`)
    }),
  )
  for (const channel of channels) channel.close?.()
  const gaps = configurationGaps(composed.recipients, config)
  return [...findings, ...gaps.map((gap) => note('', gap))]
}
