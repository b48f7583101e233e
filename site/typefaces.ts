import type { Language } from '../domain/language.ts'
import { type StaticName, staticAddress } from './static-address.ts'

const file = (name: StaticName) => `src:url(${staticAddress(name)}) format("woff2")`

/**
 * `optional`: a typeface is used if it loads within 0.1 s, otherwise from the next page on, so
 * nothing ever moves. Until then the phone's own sans serif is used.
 */
const latin = `@font-face{font-family:"Anek Latin";font-weight:300 650;font-display:optional;${file('anek-latin.woff2')}}`

/**
 * Has every letter of Hindi and every pair of consonants, so it also draws a test that reception adds. "Anek
 * Swap" is the same file, for machines without a known Devanagari typeface. Such a machine uses the file
 * however late it comes.
 */
const devanagari =
  `@font-face{font-family:"Anek Devanagari";font-weight:500 650;font-display:optional;${file('anek-devanagari.woff2')}}` +
  '@font-face{font-family:"Own Devanagari";src:local("Noto Sans Devanagari"),local("NotoSansDevanagari-Regular")}' +
  `@font-face{font-family:"Anek Swap";font-weight:500 650;font-display:swap;${file('anek-devanagari.woff2')}}`

/**
 * The few Hindi words on English pages. Their typeface may come late (`swap`). Its lines are as tall as
 * those of Android's Noto Sans Devanagari, which it replaces.
 */
const hindiWords =
  `@font-face{font-family:"Hindi words";font-weight:400 700;font-display:swap;${file('hindi-words.woff2')};ascent-override:89.6%;descent-override:40.8%}` +
  'body [lang="hi"]{font-family:"Anek Latin","Hindi words","Anek fallback",system-ui,sans-serif}'

/** Anek Latin has no rupee sign. The file of the Hindi words has it, and English pages load that file. */
const rupee = `@font-face{font-family:"Anek Latin";font-weight:300 650;font-display:optional;${file('hindi-words.woff2')};unicode-range:U+20B9}`

/**
 * The phone's own sans serif, scaled to Anek Latin's width and line height (measured on English prose
 * against Arial). It names a bold face, because browsers would otherwise thicken the regular letters.
 */
const fallback =
  '@font-face{font-family:"Anek fallback";src:local("Roboto"),local("Arial"),local("Liberation Sans");size-adjust:93%;ascent-override:97%;descent-override:21.5%;line-gap-override:0%}' +
  '@font-face{font-family:"Anek fallback";font-weight:600 700;src:local("Roboto Bold"),local("Arial Bold"),local("Liberation Sans Bold");size-adjust:91%;ascent-override:99%;descent-override:22%;line-gap-override:0%}'

/**
 * The files that a wide window loads before the first paint. The paint waits for them for a moment, so even
 * the first page has the site's typeface. A phone loads none, because on its slower network the files would
 * compete with the page.
 */
export const preloaded: Readonly<Record<Language, readonly string[]>> = {
  en: [staticAddress('anek-latin.woff2')],
  hi: [staticAddress('anek-latin.woff2'), staticAddress('anek-devanagari.woff2')],
}

export const typefaces: Readonly<Record<Language, string>> = {
  en: latin + rupee + hindiWords + fallback,
  hi: latin + devanagari + fallback,
}
