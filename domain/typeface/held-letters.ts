/**
 * Written by tools/make-typefaces.ts: the characters that the typefaces hold. letters-lacking.ts finds the others.
 */
export const heldLetters =
  /[\u{20}-\u{7e}\u{a0}\u{a9}\u{ae}\u{b0}\u{b5}\u{b7}\u{bd}\u{d7}\u{e1}\u{e8}-\u{e9}\u{f1}\u{fc}\u{901}-\u{903}\u{905}-\u{90b}\u{90d}\u{90f}-\u{911}\u{913}-\u{928}\u{92a}-\u{930}\u{932}-\u{933}\u{935}-\u{939}\u{93c}-\u{943}\u{945}\u{947}-\u{949}\u{94b}-\u{94d}\u{950}\u{958}-\u{95e}\u{964}-\u{970}\u{200c}-\u{200d}\u{2013}-\u{2014}\u{2018}-\u{2019}\u{201c}-\u{201d}\u{2022}\u{2026}\u{20b9}\u{2212}]/u

/** Conjuncts of three consonants that the cut typeface draws wrongly. */
export const lackingConjuncts =
  /(?:क्र्|ग्र्|घ्र्|ङ्र्|छ्र्|ज्ञ्|ट्र्|ठ्र्|ड्र्|ढ्र्|ध्र्|प्र्|भ्र्|व्र्|श्र्|ष्र्|स्र्|ळ्र्|ड़्र्|ढ़्र्)[क-ह]|च्छ्व|ट्ट्य|ठ्ठ्य|ड्ड्य|द्द्य|द्भ्य|द्व्य|न्ह्य|ल्ह्य|ष्ठ्य|ह्म्य/gu
