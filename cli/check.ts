import type { Command } from 'commander'
import { type Config, type ConfigProblem, readConfig } from '../server/config.ts'
import type { CheckContext } from './check/check.ts'
import { checks } from './check/checks.ts'
import { type Finding, findingText, ok, problem } from './check/finding.ts'
import { createGraph } from './check/meta/graph.ts'
import { type CheckedFinding, runChecks } from './check/run-checks.ts'
import { createTwilioApi } from './check/twilio/twilio-api.ts'
import { withSession } from './session.ts'

interface CheckOptions {
  readonly json: boolean
}

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('proves the configuration without sending to anybody, and says how to mend it')
    .option('--json', 'print JSON', false)
    .action(async (options: CheckOptions) => {
      const output = outputFor(options)
      const findings = await checkAll(output)
      output.end(findings)
      if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1
    })
}

/** How findings and progress are shown. */
interface CheckOutput {
  begin(name: string): void
  tell(finding: CheckedFinding): void
  end(findings: readonly CheckedFinding[]): void
}

/** Nothing can be asked with a configuration that the server would refuse to start with. */
async function checkAll(output: CheckOutput): Promise<readonly CheckedFinding[]> {
  const read = readConfig(process.env)
  const configured = (read.ok ? [ok('configuration')] : read.problems.map(refusedKey)).map(
    (finding): CheckedFinding => ({ check: 'configuration', ...finding }),
  )
  for (const finding of configured) output.tell(finding)
  if (!read.ok) return configured
  const context = contextOf(read.config)
  const found = await runChecks(checks, context, { onBegin: output.begin, onFinding: output.tell })
  return [...configured, ...found]
}

function refusedKey({ key, wrong, example }: ConfigProblem): Finding {
  return problem(key, {
    says: wrong,
    remedy: `e.g. ${example}; npm run centre -- setup asks for it.`,
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

function outputFor({ json }: CheckOptions): CheckOutput {
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
