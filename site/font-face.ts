import { staticAddress } from './static-address.ts'

/**
 * `optional`: the typeface is used when it is there within the first tenth of a second, else from
 * the next page on, so nothing ever moves. The fallback is the phone's own sans serif, brought to
 * Anek Latin's width and line (measured on English prose against Arial). The Devanagari one is asked
 * for only by pages in Hindi, and has the letters of our own words: what visitors type is drawn by
 * their phone's own typeface.
 */
export const fontFace =
  `@font-face{font-family:"Anek Latin";font-weight:400 700;font-display:optional;src:url(${staticAddress('anek-latin.woff2')}) format("woff2")}` +
  `@font-face{font-family:"Anek Devanagari";font-weight:400 700;font-display:optional;src:url(${staticAddress('anek-devanagari.woff2')}) format("woff2")}` +
  '@font-face{font-family:"Anek fallback";src:local("Roboto"),local("Arial"),local("Liberation Sans");size-adjust:93%;ascent-override:97%;descent-override:21.5%;line-gap-override:0%}'
