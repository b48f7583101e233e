/**
 * Wording that advertises the determination of sex before birth, which section 22 of the PC-PNDT
 * Act 1994 forbids in any form, the internet included. Only the denial may speak of it.
 */
const forbidden: readonly RegExp[] = [
  /gender[\s-]*(reveal|determin|detect|predict|test|scan|select)\w*/gi,
  /sex[\s-]*(determin|detect|predict|select|reveal)\w*/gi,
  /(determin|detect|disclos|reveal|predict)\w*\s+(the\s+)?(sex|gender)/gi,
  /(sex|gender)\s+of\s+(the|your|an?)\s+\w+/gi,
  /(baby|child|foetus|fetus|unborn)(['’]s)?\s+(sex|gender)/gi,
  /know\s+your\s+baby/gi,
  /\b(boy\s+or\s+(a\s+)?girl|girl\s+or\s+(a\s+)?boy|son\s+or\s+(a\s+)?daughter)\b/gi,
  /family\s+balancing/gi,
  /(?<![\p{L}\p{M}])लिंग(?![\p{L}\p{M}])|लड़का|लड़की|बेटा\s+या\s+बेटी/gu,
]

/** The forbidden phrases in a text; the notices given are the denials the law itself asks for. */
export function forbiddenWording(text: string, notices: readonly string[]): string[] {
  const rest = notices.reduce((left, notice) => left.replaceAll(notice, ' '), text)
  return forbidden.flatMap((pattern) => rest.match(pattern) ?? [])
}

/** The same asked for by a patient, in the words people use. */
const askedFor: readonly RegExp[] = [
  /\bgender\b/i,
  /\bsex\b.*\b(test|scan|check|jaa?n?ch)/i,
  /\b(boy|girl)\b.*\b(boy|girl|scan|ultrasound|sonography)\b/i,
  /\blad[kd][aei]\w*\b.*\blad[kd][aei]/i,
  /\bbeta\b.*\bbeti\b|\bling\s+(jaa?n?ch|test|pata)/i,
]

/** Whether somebody searching asks for what the Act forbids: the answer is the notice, no test. */
export function asksForbidden(typed: string): boolean {
  return forbiddenWording(typed, []).length > 0 || askedFor.some((pattern) => pattern.test(typed))
}
