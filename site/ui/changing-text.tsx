interface ChangingTextProps {
  /** Empty or absent shows nothing. */
  readonly text: string | false | undefined
}

/**
 * A text that changes while it is shown, as a new element each time. A browser that translates the
 * page has replaced the text of the old one, so that a change of it would not be seen.
 */
export function ChangingText({ text }: ChangingTextProps) {
  return text ? <span key={text}>{text}</span> : null
}
