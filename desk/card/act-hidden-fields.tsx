import type { Card } from '../../domain/board.ts'
import type { DeskAct } from '../../domain/desk-acts.ts'

interface ActFieldsProps {
  readonly act: DeskAct['act']
  readonly card: Card
  readonly back: string
  readonly formKey: string
}

/** What a form post names besides what is typed: which act, on which card, and where to go then. */
export function ActFields({ act, card, back, formKey }: ActFieldsProps) {
  const { references, undo } = card
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={`${formKey}-${act}-${references[0].slice(4)}`} />
      <input type="hidden" name="references" value={references.join(',')} />
      <input type="hidden" name="back" value={back} />
      {act === 'undo' && undo && <input type="hidden" name="of" value={undo.actId} />}
    </>
  )
}
