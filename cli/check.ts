import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { type ConfigProblem, readConfig } from '../server/config.ts'
import { knownKeys } from '../server/config-keys.ts'
import { receiptsOf } from '../server/receipts/receipts-of.ts'
import { type UnknownKey, unknownKeys, unknownKeyText } from '../server/unknown-keys.ts'
import { withdrawnIn } from '../server/withdrawn-keys.ts'
import { runChecks } from './check/checks.ts'
import { type CheckContext, checkContext } from './check/context.ts'
import {
  type CheckedFinding,
  type Fault,
  type Finding,
  findingText,
  note,
  ok,
  problem,
} from './check/finding.ts'
import { sendTest } from './check/send/send-test.ts'
import { withSession } from './session.ts'

interface CheckOptions {
  readonly json: boolean
  readonly send: boolean
  readonly wait: number
}

/** How long `--send` waits for a person to take the phone and tap. */
const defaultWaitSeconds = 120
const longestWaitSeconds = 900

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('proves the configuration without sending to anybody, and says how to mend it')
    .option('--send', 'then send a test message to the staff numbers and wait for a tap', false)
    .option('--wait <seconds>', 'how long to wait for it', readSeconds, defaultWaitSeconds)
    .option('--json', 'print JSON', false)
    .action(async (options: CheckOptions) => {
      const report = reportFor(options)
      await checkAll(options, report)
      report.end()
      if (report.found.some(isProblem)) process.exitCode = 1
    })
}

function readSeconds(given: string): number {
  const seconds = Number(given)
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= longestWaitSeconds) return seconds
  throw new InvalidArgumentError(`A whole number of seconds, at most ${longestWaitSeconds}.`)
}

/** Shows findings and progress. */
interface Report {
  begin(name: string): void
  tell(finding: CheckedFinding): void
  /** All that was told. */
  readonly found: readonly CheckedFinding[]
  end(): void
}

/** Nothing can be asked with a configuration that the server would refuse to start with. */
async function checkAll(options: CheckOptions, report: Report): Promise<void> {
  for (const unknown of unknownKeys(process.env, knownKeys))
    report.tell({ check: 'configuration', ...unknownKey(unknown) })
  const read = readConfig(process.env)
  const configured = [
    ...(read.ok ? [ok('configuration')] : read.problems.map(refusedKey)),
    ...withdrawnIn(process.env).map((line) => note('', `${line}.`)),
  ]
  for (const finding of configured) report.tell({ check: 'configuration', ...finding })
  if (!read.ok) return
  const context = checkContext(read.config)
  for await (const finding of runChecks(context, report.begin)) report.tell(finding)
  if (options.send) await send(options, context, report)
}

/** The checks whose problems keep every message from arriving; a template may be under review. */
const neededToSend: ReadonlySet<string> = new Set([
  'store',
  'WhatsApp token',
  'WhatsApp number',
  'WhatsApp health',
])

async function send(
  { wait: waitSeconds }: CheckOptions,
  context: CheckContext,
  report: Report,
): Promise<void> {
  const check = 'test message'
  const tell = (finding: Finding) => report.tell({ check, ...finding })
  if (report.found.some((finding) => isProblem(finding) && neededToSend.has(finding.check))) {
    return tell(problem(check, notSent))
  }
  report.begin(check)
  await withSession(({ database }) =>
    sendTest({
      ...context,
      receiptsOf: (correlationId, messageId) => receiptsOf(database, correlationId, messageId),
      newId: randomUUID,
      wait: setTimeout,
      waitSeconds,
      tell,
    }),
  )
}

const notSent: Fault = {
  says: 'it was not sent: a problem above would keep it from arriving.',
  remedy: 'mend that first, then run this again.',
}

/** A slip keeps a setting from being made; a key that was once known does no harm. */
function unknownKey(unknown: UnknownKey): Finding {
  const says = unknownKeyText(unknown)
  return unknown.meant === undefined
    ? note('', says)
    : problem('', { says, remedy: `write ${unknown.meant}, or take ${unknown.key} out.` })
}

function refusedKey({ key, wrong, example }: ConfigProblem): Finding {
  return problem(key, {
    says: wrong,
    remedy: `set it, e.g. ${example}; npm run centre -- setup asks for it.`,
  })
}

function reportFor({ json }: CheckOptions): Report {
  const found: CheckedFinding[] = []
  const print = (text: string) => void process.stdout.write(text)
  const showStep = process.stderr.isTTY ? showOnTerminal : () => {}
  return {
    found,
    begin: (name) => showStep(`checking: ${name} …`),
    tell(finding) {
      found.push(finding)
      showStep('')
      if (!json) print(findingText(finding))
    },
    end() {
      showStep('')
      print(json ? `${JSON.stringify(found, undefined, 2)}\n` : summary(found))
    },
  }
}

/** One line that the next replaces; it is no part of what is printed. */
function showOnTerminal(text: string): void {
  process.stderr.write(`\r\u001b[K${text}`)
}

function summary(findings: readonly CheckedFinding[]): string {
  const problems = findings.filter(isProblem).length
  if (problems === 0) return 'No problem was found.\n'
  return problems === 1 ? 'One problem was found.\n' : `${problems} problems were found.\n`
}

function isProblem({ level }: Finding): boolean {
  return level === 'problem'
}
