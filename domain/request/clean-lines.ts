import { withoutUntyped } from '../text/visible-text.ts'

/** Cleans a field of one line: each white space becomes a blank, and what nobody types is removed. */
export function cleanLine(text: string): string {
  return cleanText(text.replaceAll(/\s/gu, ' '))
}

/** Cleans a field of several lines: their ends become `\n`, and what nobody types is removed. */
export function cleanLines(text: string): string {
  return cleanText(text.replaceAll(/\r\n?/g, '\n'))
}

function cleanText(text: string): string {
  return withoutUntyped(text).trim()
}
