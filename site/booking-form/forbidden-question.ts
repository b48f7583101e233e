import { forbidden } from '../../content/forbidden-wording.ts'
import { saidInLatin, wordsOf } from '../../domain/search/phonetic-key.ts'

// The patterns match words as `saidInLatin` returns them, whether typed in Latin letters or Devanagari.
const male =
  /\b(?:la[rd]+h?a?k[aeo]\w*|boy+s?|son|bet[ae]|putra?|ba+lak|mu(?:nd|la?g)a|(?:ch+|C)ok?ra|nar)\b/
const female =
  /\b(?:la[rd]+h?a?k[iy]\w*|g[ia]rl+s?|daughter|bet[iy]\w*|putri|ba+lika|kanya|kudi|mula?gi|(?:ch+|C)ok?ri|ma+da)\b/
const child = `(?:${male.source}|${female.source})`
const pregnancy =
  /pr[aei]ga?n|\bgarb|\bf(?:oe?|e|i)t[au]|womb|unborn|\bkokh?\b|\bbh?ru+n|anomal|tiffa/
const baby = String.raw`\b(?:baby|bebi|ba[Cch]+[aei]|f\w+tus)\w*`
const sex = String.raw`\bse(?:x|ks)\b(?! horm)`
const scan = 's[ck][ae]n|[ua]ltra|sono'
const check = `test|[Cc]h?ec?k|ja+n?c?[Ch]|${scan}`
const is = '(?:h|he|hen|hain?)'
const what = 'k(?:y|iy?)a'
const or = '(?:ya|or|ki|na|ath?va)'
/** Words of one sex that ask only beside a word of the other, as in "beta or bachi". */
const boyish = String.raw`(?:${male.source}|\b(?:ba+[Cch]+[ae]|kaka|mun+a|lal+a|gud+a|babua|put+ar|Cele|chele)\b)`
const girlish = String.raw`(?:${female.source}|\b(?:ba+[Cch]+i|kaki|mun+i|lal+i|gudiy?a|bitiy?a|dh+ee|meye)\b)`
/** Names and colours that stand for a boy and for a girl. Beside other words they are places, or lines of the metro. */
const boySigns = '(?:prince|raja|blue|ni+la|ganesh?|vish?nu|jai sh?ri \\w+)'
const girlSigns = '(?:princess|rani|pink|gulabi|la(?:ks|x)h?mi|jai ma+ta di)'
const noPlace = String.raw`\b(?! (?:line|nagar|bagh))`
const between = String.raw`(?: \w+){0,2} ${or}(?: \w+){0,2} `

/** Questions about the sex of an unborn child, in the words that patients use. */
const askedFor = [
  /\b[gj][ea]nd[ea]?r\b/,
  `${sex}.*(?:${check}|pata|${baby})`,
  String.raw`(?:${baby}|${scan}).*(?:${sex}|\bling\b)`,
  String.raw`\blinga?(?:$| (?:k[aie] )?(?:${what}|pata|nird|pari|${check}))`,
  String.raw`${baby}.*(?:\bm[ae]le?\b.*\bf[ei]m|\bf[ei]m[ae]l.*\bm[ae]le?\b)`,
  `${child}(?: ${baby})? (?:${is} (?:${what}|pata|(?:ya|ki) n[ah]|na$)|paida kar|pra+pt|(?:hi |nahin? )?[Cc]h?a+h|(?:paida )?ho(?: ?g|ne(?! ke ba+d))|(?:ya|or|to) n(?:a|hi|ot)|h\\w+ to .*(?:abort|gira))`,
  String.raw`\b${what} (?:\w+ ){0,3}${child} ${is}$|\bpet (?:me?i?n?|ke? andar) (?:${baby} )?${child}`,
  String.raw`\bm[ae]le? (?:(?:ya|or) )?f[ei]m[ae]le? ${baby}|\bits (?:an? )?${child}`,
  `${boyish}${between}${girlish}|${girlish}${between}${boyish}`,
  String.raw`\b(?:bh?ai|behe?n|bahan) (?:hog|a+y?eg)[ai] ${or}`,
  `\\b${boySigns} ${or} ${girlSigns}${noPlace}|\\b${girlSigns} ${or} ${boySigns}${noPlace}`,
  // Names and words for an heir, and the letters of chromosomes.
  String.raw`\b(?:la(?:ks|x)h?mi|[vw]a+ris|kul dee?pak) (?:a+y?eg|hog)|\bvan(?:s|sh) ba[dr]h|aula+d.*nar[ie]+na|\b(?:nub|ramzi)\b`,
  `\\b(?:xx? ${or} x?y|[bm] ${or} [gf] ${baby})\\b|\\b[xy]+ chromo|boy ?girl|ladka ?ladki`,
  `(?:${scan}).* ${child} (?:pata|dik)|(?!beta)${child} pata|${child}.*\\b(?:is ba+r|ab) ${what} ${is}|\\b${what} ${is} ${child}`,
  // Sweets that stand for a boy and a girl, used instead of the forbidden words.
  String.raw`^(?=.*\b(?:lad+(?:u|oo?)|jamun)\b).*\b(?:barf|jale)`,
  String.raw`\b(?:is|will|if|whether) (?:it|this|i|we|${baby}|(?:my|our|the|this) \w+)(?: is| be| have| going to be)?(?: an?)? ${child}`,
  `\\b(?:having|carrying|expecting) (?:an? )?${child}`,
  // No match if the text has an age, because it is then about a child that is born.
  String.raw`^(?!.*(?:\d|born|year|month|mahi?n|sa+l))(?=.*${baby} ${child})(?=.*(?:${scan}))`,
].map((pattern) => RegExp(pattern))

const pregnant = String.raw`(?:pr[aei]ga?n[ae]n?t|garb\w*[vw]ati|pet se\b)`
const daughter = String.raw`\b(?:bet[iy]\w*|bitiya|daughter)`
/** Phrases to ignore: about a born child, such as "my son", about a pregnant daughter, and the hormone beta-hCG. */
const born = RegExp(
  [
    `\\b(?:mer[aie]|my|our|ha?ma?r[aie]|apa?n[aie]) ${child}`,
    `${female.source}(?= (?:is |hai |\\d+ \\w+ )?${pregnant})`,
    String.raw`${pregnant} ${daughter}\b`,
    String.raw`${daughter} k[ie](?= pr\w+n[cs]\w+(?!.*(?:laks|sympt|sign)))`,
    String.raw`\bbeta hcg`,
    `${child} (?:aur|and) ${child} (?:dono|both)`,
  ].join('|'),
  'g',
)

/** Only this many characters of a text are read, because a pasted book would keep the patterns busy for seconds. */
const longestText = 1000

/** Whether a text asks for the sex of an unborn child. The search then answers with the legal notice. */
export function asksForbidden(typed: string): boolean {
  const read = typed.slice(0, longestText)
  if (forbidden.some((pattern) => read.search(pattern) !== -1)) return true
  const said = wordsOf(read.replaceAll('?', ' kya ').replaceAll('/', ' ya '))
    .map(saidInLatin)
    .join(' ')
  if (askedFor.some((pattern) => pattern.test(said))) return true
  const unborn = said.replaceAll(born, '')
  if (!RegExp(child).test(unborn)) return false
  return pregnancy.test(unborn) || (male.test(said) && female.test(said))
}
