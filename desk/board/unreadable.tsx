import { desk } from '../../content/desk.ts'
import type { Board } from '../../domain/desk/board.ts'
import { useDeskNow } from '../desk-now.ts'

interface UnreadableProps {
  readonly unreadable?: Board['unreadable'] | undefined
}

/** A notice for each card that cannot be shown, with reference, name and number as stored. */
export function Unreadable({ unreadable = [] }: UnreadableProps) {
  const { isMasked } = useDeskNow()
  return unreadable.map(({ visit, reference, name, phone }) => (
    <div key={visit} className="notice failed">
      <p>
        <strong>{desk.unreadable(reference)}</strong>
        <br />
        {isMasked ? desk.maskedName : [name, phone].filter(Boolean).join(', ')}
        <br />
        <span className="small">{desk.unreadableHint}</span>
      </p>
    </div>
  ))
}
