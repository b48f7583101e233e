import type { Ledger } from './ledger.ts'
import type { Schedule } from './schedule.ts'
import { setupAt } from './settings.ts'
import { namedIn, type Setup } from './setup.ts'

export type RareThings = Readonly<Record<string, (schedule: Schedule, ledger: Ledger) => boolean>>

/** What happens now and then where settings change, or a message is given up by its provider. */
export const rareForRecipients = {
  'somebody who could not be told is taken out of the settings': ({ settings }, { attempts }) =>
    attempts.some(
      ({ fate, recipient, atMs }) =>
        fate === 'not-sent' &&
        settings.some((change) => change.atMs > atMs && !isNamed(recipient, change.setup)),
    ),

  'somebody new in the settings is told of an earlier request': (
    schedule,
    { requests, attempts },
  ) =>
    requests.some(({ reference, atMs }) =>
      attempts.some(
        ({ fate, recipient, about }) =>
          fate === 'taken' &&
          about.kind === 'request' &&
          about.references.includes(reference) &&
          !isNamed(recipient, setupAt(schedule, atMs)),
      ),
    ),

  'somebody who was taken out of the settings is put back and told': ({ settings }, ledger) =>
    ledger.attempts.some(
      ({ fate, recipient, about, atMs }) =>
        fate === 'taken' &&
        about.kind === 'request' &&
        ledger.requests.some(
          (request) =>
            about.references.includes(request.reference) &&
            settings.some(
              (change) =>
                change.atMs > request.atMs &&
                change.atMs < atMs &&
                !isNamed(recipient, change.setup),
            ),
        ),
    ),

  'what a provider gave up later is sent again': (_, { attempts }) =>
    attempts.some(
      ({ failedAtMs = Infinity, recipient, about }) =>
        about.kind === 'request' &&
        attempts.some(
          (again) =>
            again.atMs > failedAtMs &&
            again.recipient === recipient &&
            again.about.references.some((each) => about.references.includes(each)),
        ),
    ),
} satisfies RareThings

function isNamed(recipient: string, setup: Setup): boolean {
  return namedIn(setup).includes(recipient)
}
