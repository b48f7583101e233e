import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { type Config, type ConfigProblem, readConfig } from '../server/config.ts'
import { receiptsOf } from '../server/receipts/receipts-of.ts'
import { type CheckContext, type CheckedFinding, runChecks } from './check/check.ts'
import { checks } from './check/checks.ts'
import { type Fault, type Finding, findingText, ok, problem } from './check/finding.ts'
import { createGraph } from './check/meta/graph.ts'
import { sendTest } from './check/send/send-test.ts'
import { createTwilioApi } from './check/twilio/twilio-api.ts'
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
      const output = outputFor(options)
      const findings = await checkAll(options, output)
      output.end(findings)
      if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
    })
}

function readSeconds(given: string): number {
  const seconds = Number(given)
  if (Number.isInteger(seconds) && seconds >= 1 && seconds <= longestWaitSeconds) return seconds
  throw new InvalidArgumentError(`A whole number of seconds, at most ${longestWaitSeconds}.`)
}

/** How findings and progress are shown. */
interface CheckOutput {
  begin(name: string): void
  tell(finding: CheckedFinding): void
  end(findings: readonly CheckedFinding[]): void
}

/** Nothing can be asked with a configuration that the server would refuse to start with. */
async function checkAll(
  options: CheckOptions,
  output: CheckOutput,
): Promise<readonly CheckedFinding[]> {
  const read = readConfig(process.env)
  const configured = (read.ok ? [ok('configuration')] : read.problems.map(refusedKey)).map(
    (finding): CheckedFinding => ({ check: 'configuration', ...finding }),
  )
  for (const finding of configured) output.tell(finding)
  if (!read.ok) return configured
  const context = contextOf(read.config)
  const found = await runChecks(checks, context, { onBegin: output.begin, onFinding: output.tell })
  const sent = options.send ? await send(options, context, found, output) : []
  return [...configured, ...found, ...sent]
}

/** The checks whose problems keep every message from arriving; a template may be under review. */
const neededToSend: ReadonlySet<string> = new Set([
  'store',
  'WhatsApp token',
  'WhatsApp number',
  'WhatsApp health',
])

async function send(
  { wait }: CheckOptions,
  context: CheckContext,
  found: readonly CheckedFinding[],
  output: CheckOutput,
): Promise<readonly CheckedFinding[]> {
  const sent: CheckedFinding[] = []
  const tell = (finding: Finding) => {
    const checked = { check: 'test message', ...finding }
    sent.push(checked)
    output.tell(checked)
  }
  if (found.some(({ check, level }) => level === 'problem' && neededToSend.has(check))) {
    tell(problem('test message', notSent))
    return sent
  }
  output.begin('test message')
  await withSession(({ database }) =>
    sendTest({
      ...context,
      receiptsOf: (correlationId, messageId) => receiptsOf(database, correlationId, messageId),
      newId: randomUUID,
      wait: setTimeout,
      waitSeconds: wait,
      tell,
    }),
  )
  return sent
}

const notSent: Fault = {
  says: 'it was not sent: a problem above would keep it from arriving.',
  remedy: 'mend that first, then run this again.',
}

function refusedKey({ key, wrong, example }: ConfigProblem): Finding {
  return problem(key, {
    says: wrong,
    remedy: `set it, e.g. ${example}; npm run centre -- setup asks for it.`,
  })
}

function contextOf(config: Config): CheckContext {
  const { whatsApp, twilio } = config
  return {
    config,
    now: Date.now,
    graph: whatsApp && createGraph(whatsApp),
    twilio: twilio && createTwilioApi(twilio),
    proveWritable: () => withSession(({ database, now }) => database.proveWritable(now())),
  }
}

function outputFor({ json }: Pick<CheckOptions, 'json'>): CheckOutput {
  const print = (text: string) => void process.stdout.write(text)
  const showStep = process.stderr.isTTY ? showOnTerminal : () => {}
  return {
    begin: (name) => showStep(`checking: ${name} …`),
    tell(finding) {
      showStep('')
      if (!json) print(findingText(finding))
    },
    end(findings) {
      showStep('')
      print(json ? `${JSON.stringify(findings, undefined, 2)}\n` : summary(findings))
    },
  }
}

/** One line that the next replaces; it is no part of what is printed. */
function showOnTerminal(text: string): void {
  process.stderr.write(`\r\u001b[K${text}`)
}

function summary(findings: readonly CheckedFinding[]): string {
  const problems = findings.filter(({ level }) => level === 'problem').length
  if (problems === 0) return 'No problem was found.\n'
  return problems === 1 ? 'One problem was found.\n' : `${problems} problems were found.\n`
}
