import type { Command } from 'commander'
import { type ConfigProblem, readConfig } from '../server/config.ts'
import { knownKeys } from '../server/config-keys.ts'
import { isWithdrawn, unknownKeys, unknownKeyText } from '../server/unknown-keys.ts'
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
import { print } from './session.ts'
import { allQuestions } from './setup/questions.ts'

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description(
      'proves configuration, content and store without sending to anybody, and says how to mend them',
    )
    .option('--json', 'print JSON', false)
    .action(check)
}

async function check({ json }: { readonly json: boolean }): Promise<void> {
  const found: CheckedFinding[] = []
  for await (const finding of everyFinding()) {
    showStep('')
    found.push(finding)
    if (!json) print(findingText(finding))
  }
  showStep('')
  print(json ? `${JSON.stringify(found, undefined, 2)}\n` : summary(found))
  if (found.some(isProblem)) process.exitCode = 1
}

/** Runs all checks. If the server would refuse the configuration, only the configuration is reported. */
async function* everyFinding(): AsyncGenerator<CheckedFinding> {
  const read = readConfig(process.env)
  const configured = read.ok ? [ok('configuration')] : read.problems.map(refusedKey)
  for (const finding of [...unknownKeys(process.env, knownKeys).map(unknownKey), ...configured])
    yield { check: 'configuration', ...finding }
  if (read.ok)
    yield* runChecks(checkContext(read.config), (name) => showStep(`checking: ${name} …`))
}

/** A withdrawn key is a note. Any other unknown key is probably misspelt, and so a problem. */
function unknownKey(key: string): Finding {
  const says = unknownKeyText(key)
  return isWithdrawn(key)
    ? note('', says)
    : problem('', { says, remedy: 'write it as docs/configuration.md does, or take it out.' })
}

function refusedKey({ key, wrong, example }: ConfigProblem): Finding {
  const isAsked = allQuestions.some((question) => question.key === key)
  const bySetup = isAsked ? '; npm run centre -- setup asks for it' : ''
  return problem(key, { says: wrong, remedy: `set it, e.g. ${example}${bySetup}.` })
}

/** Shows a line that the next one replaces. It goes to a terminal on standard error, not into the output. */
function showStep(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

function summary(findings: readonly CheckedFinding[]): string {
  const problems = findings.filter(isProblem).length
  if (problems === 0) return 'No problem was found.\n'
  return problems === 1 ? 'One problem was found.\n' : `${problems} problems were found.\n`
}

function isProblem({ level }: Finding): boolean {
  return level === 'problem'
}
