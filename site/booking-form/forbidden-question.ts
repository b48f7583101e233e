import { forbidden } from '../../content/forbidden-wording.ts'
import { saidInLatin, wordsOf } from '../../domain/search/phonetic-key.ts'

// The patterns match words as `saidInLatin` returns them, whether typed in Latin letters or Devanagari.
const male =
  /\b(?:la[rd]+h?a?k[aeo]\w*|boy+s?|(?:grand)?son|bet[ae]|putra?|ba+lak|mu(?:nd|la?g)a|(?:ch+|C)ok?ra|nar)\b/
const female =
  /\b(?:la[rd]+h?a?k[iy]\w*|g[ia]rl+s?|(?:grand)?daughter|bet[iy]\w*|putri|ba+lika|kanya|kudi|mula?gi|(?:ch+|C)ok?ri|ma+da)\b/
const child = `(?:${male.source}|${female.source})`
const pregnancy =
  /pr[aei]ga?n|\bgarb|\bf(?:oe?|e|i)t[au]|womb|unborn|\bkokh?\b|\bbh?ru+n|anomal|tiffa/
const baby = String.raw`\b(?:baby|bebi|ba[Cch]+[aei]|f\w+tus)\w*`
const sex = String.raw`\bse(?:x|ks)\b(?! horm)`
const scan = 's[ck][ae]n|[ua]ltra|sono'
const check = `test|[Cc]h?ec?k|ja+n?c?[Ch]|${scan}`
const is = '(?:h|he|hen|hain?)'
const what = 'k(?:y|iy?)a'
const or = '(?:ya|o[ru]|ki|na|aw|ath?va|h(?:ai|\\w*ga) ke)'
/**
 * Words, names, sweets and colours that stand for a boy or a girl only beside one of the other sex, as in "beta or bachi".
 * Before some words they are places, or lines of the metro.
 */
const boyish = String.raw`(?:${male.source}|\b(?:ba+[Cch]+[ae]|kaka|mun+a|lal+a|gud+a|babua|put+ar|Cele|chele|pesar|farzand|walad|garcon|prince|raja|blue|n[ie]+la|ganesh?|vish?nu|krishna|kanha|jai s\w+ \w+|lad+(?:u|oo?)|jamun|ped+h?[ae])\b(?! (?:line|nagar|bagh|garden)))`
const girlish = String.raw`(?:${female.source}|\b(?:ba+[Cch]+i|kaki|mun+i|lal+i|gudiy?a|bitiy?a|dh+ee|meye|d[ou]khtar|bint|fille|princess|rani|pari|pink|gulabi|la(?:ks|x)h?mi|radha|jai ma+ta di|barfi|jalebi)\b(?! (?:line|nagar|bagh|garden)))`
const between = String.raw`(?: \w+){0,2} ${or}(?: \w+){0,2} `
const either = (one: string, other: string) =>
  `(?:${one}${between}${other}|${other}${between}${one})`
const ofScan = `^(?=.*(?:${baby}|${scan}|\\bpet\\b|${pregnancy.source})).*`

/** Questions about the sex of an unborn child, in the words that patients use. */
const askedFor = [
  /\b(?:[gj][ea]nd[ea]?r\b|reveal (?:part|scan|test))/,
  `${sex}.*(?:${check}|pata|${baby})`,
  String.raw`(?:${baby}|${scan}).*(?:${sex}|\bling\b)`,
  String.raw`\blinga?(?:$| (?:k[aie] )?(?:${what}|pata|nird|pari|${check}))`,
  String.raw`${baby}.*(?:\bm[ae]le?\b.*\bf[ei]m|\bf[ei]m[ae]l.*\bm[ae]le?\b)`,
  `${child}(?: ${baby})? (?:${is} (?:${what}|pata|(?:ya|ki) n[ah]|na$)|paida kar|pra+pt|(?:hi |nahin? )?[Cc]h?a+h|(?:paida )?ho(?: ?g|ne(?! ke ba+d))|(?:ya|or|to) n(?:a|hi|ot)|h\\w+ to .*(?:abort|gira))`,
  String.raw`\b${what} (?:\w+ ){0,3}${child} ${is}$|\bpet (?:me?i?n?|ke? andar) (?:${baby} )?${child}`,
  String.raw`\bm[ae]le? (?:(?:ya|or) )?f[ei]m[ae]le? ${baby}|\bits (?:an? )?${child}`,
  either(boyish, girlish),
  // The same word for him and for her, as in "pota ya poti" (grandson or granddaughter). Not of those who come along.
  String.raw`\b(?!dad|nan|mam|[Cc]h?a[Cc]|mer|rah|gay|a+y|wal|kam|pan)(\w{3,}?)[aou]?(?:(?: \w+){0,2} (?:ya|or)(?: \w+){0,2}|(?: h\w+)? (?:k[ie]|na)) \1n?i\b`,
  `${ofScan}${either(String.raw`\b(?:h(?:e|im|is)|mr|brother|nephew|purush|ram|hero|dulha)\b`, String.raw`\b(?:she|her|miss|sister|niece|str(?:i|ee)|sita|heroine|dulhan)\b`)}`,
  `${ofScan}(?:(?:penis|genital).*d[ie]k?h|private part.*dekhn|ishara)|(?:turtle|burger) sign`,
  // Tamil, Malayalam, Telugu and Kannada.
  String.raw`\babba?yi\b|\bpen ku|\bhennu`,
  String.raw`\b(?:bh?ai|behe?n|bahan) (?:hog|a+y?eg)[ai] ${or}`,
  // Names and words for an heir, and the letters of chromosomes.
  String.raw`\b(?:la(?:ks|x)h?mi|[vw]a+ris|heir) (?:\w+ )?(?:a+y?eg|hog)|\bkul ?dee?pak|\b(?:ghar|kul|khandan|van?sh) k[ae] (?:[Cc]h?ira|[vw]a+ris|dee?pa)|\b(?:chine|Cain)\w+ (?:[ck][ae]le?n|[Cc]h?art)|\bvan(?:s|sh) ba[dr]h|aula+d.*nar[ie]+na|\bnub\b|\btheory`,
  `\\b(?:xx? ${or} x?y|(?:[bm] ${or} [gf]|[gf] ${or} [bm]) (?:bata\\w*|${baby}))\\b|\\b[xy]+ chromo|boy ?girl|ladka ?ladki`,
  `(?:${scan}).* ${child} (?:pata|dik)|(?!beta)${child} pata|${child}.*\\b(?:is ba+r|ab) ${what} ${is}|\\b${what} ${is} ${child}`,
  String.raw`\b(?:is|will|if|whether) (?:it|this|i|we|${baby}|(?:my|our|the|this) \w+)(?: is| be| have| going to be)?(?: an?)? ${child}`,
  `\\b(?:having|carrying|expecting) (?:an? )?${child}|\\b(?:bole to|means|matlab) (?!bet)${child}$`,
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
  const said = wordsOf(read.replaceAll('@', 'a').replaceAll('?', ' kya ').replaceAll('/', ' ya '))
    .map(saidInLatin)
    .join(' ')
  if (askedFor.some((pattern) => pattern.test(said))) return true
  const unborn = said.replaceAll(born, '')
  if (!RegExp(child).test(unborn)) return false
  return pregnancy.test(unborn) || (male.test(said) && female.test(said))
}
