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

/** Sends each message with a patient's number to that patient first. */
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
