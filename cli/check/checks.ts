import { checkBackups } from './backups.ts'
import { checkMail, checkRecipients } from './channels.ts'
import { checkContent } from './content.ts'
import type { CheckContext } from './context.ts'
import type { CheckedFinding, Finding } from './finding.ts'
import { checkClock, checkDisk } from './machine.ts'
import { checkHealth } from './meta/health.ts'
import { checkNumber } from './meta/number.ts'
import { checkSubscription } from './meta/subscription.ts'
import { checkTemplates } from './meta/templates.ts'
import { checkToken } from './meta/token.ts'
import { checkDesk } from './ports.ts'
import { checkPublished } from './published.ts'
import { checkSite } from './site.ts'
import { checkStore } from './store.ts'

/** One check. It sends nothing to anybody, and returns what is wrong instead of throwing. */
interface Check {
  /** Shown while the check runs, and in the JSON of its findings. */
  readonly name: string
  run(context: CheckContext): Promise<readonly Finding[]>
}

const checks: readonly Check[] = [
  { name: 'store', run: checkStore },
  { name: 'disk', run: checkDisk },
  { name: 'backups', run: checkBackups },
  { name: 'WhatsApp token', run: checkToken },
  { name: 'WhatsApp number', run: checkNumber },
  { name: 'WhatsApp health', run: checkHealth },
  { name: 'WhatsApp templates', run: checkTemplates },
  { name: 'WhatsApp webhook', run: checkSubscription },
  { name: 'clock', run: checkClock },
  { name: 'mail', run: checkMail },
  { name: 'site', run: checkSite },
  { name: 'desk', run: checkDesk },
  { name: 'recipients', run: checkRecipients },
  { name: 'content', run: checkContent },
  { name: 'published', run: checkPublished },
]

/** Runs one check after the other, and yields the findings of each before the next check begins. */
export async function* runChecks(
  context: CheckContext,
  onBegin: (name: string) => void,
): AsyncGenerator<CheckedFinding> {
  for (const { name, run } of checks) {
    onBegin(name)
    for (const finding of await run(context)) yield { check: name, ...finding }
  }
}
