import { describe, expect, it } from 'vitest'
import { patientWords } from '../../content/patient-words.ts'
import { answerTo } from './find-tests.ts'
import { indexTests } from './test-index.ts'

const index = indexTests(patientWords)
const find = (typed: string) => answerTo(typed, index).tests

describe('an abbreviation', () => {
  it.each([
    ['CT Scan', ['C.T.', 'C T scan', 'c-t scan', 'a c t scan', 'सीटी', 'सी टी स्कैन', 'सी.टी.']],
    ['CT Scan', ['एचआरसीटी', 'H.R.C.T.', 'सिर का सीटी', 'सी टी स्कैन भी']],
    ['MRI Scan', ['M.R.I.', 'm r i', 'एम आर आई', 'एम.आर.आई.', 'ऐम आर आइ', 'एमआरसीपी']],
    ['MRI Scan', ['घुटने के एम आर आई', 'एमआरआई ब्रेन', 'mr i']],
    ['X-Ray', ['एक्स-रे', 'छाती का एक्स-रे', 'एक्स रे', 'X R A Y', 'a x ray', 'i need a x-ray']],
    ['ECG', ['E.C.G.', 'e c g', 'ईसीजी', 'ई.सी.जी.', 'ई सी जी', 'इसीजी', 'ईसीजी टेस्ट']],
    ['2D ECHO', ['इको', 'ईको', '2डी ईको', '२डी ईको', 'टू डी इको', '2 d echo', 'इको टेस्ट']],
    ['3D/4D Ultrasound', ['3डी', '4 डी स्कैन', 'थ्री डी अल्ट्रासाउंड', 'फोर डी']],
    ['Ultrasound', ['u s g', 'U.S.G.', 'यूएसजी', 'यू एस जी', 'युएसजी', 'पेट के यू एस जी']],
    ['TVS and TRUS', ['T.V.S.', 'टीवीएस', 'टी वी एस', 'टीआरयूएस']],
    ['USG Guided FNAC and BIOPSY', ['F.N.A.C.', 'एफएनएसी', 'एफ एन ए सी']],
    ['Complete Blood Count (CBC)', ['C.B.C', 'c b c', 'सीबीसी', 'सी बी सी', 'एचबी', 'h.b.']],
    ['Liver Function Tests', ['L.F.T', 'l f t', 'lf t', 'sg pt', 'एलएफटी', 'एल एफ टी', 'एसजीपीटी']],
    ['Kidney Function Tests', ['k.f.t.', 'K F T', 'केएफटी', 'के एफ टी', 'के.एफ.टी.', 'आरएफटी']],
    ['Thyroid Function Tests', ['T.S.H.', 'टीएसएच', 'टी एस एच', 'टी3 टी4 टीएसएच', 't 3 t 4 t s h']],
    ['Thyroid Function Tests', ['T.F.T.', 'टीएफटी']],
    ['Tumor Markers', ['P.S.A.', 'पीएसए', 'पी एस ए', 'सीईए']],
    ['ESR', ['E.S.R.', 'ईएसआर', 'ई एस आर']],
    ['CRP', ['C.R.P.', 'सीआरपी', 'सी आर पी']],
    ['HbA1c', ['एचबीए1सी', 'H b A 1 c', 'एच बी ए वन सी', 'hba 1c', 'h ba1c', 'HbA1.c', 'hb a1 c']],
    [
      'Thyroid Function Tests',
      ['t 3 t4', 't3t4', 't 3t4', 't3 t4tsh', 'T3,T4,TS H', 'ts h', 't sh'],
    ],
    ['Tumor Markers', ['ca125', 'ca-125', 'c a 125', 'ca1 25', 'CA 19.9', 'ca19-9']],
    ['CRP', ['cr p', 'c rp', 'c.rp', 'सी आरपी']],
    ['2D ECHO', ['2decho', '2d-echo', '2 decho']],
    ['Level II Scans', ['level2', 'level2scan', '20weeks', '5month']],
    ['Blood Sugar', ['पीपी शुगर', 'पी पी शुगर', 'आरबीएस']],
    ['General Consultation', ['ओपीडी', 'O.P.D.']],
    ['ECG', ['isiji', 'eeseeji']],
    ['Complete Blood Count (CBC)', ['sibisi', 'seebeesee']],
    ['Thyroid Function Tests', ['tiesech', 'tiefti']],
  ] as const)('leads to %s however it is spelled: %j', (test, spellings) => {
    const firsts = spellings.map((typed) => [typed, find(typed)[0]])
    expect(firsts).toEqual(spellings.map((typed) => [typed, test]))
  })

  it('finds the same in Hindi or with dots as in plain Latin letters, if no test has it', () => {
    for (const [hindi, latin] of [
      ['विटामिन डी', 'vitamin d'],
      ['ई ई जी', 'eeg'],
      ['E.E.G.', 'eeg'],
      ['सी.पी.के.', 'cpk'],
      ['एचआईवी', 'hiv'],
      ['डॉक्टर जी', 'doctor g'],
    ] as const)
      expect(find(hindi), hindi).toEqual(find(latin))
  })

  it('finds nothing if no test has it, with a number or without', () => {
    for (const typed of ['vit d', 'vitd', 'vit. d3', 'b12', 'b 12', 'vit b 12', 'fib 4'])
      expect(find(typed), typed).toEqual([])
  })

  it('is not read into ordinary words that stand side by side', () => {
    expect(find('super 3')).toEqual([])
    expect(find('hai aur')).not.toEqual(find('hair'))
    expect(find('which test is for sugar')).toEqual(find('which test for sugar'))
  })

  it('finds both tests if it stands beside another abbreviation', () => {
    for (const typed of ['c b c l f t', 'सी बी सी एल एफ टी'])
      expect(find(typed)).toEqual(find('cbc lft'))
  })
})
