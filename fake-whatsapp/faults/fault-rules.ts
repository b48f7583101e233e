import { type Fault, type FaultInput, faultSchema } from './fault.ts'

export type Endpoint = 'graph-send' | 'graph-health' | 'twilio-send'

/** The failures that lie ahead: counted ones first, in the order given, then the lasting ones. */
export interface FaultRules {
  failNext(fault: FaultInput, count?: number): void
  failWhile(fault: FaultInput): void
  heal(): void
  /** The reset that awaits a request whose body is not read yet. */
  takeUnread(endpoint: Endpoint): Fault | undefined
  /** The fault that awaits a request whose body is read; uses one of its count. */
  take(endpoint: Endpoint, to: string | undefined): Fault | undefined
}

interface Rule {
  readonly fault: Fault
  left: number
}

export function createFaultRules(): FaultRules {
  let rules: Rule[] = []
  const add = (input: FaultInput, left: number) => {
    rules.push({ fault: faultSchema.parse(input), left })
    rules = [...rules.filter(isCounted), ...rules.filter((rule) => !isCounted(rule))]
  }
  const use = (rule: Rule | undefined): Fault | undefined => {
    if (rule === undefined) return undefined
    rule.left -= 1
    rules = rules.filter(({ left }) => left > 0)
    return rule.fault
  }
  return {
    failNext: (fault, count = 1) => add(fault, count),
    failWhile: (fault) => add(fault, Number.POSITIVE_INFINITY),
    heal() {
      rules = []
    },
    takeUnread(endpoint) {
      const first = rules.find(({ fault }) => meetsEndpoint(fault, endpoint))
      const isReset = first?.fault.kind === 'reset' && first.fault.to === undefined
      return isReset ? use(first) : undefined
    },
    take: (endpoint, to) =>
      use(
        rules.find(
          ({ fault }) =>
            meetsEndpoint(fault, endpoint) && (fault.to === undefined || fault.to === to),
        ),
      ),
  }
}

function isCounted(rule: Rule): boolean {
  return Number.isFinite(rule.left)
}

function meetsEndpoint(fault: Fault, endpoint: Endpoint): boolean {
  if (fault.kind === 'graph' && endpoint === 'twilio-send') return false
  if (fault.kind === 'twilio' && endpoint !== 'twilio-send') return false
  return fault.on === 'any' || (fault.on === 'health') === (endpoint === 'graph-health')
}
