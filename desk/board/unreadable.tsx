import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/desk/board.ts'

interface UnreadableProps {
  readonly unreadable?: Board['unreadable'] | undefined
}

/** A notice for each card that cannot be shown, with reference, name and number as stored. */
export function Unreadable({ unreadable = [] }: UnreadableProps) {
  return unreadable.map(({ visit, reference, name, phone }) => (
    <div key={visit} className="notice failed">
      <p>
        <strong>{desk.unreadable(reference)}</strong>
        <br />
        {[name, phone].filter(Boolean).join(', ')}
        <br />
        <span className="small">{desk.unreadableHint}</span>
      </p>
    </div>
  ))
}
