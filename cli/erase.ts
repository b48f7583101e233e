import type { Command } from 'commander'
import { typedReference } from '../domain/reference.ts'
import { phoneKeys } from '../server/appointments/phone-key.ts'
import { type ErasureTarget, erase, findPersonal } from '../server/privacy/erase.ts'
import { counted } from './print-rows.ts'
import { appointmentOf } from './reference.ts'
import { type Session, withSession } from './session.ts'
import { emptyLog } from './truncate-wal.ts'

/** What `erase` cannot reach, printed each time: a person has to delete it. */
const elsewhere =
  'Messages about them stay on the phones and in the mailboxes they were sent to: delete them there.\n' +
  'Backups hold them until newer ones take their place (docs/backups-and-data.md).\n'

export interface EraseOptions {
  readonly yes: boolean
}

export function eraseCommand(program: Command): void {
  program
    .command('erase')
    .description("remove a patient's personal data for good; day, tests and status stay as a count")
    .argument('<who>', 'a reference (#SID123456, or its six digits), or a phone number in any form')
    .option('--yes', 'erase without asking; needed where no terminal can be asked', false)
    .action(async (who: string, options: EraseOptions) => {
      await withSession((session) => erasePersonalData(who, options, session))
    })
}

/** Prints how many are concerned, asks unless `yes`, and erases. Prints nothing that was typed. */
export async function erasePersonalData(who: string, { yes }: EraseOptions, session: Session) {
  const { database, now, print, confirm } = session
  const target = readTarget(who)
  const references = await findPersonal(database, target)
  if (references.length === 0) return print(await explainNone(target, session))
  print(`${counted(references.length, 'appointment')} to erase: ${references.join(', ')}\n`)
  if (!yes && confirm === undefined) {
    throw new Error('nothing was erased: say --yes where no terminal can be asked')
  }
  const isSure = yes || (await confirm?.('This cannot be undone. Erase?'))
  if (!isSure) return print('nothing was erased\n')
  const erased = await erase(database, references, { actor: 'cli', nowMs: now() })
  print(
    `${counted(erased, 'appointment')} erased; nobody is called about them any more\n${elsewhere}`,
  )
  await emptyLog(session)
}

/** Six digits are a reference; no phone number in India is so short. */
function readTarget(who: string): ErasureTarget {
  const reference = typedReference(who)
  if (reference !== undefined) return { reference }
  if (phoneKeys(who).length > 0) return { phone: who }
  throw new Error('that is neither a reference nor a phone number')
}

async function explainNone(target: ErasureTarget, session: Session): Promise<string> {
  if ('phone' in target) return 'nothing is stored under this number\n'
  const { reference } = await appointmentOf(target.reference, session)
  return `${reference} was erased already\n`
}
