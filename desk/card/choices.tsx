import type { KeyboardEvent, ReactNode } from 'react'

interface ChoicesProps {
  readonly label: (count: number) => string
  readonly choices: readonly { readonly key: string | number; readonly words: ReactNode }[]
  readonly onChoose: (place: number) => void
}

/** The results for a field, in the same `.looked` as the field. A number key chooses while a result has the focus. */
export function Choices({ label, choices, onChoose }: ChoicesProps) {
  const press = (event: KeyboardEvent) => {
    const place = Number(event.key) - 1
    if (choices[place] === undefined) return moveFocus(event)
    event.preventDefault()
    onChoose(place)
  }
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {choices.length > 0 && label(choices.length)}
      </span>
      {choices.length > 0 && (
        <fieldset className="choices" onKeyDown={press}>
          <legend className="visually-hidden">{label(choices.length)}</legend>
          {choices.map(({ key, words }, place) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              aria-keyshortcuts={String(place + 1)}
              onClick={() => onChoose(place)}
            >
              <span>{words}</span>
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** The arrow keys go from a field into its choices, and back from the first choice. Tab skips the choices. */
export function moveFocus(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const here = event.target instanceof HTMLElement ? event.target : document.body
  const looked = here.closest('.looked')
  const choices = [...(looked?.querySelectorAll<HTMLElement>('.choices button') ?? [])]
  const at = choices.indexOf(here)
  const next = by === -1 && at === 0 ? looked?.querySelector('input') : choices[at + by]
  if (by === 0 || !next) return
  event.preventDefault()
  next.focus()
}
