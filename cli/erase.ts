import type { Command } from 'commander'
import { typedReference } from '../domain/request/reference.ts'
import { type ErasureTarget, eraseAll, findPersonal } from '../server/privacy/erase.ts'
import { visitsOfSameNumbers } from '../server/visits/find-visits.ts'
import type { StoredVisit } from '../server/visits/load-visits.ts'
import { phoneKeys } from '../server/visits/phone-key.ts'
import { counted } from './print-rows.ts'
import { requestOf } from './reference.ts'
import { type Session, withSession } from './session.ts'
import { emptyLog } from './truncate-wal.ts'

/** What `erase` cannot reach. It is printed after each erasure, because a person has to delete it. */
const elsewhere =
  'The messages about these visits stay on the phones and in the mailboxes: delete them there.\n' +
  'Backups hold the erased data until newer backups take their place (docs/backups-and-data.md).\n' +
  'Stores that an update or a restore left in DATA_DIR hold the data too. "check" names them: delete them.\n'

export interface EraseOptions {
  readonly yes: boolean
}

export function eraseCommand(program: Command): void {
  program
    .command('erase')
    .description(
      "remove the personal data of a patient's visits for good; day, tests and status stay for the counts",
    )
    .argument('<who>', 'a reference (#SID123456, or its six digits), or a phone number in any form')
    .option('--yes', 'erase without asking; needed where no terminal can be asked', false)
    .action(async (who: string, options: EraseOptions) => {
      await withSession((session) => erasePersonalData(who, options, session))
    })
}

/**
 * Prints which visits are concerned, asks unless `yes`, and erases. Then it offers the other visits of the
 * same numbers. It prints no personal data.
 */
export async function erasePersonalData(who: string, { yes }: EraseOptions, session: Session) {
  const { database, print, confirm } = session
  const target = readTarget(who)
  const visits = await findPersonal(database.db, target)
  if (visits.length === 0) return print(await explainNone(target, session))
  const others = await othersOf(visits, session)
  print(`${countedRequests(visits)} to erase: ${named(visits)}\n`)
  if (others.length > 0) {
    print(`other visits of the same number, perhaps of somebody else: ${named(others)}\n`)
  }
  if (!yes && confirm === undefined) {
    throw new Error('nothing was erased: say --yes where no terminal can be asked')
  }
  const isSure = yes || (await confirm?.('This cannot be undone. Erase?'))
  if (!isSure) return print('nothing was erased\n')
  await erase(visits, session)
  if (others.length > 0) await offer(others, yes, session)
  print(elsewhere)
  await emptyLog(session)
}

/** A reference or a phone number. Six digits are a reference, because no phone number in India is so short. */
function readTarget(who: string): ErasureTarget {
  const reference = typedReference(who)
  if (reference !== undefined) return { reference }
  if (phoneKeys(who).length > 0) return { phone: who }
  throw new Error('that is neither a reference nor a phone number')
}

async function othersOf(
  visits: readonly StoredVisit[],
  { database }: Session,
): Promise<StoredVisit[]> {
  const others = new Map<number, StoredVisit>()
  for (const { id } of visits) {
    for (const other of await visitsOfSameNumbers(database.db, id)) others.set(other.id, other)
  }
  for (const { id } of visits) others.delete(id)
  return [...others.values()]
}

async function erase(visits: readonly StoredVisit[], { database, visits: deps, print }: Session) {
  const erased = await eraseAll(database, deps, visits)
  print(`${countedRequests(erased)} erased; nobody is called about them any more\n`)
}

/** With `--yes` the other visits stay, because they may be somebody else's and nobody was asked. */
async function offer(others: readonly StoredVisit[], yes: boolean, session: Session) {
  const isMeant = !yes && (await session.confirm?.('Erase the other visits too?'))
  if (isMeant) return await erase(others, session)
  const [first] = others.flatMap(({ requests }) => requests.map(({ reference }) => reference))
  session.print(`not erased: ${named(others)}; "erase ${first?.slice(4)}" erases the first\n`)
}

function countedRequests(visits: readonly StoredVisit[]): string {
  return counted(visits.flatMap(({ requests }) => requests).length, 'appointment')
}

function named(visits: readonly StoredVisit[]): string {
  return visits
    .map(({ requests, visit }) => {
      const references = requests.map(({ reference }) => reference)
      return `${references.join(', ')} (${visit.ending ?? visit.state})`
    })
    .join('; ')
}

async function explainNone(target: ErasureTarget, session: Session): Promise<string> {
  if ('phone' in target) return 'nothing is stored under this number\n'
  const { request } = await requestOf(target.reference, session)
  return `${request.reference} was erased already\n`
}
