import type { Provider } from '../../server/providers/provider.ts'

/** If no connection was made, reports that the message may have left. */
export function forgetful(provider: Provider): Provider {
  return {
    ...provider,
    async send(message, signal) {
      const outcome = await provider.send(message, signal)
      const isTransient = outcome.kind === 'failed' && outcome.class === 'transient'
      return isTransient ? { ...outcome, class: 'unknown' } : outcome
    },
  }
}

/** Sends each message first to the patient whose name is in it. */
export function talkative(provider: Provider): Provider {
  return {
    ...provider,
    async send(message, signal) {
      const phone = message.fields.find(({ name }) => name === 'phone')
      if (phone !== undefined) await provider.send({ ...message, recipient: phone.value }, signal)
      return await provider.send(message, signal)
    },
  }
}

/** Sends a message of its own about the first request of each summary, and then the summary. */
export function repetitive(provider: Provider): Provider {
  return {
    ...provider,
    async send(message, signal) {
      const { kind, correlationId, fields } = message
      const named = fields.map(({ value }) => value).join(' ')
      const value = kind === 'summary' ? /#SID\d{6}/.exec(named)?.[0] : undefined
      if (value !== undefined) {
        const own = [{ name: 'reference', label: '', value } as const]
        const alone = {
          ...message,
          kind: 'request',
          correlationId: `${correlationId} own`,
        } as const
        await provider.send({ ...alone, fields: own }, signal)
      }
      return await provider.send(message, signal)
    },
  }
}
