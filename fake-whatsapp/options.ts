import type { Clock } from './clock.ts'
import type { PairLimitModel } from './graph/pair-limit.ts'
import type { Templates } from './graph/template.ts'

export interface FakeOptions {
  readonly templates: Templates
  /** 0, the default, picks a free port. */
  readonly port?: number | undefined
  readonly host?: string | undefined
  /** The one token taken; any when absent. */
  readonly accessToken?: string | undefined
  readonly phoneNumberId?: string | undefined
  /** The sender's own number, digits only. */
  readonly displayPhoneNumber?: string | undefined
  /** Off when absent. */
  readonly pairLimit?: PairLimitModel | undefined
  readonly clock?: Clock | undefined
  /** A number in [0, 1). */
  readonly random?: (() => number) | undefined
}

/** Those of Meta's own samples. */
export const sampleNumber = {
  phoneNumberId: '106540352242922',
  displayPhoneNumber: '15550783881',
} as const
