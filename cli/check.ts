import type { Command } from 'commander'
import { type ConfigProblem, readConfig } from '../server/config.ts'
import { knownKeys } from '../server/config-keys.ts'
import { type UnknownKey, unknownKeys, unknownKeyText } from '../server/unknown-keys.ts'
import { runChecks } from './check/checks.ts'
import { checkContext } from './check/context.ts'
import {
  type CheckedFinding,
  type Finding,
  findingText,
  note,
  ok,
  problem,
} from './check/finding.ts'

interface CheckOptions {
  readonly json: boolean
}

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('proves the configuration without sending to anybody, and says how to mend it')
    .option('--json', 'print JSON', false)
    .action(async (options: CheckOptions) => {
      const report = reportFor(options)
      await checkAll(report)
      report.end()
      if (report.found.some(isProblem)) process.exitCode = 1
    })
}

interface CheckReport {
  begin(name: string): void
  tell(finding: CheckedFinding): void
  readonly found: readonly CheckedFinding[]
  end(): void
}

/** Runs all checks. If the server would refuse the configuration, only the configuration is reported. */
async function checkAll(report: CheckReport): Promise<void> {
  for (const unknown of unknownKeys(process.env, knownKeys))
    report.tell({ check: 'configuration', ...unknownKey(unknown) })
  const read = readConfig(process.env)
  const configured = read.ok ? [ok('configuration')] : read.problems.map(refusedKey)
  for (const finding of configured) report.tell({ check: 'configuration', ...finding })
  if (!read.ok) return
  const context = checkContext(read.config)
  for await (const finding of runChecks(context, report.begin)) report.tell(finding)
}

/** A problem for a misspelled key, whose setting is missing. A note for a key of an old version, which does no harm. */
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

function reportFor({ json }: CheckOptions): CheckReport {
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

/** Shows a line that the next one replaces. It goes to standard error, not into the output. */
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
