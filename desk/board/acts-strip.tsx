import type { ReactNode } from 'react'
import { desk } from '../../content/desk.ts'
import type { Card } from '../../domain/desk/board.ts'
import { actWord } from '../card/card-actions.tsx'
import { coveredAsks } from '../card/read-act.ts'
import { undoableWord } from '../card/state-word.ts'
import { useShortcut } from '../key.tsx'
import { offerKeys } from '../keys.ts'
import { type Acts, isFailed, type SentAct } from '../live/use-acts.ts'

interface ActsStripProps {
  readonly acts: Acts
  /** The sentence that a new entry was stored, until the next act. */
  readonly saved: string | undefined
  readonly undoable: Card | undefined
  readonly onUndo: (card: Card) => void
  readonly children: ReactNode
}

/** What became of the acts: not saved, refused, or saved with a minute to undo. */
export function ActsStrip(props: ActsStripProps) {
  const { acts } = props
  const failed = [...acts.sent.values()].filter(isFailed)
  return (
    <footer className="strip">
      <div role="alert">
        {failed.map((sent) => (
          <Failed key={sent.act.id} sent={sent} acts={acts} />
        ))}
      </div>
      <Latest {...props} />
    </footer>
  )
}

function Failed({ sent, acts }: { readonly sent: SentAct; readonly acts: Acts }) {
  const { card, error } = sent
  const { name } = card
  return (
    <p className="notice failed">
      <span>
        <strong>{desk.perhapsNotSaved(wordOf(sent), name)}</strong> {error}
      </span>
      {(['retry', 'discard'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className="button"
          onClick={() => void acts[way](sent)}
          aria-label={desk.forPatient(desk[way], name)}
        >
          {desk[way]}
        </button>
      ))}
    </p>
  )
}

function Latest({ acts, saved = '', undoable, onUndo, children }: ActsStripProps) {
  const shortcut = useShortcut()
  const { latest } = acts
  return (
    <div className="strip-latest">
      <div className="last-act cluster">
        <p role="status" className={latest?.status === 'refused' ? 'late' : undefined}>
          {latest === undefined ? saved : sentence(latest)}
        </p>
        {undoable && (
          <button
            type="button"
            className="button"
            aria-keyshortcuts={shortcut(offerKeys.undo)}
            onClick={() => onUndo(undoable)}
            aria-label={desk.forPatient(actWord('undo', undoable), undoable.name)}
          >
            {actWord('undo', undoable)}
          </button>
        )}
      </div>
      {children}
    </div>
  )
}

function sentence(sent: SentAct): string {
  const { card, status, error } = sent
  const { name } = card
  const word = wordOf(sent)
  switch (status) {
    case 'sending':
      return desk.saving(word)
    case 'saved':
      return sent.act.act === 'undo' ? desk.forPatient(word, name) : desk.saved(word, name)
    case 'refused':
      return `${desk.notSaved(word, name)} ${error ?? ''}`
    case 'failed':
      return ''
  }
}

/** The word for an act. To cancel some asks of a visit drops a change, and the visit stays as it was. */
function wordOf({ act, card }: SentAct): string {
  if (act.act === 'undo') return desk.undone(undoableWord(card))
  const isOfChange = act.act === 'cancelled' && act.asks.length < coveredAsks(card).length
  return isOfChange ? desk.changeDropped : desk.done[act.act]
}
