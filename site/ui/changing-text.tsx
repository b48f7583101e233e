interface ChangingTextProps {
  /** Empty or absent shows nothing. */
  readonly text: string | false | undefined
}

/**
 * A text that changes while it is shown, as a new element each time. A browser that translates the
 * page replaces our text with its own; a change to ours would then not show.
 */
export function ChangingText({ text }: ChangingTextProps) {
  return text ? <span key={text}>{text}</span> : null
}
