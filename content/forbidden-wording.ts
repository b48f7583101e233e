/**
 * Wording that advertises the determination of sex before birth, which section 22 of the PC-PNDT Act 1994
 * forbids in any form, the internet included. Only the notice of the Act may mention it. `forbidden-wording.test.ts`
 * looks for it in each page and in each file of the content.
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
