/**
 * Wording that advertises the determination of sex before birth, which section 22 of the PC-PNDT Act 1994
 * forbids in any form, the internet included. Only the notice of the Act may mention it.
 */
export const forbidden: readonly RegExp[] = [
  /gender[\s-]*(reveal|determin|detect|predict|test|scan|select)\w*/gi,
  /sex[\s-]*(determin|detect|predict|select|reveal)\w*/gi,
  /(determin|detect|disclos|reveal|predict)\w*\s+(the\s+)?(sex|gender)/gi,
  /(sex|gender)\s+of\s+(the|your|an?)\s+\w+/gi,
  /(baby|child|foetus|fetus|unborn)(['’]s)?\s+(sex|gender)/gi,
  /know\s+your\s+baby/gi,
  /\b(boy\s+or\s+(a\s+)?girl|girl\s+or\s+(a\s+)?boy|son\s+or\s+(a\s+)?daughter)\b/gi,
  /family\s+balancing/gi,
]

/** Forbidden on pages, where these words have no other use. Patients may still type them into the search. */
const onPages = /(?:^|[^\p{L}\p{M}])लिंग(?![\p{L}\p{M}])|लड़का|लड़की|बेटा\s+या\s+बेटी/gu

/**
 * The forbidden phrases in a text. They are allowed in `notices`, which the law asks for. `forbidden-wording.test.ts`
 * looks for them in each page and in each file of the content.
 */
export function forbiddenWording(text: string, notices: readonly string[]): string[] {
  const rest = notices.reduce((left, notice) => left.replaceAll(notice, ' '), text)
  return [...forbidden, onPages].flatMap((pattern) => rest.match(pattern) ?? [])
}
