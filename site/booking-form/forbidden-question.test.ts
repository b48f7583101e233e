import { describe, expect, it } from 'vitest'
import {
  freshPhrases,
  heldOutPhrases,
  patientPhrases,
  unseenPhrases,
} from '../../test/phrases/tests-asked-for.ts'
import { asksForbidden } from './forbidden-question.ts'

describe('asksForbidden', () => {
  it.each([
    ...['gender scan', 'is it a boy', 'beta ya beti', 'लिंग', 'sex test', 'sex determination'],
    ...['baby girl ultrasound', 'बेबी गर्ल अल्ट्रासाउंड', 'ling pata karna hai'],
    ...['लिंग निर्धारण', 'बेबी का जेंडर', 'scan for sex', 'बच्चे का सेक्स', 'daughter ya son'],
    ...['putra ya putri', 'baby male or female', 'bacha female hai ya male', 'pet mein ladki'],
    ...['ladka hai ki nahi', 'ladki hai ya nahi', 'क्या बच्चा लड़का है', 'is my baby a boy'],
    ...['will it be a girl', 'am I having a boy', 'ladki hone ke lakshan'],
    ...['ladka hai pata karna', 'boy or not', 'बेबी मेल या फीमेल', 'pet me bacha ladki'],
    ...['ladka ya nhi', 'is this baby girl', 'pragnancy ladka', 'ladka hai?', 'ladka hai kia'],
    ...['will I have a boy', 'क्या लड़की होगी', 'male female baby', 'balak ya balika'],
    ...['munda ya kudi', 'chhora chhori', 'nar ya mada baby', "it's a boy", 'beta chahiye'],
    ...['bacha hai ya bachi', 'kaka ya kaki', 'बच्चा होगा या बच्ची', 'munna ya munni'],
    ...['bhai hoga ya behen', 'lalla/lalli', 'gudda ya gudiya', 'puttar ya kudi'],
    ...['bitiya ya babua', 'beti garbh me hai kya', 'beti ki pregnancy ke lakshan'],
    ...['laddu ya barfi', 'laddu ya jalebi', 'लड़का चाहिए', 'fetus boy', 'boy anomaly scan'],
    ...['bhrun ladka', 'भ्रूण लड़की'],
    // The tenth author wrote these phrases before the rules were changed for them.
    ...['prince ya princess', 'raja ya rani scan', 'pink ya blue', 'lakshmi ya ganesh'],
    ...['लक्ष्मी या विष्णु', 'ghar me lakshmi aayegi kya scan', 'vansh badhega kya scan'],
    ...['kul deepak hoga kya', 'waris hoga kya', 'xx ya xy', 'x or y chromosome baby'],
    ...['4d me ladka ladki dikhta hai kya', 'ladka/ladki scan price', 'boygirl scan'],
    ...['ladkaladki test', 'boyy ya girll', 'b or g baby', 'm or f baby'],
    ...['pehli beti hai ab kya hai scan', 'do betiyan hai is baar kya hai'],
    ...['beti ke baad beta chahiye', 'dubai blood test gender', 'nipt gender'],
    ...['fetal sex blood test', 'putra prapti', 'ladka hone ki dawai', 'baby boy symptoms scan'],
    ...['heartbeat 150 ladka ya ladki', 'heart rate 140 boy or girl', 'nub theory', 'ramzi theory'],
    ...['chinese gender chart', 'गर्भ में क्या है लड़का या लड़की बताएं', 'बेबी बॉय या गर्ल'],
    ...['पुत्र या पुत्री', 'लड़का लड़की जाँच', 'munda hoega ke kudi', 'puttar hoega ya dhee'],
    ...['chele na meye', 'larka hoga ya larki', 'aulad e nareena', 'pet me beta hai ya nahi'],
    ...['scan me bata dena kya hai ladka', 'ling janch kahan hoti hai'],
    ...['sex pata chal jayega 4d me', 'is my wife having son', 'beta hoga kya ye scan me'],
    ...['भाई आएगा या बहन'],
  ])('recognises "%s" as a question that the Act forbids to answer', (typed) => {
    expect(asksForbidden(typed)).toBe(true)
  })

  it.each([
    ...['boy xray hand', 'हेल्थ काउंसलिंग', 'ladki ki sonography hogi', 'beti pregnant hai'],
    ...['बेटी प्रेग्नेंट है', 'pregnant daughter ultrasound', 'beti garbhvati hai'],
    ...['beti ki pregnancy ka scan', 'daughters pregnancy scan'],
    ...['mera beta aur meri beti ka blood test', 'beta hcg pregnancy test'],
    ...['newborn baby girl hip ultrasound', 'balika ka checkup', 'essex', 'ladies checkup'],
    ...['sexual health', 'girl 7 years ultrasound abdomen', 'लड़की', 'my son mri'],
    ...['ladki ke pet me dard', 'बेटे की सोनोग्राफी', 'bachi ka xray'],
    ...['bhai behen ka blood test', 'my daughter is pregnant', 'ling me dard'],
    ...['beta hone ke baad thyroid', 'ladki paida hone ke baad bukhar', 'बेटा होने के बाद चेकअप'],
    ...['laxmi nagar metro', 'raja garden se kaise aaye', 'prince ki report'],
    ...['suraj ka blood test', 'blue line metro', 'gulabi bagh', 'vansh ka xray 5 saal'],
    ...['sex hormone test', 'rani bagh branch', 'pink city', 'jai mata di mri'],
    ...['do betiyan hai dono ka blood test', 'beti ke baad thyroid badh gaya'],
    ...['lakshmi devi ki report', 'ganesh chaturthi khula', 'beta ka cbc', 'beti ka mri'],
    ...['x ray or mri', 'prince hospital ki parchi', 'b12 or d3', 'pink line ya blue line'],
    ...['laxmi nagar ya ganesh nagar', 'pink ya blue line'],
    ...['male or female doctor', 'is it painful', 'ladakh', 'beta hcg', 'pregnancy scan'],
  ])('allows a search for "%s"', (typed) => {
    expect(asksForbidden(typed)).toBe(false)
  })

  it('reads only the beginning of a pasted text, within a second', () => {
    const before = performance.now()
    expect(asksForbidden(`boy or girl ${'baby sex '.repeat(100_000)}`)).toBe(true)
    expect(asksForbidden('baby '.repeat(100_000))).toBe(false)
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('allows a search for every collected phrase of patients', () => {
    const lists = [patientPhrases, heldOutPhrases, freshPhrases, unseenPhrases]
    const typed = lists.flat().map((phrase) => phrase.typed)
    expect(typed.filter(asksForbidden)).toEqual([])
  })
})
