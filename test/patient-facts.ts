import type { Language } from '../domain/language.ts'

/**
 * For each fact, the pattern of the line that states it. A condition ("If …:") stands at the start of a line,
 * so a pattern with `^` finds the fact only without a condition, or with the condition that it spells out.
 */
export const patientFacts: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  'the NT scan is done from 11 weeks to 13 weeks 6 days': {
    en: /NT scan.* 11 weeks to 13 weeks 6 days/,
    hi: /NT स्कैन 11 हफ़्ते से 13 हफ़्ते 6 दिन/,
  },
  'a Level II scan is done at 18 to 20 weeks': {
    en: /Level II scan.* 18 to 20 weeks/,
    hi: /लेवल 2 स्कैन.* 18 से 20 हफ़्ते/,
  },
  'eat as usual': { en: /^Eat as usual/, hi: /^खाना रोज़ की तरह खाएँ/ },
  'eat as usual if only thyroid, breast, pelvis, KUB or pregnancy is scanned': {
    en: /^If the ultrasound is only of another part \(thyroid, breast, pelvis, KUB, pregnancy\): eat as usual/,
    hi: /^अगर अल्ट्रासाउंड सिर्फ़ किसी और हिस्से का है \(थायरॉइड, ब्रेस्ट, पेल्विस, KUB, प्रेग्नेंसी\): खाना रोज़ की तरह खाएँ/,
  },
  'nothing but water, whatever part is scanned': {
    en: /^An empty stomach and a full bladder go together|^Drink plain water and nothing else/,
    hi: /^खाली पेट और भरा ब्लैडर|^सादा पानी पिएँ/,
  },
  'water and nothing else where stomach and bladder both matter': {
    en: /^Where an empty stomach and a full bladder are both asked for.*: drink plain water and nothing else/,
    hi: /^अगर खाली पेट और भरा ब्लैडर.*दोनों चाहिए.*: सादा पानी पिएँ, और कुछ नहीं/,
  },
  'a scan in pregnancy needs the original prescription, signed and stamped': {
    en: /^(For a scan in pregnancy: t|T)he original prescription.*signature, stamp/,
    hi: /^(प्रेग्नेंसी के स्कैन के लिए: )?असली पर्ची.*दस्तखत, मोहर/,
  },
  'say which part a CT is of: heart, abdomen and kidneys differ': {
    en: /^Which part a CT is of: heart, abdomen and kidneys/,
    hi: /^सीटी किस हिस्से का है: दिल, पेट और किडनी/,
  },
  'tell us of finasteride or dutasteride before a PSA': {
    en: /^If PSA is asked for: .*finasteride or dutasteride/,
    hi: /^अगर PSA लिखा है: .*फ़िनास्टेराइड या ड्यूटास्टेराइड/,
  },
  'tell us of a period before a CA 125': { en: /^CA 125: .*period/, hi: /^CA 125: .*पीरियड/ },
  'tell us of an allergy to latex': { en: /allergy to .*latex/, hi: /लेटेक्स.*एलर्जी/ },
  'outside scan first, then the urine sample, then TVS': {
    en: /^TVS needs an empty bladder, .*comes first.*urine sample.*in between/,
    hi: /^टीवीएस में ब्लैडर.*पहले होगा.*पेशाब का सैंपल.*बीच में/,
  },
  'the urine sample is given after the scan with a full bladder': {
    en: /^If the scan needs a full bladder/,
    hi: /^स्कैन के लिए पेशाब रोकना हो/,
  },
  'no gum, paan, gutka or cigarette while fasting': {
    en: /gum, paan, gutka or cigarette/,
    hi: /च्यूइंग गम, पान, गुटखा या सिगरेट/,
  },
  'no alcohol the day before': { en: /^No alcohol/, hi: /^.*शराब न पिएँ/ },
  'a photo ID': { en: /^A photo ID/, hi: /^फ़ोटो आईडी/ },
  'which part is scanned': { en: /^Which part is examined/, hi: /^किस हिस्से की जाँच है/ },
  'a fast': { en: /eat nothing/i, hi: /कुछ न खाएँ/ },
  'a fast in any case': { en: /^Eat nothing/, hi: /^जाँच से .* कुछ न खाएँ/ },
  'hold a full bladder': { en: /Do not pass urine until the scan/i, hi: /जाँच होने तक पेशाब न करें/ },
  'hold a full bladder in any case': {
    en: /^Drink about 1 litre.*Do not pass urine until the scan/,
    hi: /^करीब 1 लीटर पानी.*जाँच होने तक पेशाब न करें/,
  },
  'a full bladder if the pelvis or lower abdomen is scanned': {
    en: /^If the ultrasound is of the whole or lower abdomen, the pelvis.*: drink about 1 litre.*Do not pass urine until the scan/,
    hi: /^अगर पूरे पेट, पेट के निचले हिस्से \(पेल्विस\).*: करीब 1 लीटर पानी.*जाँच होने तक पेशाब न करें/,
  },
  'about 1 litre of water, finished an hour before': {
    en: /about 1 litre of water and finish it an hour before/,
    hi: /करीब 1 लीटर पानी पिएँ, और जाँच से एक घंटा पहले तक पूरा पी लें/,
  },
  'less water if a doctor limits it': {
    en: /water.*drinks less, and so do you if your doctor limits water/,
    hi: /पानी.*डॉक्टर ने पानी कम बताया हो, तो आप भी कम पिएँ/,
  },
  'no food for 6 hours if the upper or whole abdomen is scanned': {
    en: /^If the ultrasound is of the upper or whole abdomen: eat nothing for 6 hours/,
    hi: /^अगर ऊपरी या पूरे पेट का अल्ट्रासाउंड है: जाँच से 6 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 4 to 6 hours if an MRI is of the abdomen': {
    en: /^If the MRI is of the abdomen.*: eat nothing for 4–6 hours/,
    hi: /^अगर एमआरआई पेट का है.*: जाँच से 4–6 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 4 hours if CT is with contrast': {
    en: /^If the CT is with contrast: eat nothing for 4 hours/,
    hi: /^अगर सीटी कॉन्ट्रास्ट के साथ है: जाँच से 4 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 6 hours before a deep biopsy': {
    en: /^If the needle goes deep.*: eat nothing for 6 hours/,
    hi: /^अगर सुई अंदर तक जानी है.*: जाँच से 6 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 6 hours before a barium study or IVP': {
    en: /^If it is a barium study or IVP: eat nothing for 6 hours/,
    hi: /^अगर बेरियम की जाँच या IVP है: जाँच से 6 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 8 to 10 hours if a fasting sugar is asked for': {
    en: /^If a fasting sugar is asked for: eat nothing for 8–10 hours/,
    hi: /^अगर खाली पेट वाली शुगर लिखी है: जाँच से 8–10 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 10 to 12 hours': {
    en: /^Eat nothing for 10–12 hours/,
    hi: /^जाँच से 10–12 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 8 to 10 hours': { en: /8–10 hours/, hi: /8–10 घंटे/ },
  'plain water is allowed': { en: /Plain water is fine/, hi: /सादा पानी पी सकते हैं/ },
  'a child fasts for less, as told by phone': {
    en: /child.*Children fast for less.*: we tell you how long, and how much water to drink/,
    hi: /बच्चे कम देर खाली पेट रहें.*कितनी देर.*कितना पानी.*हम बताएँगे/,
  },
  'a child drinks less for a full bladder': {
    en: /about 1 litre of water.*A child drinks less/,
    hi: /करीब 1 लीटर पानी.*बच्चे कम पिएँ/,
  },
  'diabetes: ask the prescribing doctor before fasting': {
    en: /insulin or take diabetes tablets, ask the doctor who prescribed them before you fast/,
    hi: /इंसुलिन या शुगर की गोलियाँ.*खाली पेट रहने .*पहले दवा लिखने वाले डॉक्टर से पूछें/,
  },
  'diabetes: bring sugar and the meter': {
    en: /Bring sugar and your meter/,
    hi: /चीनी और शुगर की मशीन साथ लाएँ/,
  },
  'medicines for blood pressure, heart and epilepsy go on, with water': {
    en: /other daily medicines \(blood pressure, heart, epilepsy\) with a sip of plain water/,
    hi: /बाकी रोज़ की दवाएँ \(बीपी, दिल, मिर्गी\) थोड़े सादे पानी से लेते रहें/,
  },
  'ask reception about insulin': { en: /insulin[^.]*ask (us|reception)/i, hi: /इंसुलिन[^।]*हमसे पूछ/ },
  'tell us of pacemaker, cochlear implant, aneurysm clip, insulin pump, metal in the eye': {
    en: /pacemaker, cochlear implant, aneurysm clip, insulin pump.*metal in the eye or body \(rod, plate, stent\)/,
    hi: /पेसमेकर, कान का इंप्लांट \(कॉक्लियर\), दिमाग की नस में क्लिप, इंसुलिन पंप.*आँख या शरीर में लोहा, रॉड, प्लेट या स्टेंट/,
  },
  'tell us of fear of closed spaces': { en: /fear of closed spaces/, hi: /बंद जगह से घबराहट/ },
  'tell us of any pregnancy before an MRI': {
    en: /Before an MRI:.*any pregnancy/,
    hi: /एमआरआई से पहले:.*प्रेग्नेंसी, कोई भी महीना/,
  },
  'only the first months of a pregnancy matter': { en: /first three months/, hi: /पहले तीन महीने/ },
  'leave metal at home': { en: /Take off jewellery.*no metal/, hi: /गहने.*कोई मेटल नहीं/ },
  'tell us of allergy, asthma, kidney trouble, metformin': {
    en: /^If contrast is used: an allergy to contrast, asthma, kidney trouble, metformin/,
    hi: /^अगर कॉन्ट्रास्ट.*: कॉन्ट्रास्ट से एलर्जी, दमा, किडनी की तकलीफ़, मेटफ़ॉर्मिन/,
  },
  'tell us of allergy, asthma, kidney trouble, metformin before an IVP or HSG': {
    en: /^If it is an IVP or HSG: an allergy to contrast, asthma, kidney trouble, metformin/,
    hi: /^अगर IVP या HSG है: कॉन्ट्रास्ट से एलर्जी, दमा, किडनी की तकलीफ़, मेटफ़ॉर्मिन/,
  },
  'tell us of breastfeeding before contrast': {
    en: /^If contrast is used:.*breastfeeding/,
    hi: /^अगर कॉन्ट्रास्ट.*बच्चे को अपना दूध पिलाना/,
  },
  'stop no medicine on your own': {
    en: /Stop (no medicine|none) on your own/i,
    hi: /अपने आप (कोई दवा )?बंद न करें/,
  },
  'a recent creatinine report if contrast is used': {
    en: /^If contrast is used: a creatinine report of the last month/,
    hi: /^अगर कॉन्ट्रास्ट.*: क्रिएटिनिन की पिछले एक महीने की रिपोर्ट/,
  },
  'a recent creatinine report for an IVP': {
    en: /^If it is an IVP: a creatinine report of the last month/,
    hi: /^अगर IVP है: क्रिएटिनिन की पिछले एक महीने की रिपोर्ट/,
  },
  'a recent creatinine report, asked once for contrast and IVP': {
    en: /^If contrast is used, or if it is an IVP: a creatinine report of the last month/,
    hi: /^अगर कॉन्ट्रास्ट.*, या अगर IVP है: क्रिएटिनिन की पिछले एक महीने की रिपोर्ट/,
  },
  'allergy, asthma, kidney trouble, metformin, asked once for contrast, IVP and HSG': {
    en: /^If contrast is used, or if it is an IVP or HSG: an allergy to contrast, asthma, kidney trouble, metformin/,
    hi: /^अगर कॉन्ट्रास्ट.*, या अगर IVP या HSG है: कॉन्ट्रास्ट से एलर्जी, दमा, किडनी की तकलीफ़, मेटफ़ॉर्मिन/,
  },
  'blood is drawn before the contrast': {
    en: /samples are taken before contrast/,
    hi: /सैंपल कॉन्ट्रास्ट.*से पहले लिए जाएँगे/,
  },
  'bring PT/INR and platelet reports': { en: /PT\/INR and platelets/, hi: /PT\/INR और प्लेटलेट/ },
  'bring an adult in any case': { en: /^An adult who goes home/, hi: /^कोई बालिग/ },
  'bring an adult': { en: /adult who goes home with you/, hi: /(^|: )कोई बालिग, जो आपके साथ/ },
  'blood thinners: tell us and ask the prescribing doctor': {
    en: /^(For TRUS: b|B)lood thinners \(Ecosprin, clopidogrel, warfarin, Acitrom, .*: ask the doctor who prescribed them/,
    hi: /^(टीआरयूएस के लिए: )?खून पतला करने की दवा \(इकोस्प्रिन, क्लोपिडोग्रेल, वारफ़रिन, एसिट्रोम, .*: लिखने वाले डॉक्टर से पूछें/,
  },
  'a light meal before a needle test near the skin': {
    en: /^If the needle only goes under the skin.*: eat something light before you come/,
    hi: /^अगर सुई चमड़ी के नीचे.*: आने से पहले कुछ हल्का खा लें/,
  },
  'PSA: 48 hours without ejaculation or hard cycling': {
    en: /^If PSA is asked for: no ejaculation and no hard cycling for 48 hours/,
    hi: /^अगर PSA लिखा है: 48 घंटे पहले से वीर्य न निकले, और तेज़ साइकिल न चलाएँ/,
  },
  'PSA: tell us of a urine infection, or a biopsy in the last 6 weeks': {
    en: /^If PSA is asked for: a urine infection, a prostate biopsy in the last 6 weeks/,
    hi: /^अगर PSA लिखा है: पेशाब का इन्फ़ेक्शन, पिछले 6 हफ़्तों में प्रोस्टेट की बायोप्सी/,
  },
  'PSA is drawn first': {
    en: /^If PSA is asked for: its blood is taken first\.$/,
    hi: /^अगर PSA लिखा है: खून पहले लिया जाएगा।$/,
  },
  'TRUS: an enema 2 hours before is often needed': {
    en: /^For TRUS: an enema 2 hours before/,
    hi: /^टीआरयूएस के लिए: अक्सर 2 घंटे पहले एनिमा/,
  },
  'an after-meal sugar is taken exactly 2 hours after the meal begins': {
    en: /after-meal sugar.*exactly 2 hours after you begin to eat/,
    hi: /खाने के बाद वाली शुगर.*खाना शुरू करने के ठीक 2 घंटे बाद/,
  },
  'what needs an empty stomach comes first, then the meal': {
    en: /after-meal sugar.*: eat only after every test that needs an empty stomach/,
    hi: /खाने के बाद वाली.*: खाना तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ/,
  },
  'a light meal 2 to 3 hours before the stress ECHO': {
    en: /light meal 2 to 3 hours before the stress ECHO/,
    hi: /स्ट्रेस ईको से 2 से 3 घंटे पहले हल्का खाना/,
  },
  'no tea or coffee for 12 hours, no smoking that day': {
    en: /No tea, coffee or cola for 12 hours.*no smoking that day/,
    hi: /12 घंटे पहले से चाय, कॉफ़ी या कोला न लें.*उस दिन बीड़ी-सिगरेट न पिएँ/,
  },
  'beta-blockers: ask the prescribing doctor': {
    en: /Ask the doctor who prescribed them about beta-blockers/,
    hi: /बीटा-ब्लॉकर.*दवा लिखने वाले डॉक्टर से पूछें/,
  },
  'shoes to walk fast in': { en: /shoes you can walk fast in/, hi: /जूते.*तेज़ चल सकें/ },
  'tell us of a possible pregnancy before an X-ray': {
    en: /^Pregnant, or may be: you, or anyone who stays in the room\. A late period/,
    hi: /^प्रेग्नेंसी है या हो सकती है, आपको या कमरे में साथ वाले को। पीरियड/,
  },
  'the thyroid tablet waits until the sample is taken': {
    en: /Leave your thyroid tablet until the sample is taken/,
    hi: /थायरॉइड की गोली सैंपल देने के बाद ही लें/,
  },
  'no biotin for 2 days': {
    en: /^Do not take biotin .*for 2 days before/,
    hi: /बायोटिन .*2 दिन पहले से न लें/,
  },
  'which X-ray it is: barium, IVP, HSG and lower back have instructions of their own': {
    en: /Which X-ray: barium, IVP, HSG.*abdomen and lower back have instructions of their own/,
    hi: /कौन-सा एक्स-रे है: बेरियम, IVP, HSG.*पेट या कमर के एक्स-रे की तैयारी अलग है/,
  },
  'the after-meal sugar alone: no fast, the usual meal begins 2 hours before': {
    en: /^If only an after-meal sugar is asked for: do not fast, begin your usual meal 2 hours before/,
    hi: /^अगर सिर्फ़ खाने के बाद वाली शुगर लिखी है: खाली पेट न रहें, जाँच से 2 घंटे पहले रोज़ का खाना शुरू करें/,
  },
  'a random sugar needs no fast': {
    en: /^If only a random sugar is asked for: eat as usual/,
    hi: /^अगर सिर्फ़ रैंडम शुगर लिखी है: खाना रोज़ की तरह खाएँ/,
  },
  'a glucose tolerance test: no meal is brought, and the preparation is asked for': {
    en: /^If a glucose tolerance test \(GTT\) is asked for:.* Bring no meal, and ask us how to prepare/,
    hi: /^अगर शुगर की GTT जाँच लिखी है:.* खाना साथ न लाएँ, और तैयारी हमसे पूछें/,
  },
  'bring your medicines or a list': {
    en: /^Your medicines, or a list/,
    hi: /^अपनी दवाएँ या उनकी लिस्ट/,
  },
  'an X-ray of chest, arm or leg needs no preparation': {
    en: /Chest, arms and legs need none/,
    hi: /छाती, हाथ और पैर के लिए कोई तैयारी नहीं/,
  },
  'HSG is done on days 7 to 11 from the first day of the period': {
    en: /^If it is an HSG: come on days 7 to 11, counted from the first day of the period/,
    hi: /^अगर HSG है: पीरियड के पहले दिन से गिनकर 7वें से 11वें दिन/,
  },
  'the urine sample is given after the scan': {
    en: /give the urine sample after it\.$/,
    hi: /पेशाब का सैंपल उसके बाद दें।$/,
  },
  'bring the urine of the morning': { en: /bring the morning/, hi: /सुबह का सैंपल घर से लाएँ/ },
  'a urine sample from home is less than 2 hours old, later in the day given here': {
    en: /From home it must be less than 2 hours old: for an afternoon or evening visit give it here/,
    hi: /घर का सैंपल 2 घंटे से पुराना न हो: दोपहर या शाम को यहीं दें/,
  },
  'with the urine sample: tell us of a period': {
    en: /urine.*Tell us if you have your period/,
    hi: /पेशाब का सैंपल.*पीरियड चल रहे हों, तो हमें बता दें/,
  },
  'with the urine sample: tell us of an antibiotic': {
    en: /urine.*Tell us if you .*antibiotic/,
    hi: /पेशाब का सैंपल.*एंटीबायोटिक.*हमें बता दें/,
  },
  'no meat for 12 hours before kidney values': {
    en: /^No meat for 12 hours before/,
    hi: /^12 घंटे पहले से मांस न खाएँ/,
  },
  'eat only after the last fasting test': {
    en: /^Eat only after every test that needs an empty stomach/,
    hi: /^खाना तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ/,
  },
  'a urine sample, mid-stream, best the first of the morning': {
    en: /urine sample, mid-stream and ideally the first of the morning/,
    hi: /पेशाब का सैंपल, बीच की धार का, और हो सके तो सुबह का पहला/,
  },
  'a urine culture or 24-hour urine: the container comes from us': {
    en: /For a culture or a 24-hour urine get the container from us first/,
    hi: /कल्चर या 24 घंटे के पेशाब के लिए डिब्बा पहले हमसे लें/,
  },
  'two tests with contrast may need different days': {
    en: /^Tests with contrast may need different days/,
    hi: /^कॉन्ट्रास्ट वाली जाँचों के लिए.*अलग-अलग दिन/,
  },
  'an empty bladder for TVS': {
    en: /^For TVS: empty your bladder/,
    hi: /^टीवीएस के लिए: ठीक पहले पेशाब/,
  },
  'a scan from outside, where an internal one does not suit': {
    en: /internal scan \(TVS\) does not suit you: one from outside is possible/,
    hi: /अंदर से स्कैन \(टीवीएस\) नहीं कराना: .*बाहर से भी हो सकता है/,
  },
  'which procedure it is': { en: /^Which procedure it is/, hi: /^कौन-सा प्रोसीजर है/ },
  'the fasting tests come first, the stress ECHO follows its light meal': {
    en: /^Eat the light meal for the stress ECHO only after every test that needs an empty stomach, 2 to 3 hours before the ECHO/,
    hi: /^स्ट्रेस ईको से पहले का हल्का खाना तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ: ईको से 2 से 3 घंटे पहले/,
  },
  'earlier films and reports': { en: /^Earlier films and reports/, hi: /^पुराने एक्स-रे.*रिपोर्टें/ },
  'eat as usual if the Doppler is only of a pregnancy, neck, arms or legs': {
    en: /^If the Doppler is only of another part \(pregnancy, neck, arms, legs\): eat as usual/,
    hi: /^अगर डॉप्लर सिर्फ़ किसी और हिस्से का है \(प्रेग्नेंसी, गर्दन, हाथ, पैर\): खाना रोज़ की तरह खाएँ/,
  },
  'how long water is allowed before a barium study': {
    en: /^If it is a barium study or IVP:.*Ask us by phone about water and your tablets/,
    hi: /^अगर बेरियम की जाँच या IVP है:.*पानी और रोज़ की दवाओं के बारे में हमसे फ़ोन पर पूछ लें/,
  },
  'ask before drinking where one test limits water': {
    en: /^(If|For) .*: ask us by phone before you drink water for a full bladder/,
    hi: /^अगर .*: पेशाब रोकने के लिए पानी पीने से पहले हमसे फ़ोन पर पूछ लें/,
  },
  'drink plain water, in any case': { en: /drink plain water/i, hi: /सादा पानी पिएँ/ },
  'the night before, over an hour of the same day': { en: /night before/i, hi: /एक रात पहले/ },
  'CT and ultrasound of the abdomen come before barium': {
    en: /barium study: a CT or ultrasound of the abdomen is done before it/,
    hi: /बेरियम.*: पेट का सीटी या अल्ट्रासाउंड पहले होगा/,
  },
  'the urine sample is given when the bladder is emptied for TVS': {
    en: /^For TVS you empty your bladder: give the urine sample then/,
    hi: /^टीवीएस से ठीक पहले पेशाब करना है: पेशाब का सैंपल उसी समय दें/,
  },
  'tell us of a child, or anybody, who cannot lie still': {
    en: /^Before an MRI: .*child or anyone who cannot lie still/,
    hi: /^एमआरआई से पहले: .*बच्चा या जो .*लेट न सके/,
  },
  'whoever comes into the MRI room leaves metal outside': {
    en: /no metal goes into the MRI room, with you or with anyone who comes in/,
    hi: /एमआरआई के कमरे में कोई मेटल नहीं जाता, साथ आने वाले का भी नहीं/,
  },
  'hearing aid and dentures come out before the MRI': {
    en: /take out hearing aids and dentures/i,
    hi: /कान की मशीन, नकली दाँत.*निकाल/,
  },
  'tell us of copper-T, tattoo, braces, glucose sensor and medicine patch before an MRI': {
    en: /^Before an MRI: .*copper-T.*braces.*glucose sensor.*medicine patch.*tattoo/,
    hi: /^एमआरआई से पहले: .*कॉपर-टी.*दाँत.*तार.*शुगर का सेंसर.*दवा का पैच.*टैटू/,
  },
  'other medicines go on, unless the doctor or another line says otherwise': {
    en: /other daily medicines.*unless your doctor or another line here says otherwise/,
    hi: /बाकी रोज़ की दवाएँ.*डॉक्टर ने मना न किया हो और यहाँ कुछ और न लिखा हो/,
  },
  'diabetes: a low sugar is treated at once, the test can wait': {
    en: /insulin or take diabetes tablets.*If your sugar falls .*eat the sugar at once and tell us\. The test can wait/,
    hi: /इंसुलिन या शुगर की गोलियाँ.*शुगर गिर जाए .*तो तुरंत चीनी खा लें और हमें बता दें। जाँच बाद में/,
  },
  'tell us of an overactive thyroid before contrast': {
    en: /^If contrast is used:.* an overactive thyroid/,
    hi: /^अगर कॉन्ट्रास्ट.*: .*थायरॉइड तेज़ होना/,
  },
  'a glucose tolerance test takes 2 to 3 hours': {
    en: /^If a glucose tolerance test.*takes 2 to 3 hours/,
    hi: /^अगर शुगर की GTT जाँच लिखी है.*2 से 3 घंटे लगते हैं/,
  },
  'with a package: tell us of a period': {
    en: /^Package: if you may have your period/,
    hi: /^पैकेज:.*पीरियड/,
  },
  'eat as usual before another scan': {
    en: /only of another part .*KUB.*: eat as usual/,
    hi: /सिर्फ़ किसी और हिस्से .*KUB.*: खाना रोज़/,
  },
  'eat as usual before another Doppler': {
    en: /Doppler is only of another part.*: eat as usual/,
    hi: /डॉप्लर सिर्फ़ किसी और हिस्से.*: खाना रोज़/,
  },
  'no food for 6 hours before any procedure': {
    en: /^For a procedure \(angiography, stent.*unless we told you otherwise: eat nothing for 6 hours/,
    hi: /^अगर प्रोसीजर है \(एंजियोग्राफ़ी, स्टेंट.*हमने कुछ और नहीं बताया: जाँच से 6 घंटे पहले से कुछ न खाएँ/,
  },
  'no food for 6 hours if the Doppler is of the abdomen or kidneys': {
    en: /^If the Doppler is of the abdomen or kidneys: eat nothing for 6 hours/,
    hi: /^अगर डॉप्लर पेट या किडनी का है: जाँच से 6 घंटे पहले से कुछ न खाएँ/,
  },
  'diabetes: ask the prescribing doctor before the stress ECHO, never the medicine without the meal':
    {
      en: /insulin or take diabetes tablets, ask the doctor who prescribed them before you fast or do the stress ECHO\. Do not take them and leave out the meal/,
      hi: /इंसुलिन या शुगर की गोलियाँ.*स्ट्रेस ईको से पहले दवा लिखने वाले डॉक्टर से पूछें। दवा लेकर खाना न छोड़ें/,
    },
  'insulin only if it is a barium study or IVP': {
    en: /^If it is a barium study or IVP: if you use insulin or take diabetes tablets/,
    hi: /^अगर बेरियम की जाँच या IVP है: इंसुलिन या शुगर की गोलियाँ/,
  },
  'insulin only if the MRI is of the abdomen': {
    en: /^If the MRI is of the abdomen \(MRCP too\): if you use insulin or take diabetes tablets/,
    hi: /^अगर एमआरआई पेट का है \(MRCP भी\): इंसुलिन या शुगर की गोलियाँ/,
  },
  'insulin, whatever the MRI is of': { en: /^(If you use )?insulin/i, hi: /^इंसुलिन/ },
  'insulin, whatever the X-ray is of': { en: /^(If you use )?insulin/i, hi: /^इंसुलिन/ },
  'insulin, whatever the Doppler is of': { en: /^(If you use )?insulin/i, hi: /^इंसुलिन/ },
  'diabetes medicine with the meal of the after-meal sugar': {
    en: /after-meal sugar.*exactly 2 hours after you begin to eat\. Take your diabetes medicine with that meal as on other days/,
    hi: /खाने के बाद वाली शुगर.*शुगर की दवा उस खाने के साथ रोज़ की तरह लें/,
  },
  'bring the inhaler': { en: /^Your inhaler/, hi: /^इनहेलर/ },
  'something light only under the skin and after the fasting tests, nothing if deep': {
    en: /^If the needle only goes under the skin.*: eat something light only after every test that needs an empty stomach.* If the needle goes deep: eat nothing until it is done/,
    hi: /^अगर सुई चमड़ी के नीचे ही लगनी है.*: कुछ हल्का तभी खाएँ, जब खाली पेट वाली सब जाँचें हो जाएँ.*अगर सुई अंदर तक जानी है: उससे पहले कुछ न खाएँ/,
  },
  'then you eat, whatever the needle does': {
    en: /then you eat|you eat for the other test/i,
    hi: /फिर (आप|दूसरी जाँच के लिए आप) खा/,
  },
  'sex, to everybody with a tumor marker': { en: /^No ejaculation/, hi: /^48 घंटे/ },
  'a light meal that no test on an empty stomach comes before': {
    en: /^Finish a light meal/,
    hi: /^स्ट्रेस ईको से 2 से 3 घंटे पहले हल्का खाना/,
  },
  'a pregnancy of whoever comes into the room': {
    en: /^Pregnant, or may be: you, or anyone who stays in the room\. A late period/,
    hi: /^प्रेग्नेंसी है या हो सकती है, आपको या कमरे में साथ वाले को। पीरियड/,
  },
  'implants and pregnancy of whoever comes into the room': {
    en: /^Before an MRI: a pacemaker.*pregnancy.*same of anyone who comes into the room with you/,
    hi: /^एमआरआई से पहले: पेसमेकर.*प्रेग्नेंसी.*साथ आने वाले के बारे में भी/,
  },
  'tell us of a thyroid scan or iodine treatment before contrast': {
    en: /^If contrast is used:.* thyroid cancer, a planned thyroid scan or iodine treatment/,
    hi: /^अगर कॉन्ट्रास्ट.*: .*थायरॉइड का कैंसर, आगे थायरॉइड का स्कैन या आयोडीन से इलाज/,
  },
  'a glucose tolerance test: no other line on sugar is for her, and she asks us': {
    en: /^If a glucose tolerance test \(GTT\) is asked for: the other lines on sugar are not for you\..* ask us how to prepare/,
    hi: /^अगर शुगर की GTT जाँच लिखी है: शुगर की बाकी बातें आपके लिए नहीं।.*तैयारी हमसे पूछें/,
  },
  'HSG: no unprotected sex from the first day of the period until the test': {
    en: /^If it is an HSG:.*no unprotected sex from that first day until the test/,
    hi: /^अगर HSG है:.*पहले दिन से जाँच तक बिना कंडोम के सेक्स न करें/,
  },
  'leave out no tablet on your own': {
    en: /about water and your tablets.*Leave out no tablet on your own/,
    hi: /रोज़ की दवाओं के बारे में.*अपने आप कोई दवा न छोड़ें/,
  },
  '4 hours for CT, unless an earlier fast applies': {
    en: /^If the CT is with contrast: eat nothing for 4 hours.*If several fasts apply, the earliest counts/,
    hi: /^अगर सीटी कॉन्ट्रास्ट के साथ है: जाँच से 4 घंटे पहले.*आप पर कई समय लागू हों, तो सबसे पहला मानें/,
  },
  '4 hours for an MRI of the abdomen, unless an earlier fast applies': {
    en: /^If the MRI is of the abdomen.*: eat nothing for 4–6 hours.*If several fasts apply, the earliest counts/,
    hi: /^अगर एमआरआई पेट का है.*: जाँच से 4–6 घंटे पहले.*आप पर कई समय लागू हों, तो सबसे पहला मानें/,
  },
  'a full bladder in early pregnancy': {
    en: /^If the ultrasound is .*early pregnancy: drink about 1 litre/,
    hi: /^अगर .*शुरू की प्रेग्नेंसी का अल्ट्रासाउंड है: करीब 1 लीटर पानी/,
  },
  'the original prescription of whoever is not pregnant': {
    en: /^The original prescription/,
    hi: /^असली पर्ची/,
  },
  'the original prescription if she is pregnant': {
    en: /^For a scan in pregnancy: the original prescription/,
    hi: /^प्रेग्नेंसी के स्कैन के लिए: असली पर्ची/,
  },
  'a late period counts as a possible pregnancy': {
    en: /^Pregnant, or may be: you, or anyone who stays in the room\. A late period/,
    hi: /^प्रेग्नेंसी है या हो सकती है, आपको या कमरे में साथ वाले को। पीरियड/,
  },
  'breastfeeding stops': {
    en: /stop breastfeeding|not breastfeed/i,
    hi: /दूध (पिलाना बंद कर|न पिलाएँ)/,
  },
  'an allergy to seafood or iodine forbids contrast': {
    en: /seafood|prawn|allergy to iodine/i,
    hi: /झींगा|मछली|आयोडीन से एलर्जी/,
  },
  'metformin is stopped': { en: /\b(?<!not )stop metformin/i, hi: /मेटफ़ॉर्मिन.*बंद कर दें/ },
  'a blood thinner is stopped': {
    en: /\bstop (your |the )?(blood thinner|aspirin|Ecosprin|warfarin)/i,
    hi: /(खून पतला करने की दवा|इकोस्प्रिन).*बंद कर दें/,
  },
  'a beta-blocker is stopped': {
    en: /\bstop (your |the )?(beta-blocker|heart medicine)/i,
    hi: /बीटा-ब्लॉकर.*(बंद कर दें|न लें)/,
  },
  'before a CT: tell us of a child, or anybody, who cannot lie still': {
    en: /^Which part a CT is of.*child or anyone who cannot lie still/,
    hi: /^सीटी किस हिस्से का है.*बच्चा या जो बिना हिले लेट न सके/,
  },
  'tell us of a great weight before an MRI or CT': {
    en: /^(Before an MRI|Which part a CT).*weight of 150 kg/,
    hi: /^(एमआरआई से पहले|सीटी किस).*150 किलो/,
  },
  'blood thinners: rivaroxaban is named': { en: /rivaroxaban/, hi: /रिवरोक्साबैन/ },
  'a full bladder, whatever the package contains': {
    en: /^Drink about 1 litre/,
    hi: /^करीब 1 लीटर पानी/,
  },
  'an X-ray, whatever the package contains': {
    en: /^(Before an )?X-ray|^Whether you, or anyone|^Pregnant/,
    hi: /^एक्स-रे|^कहीं आपको, या जो|^प्रेग्नेंसी/,
  },
  'tell us before a stress ECHO if walking fast is hard': {
    en: /^Heart medicines.*if you cannot walk fast/,
    hi: /^दिल की दवाएँ.*तेज़ न चल/,
  },
  'HSG: tell us of an infection or discharge': {
    en: /^If it is an HSG: .*fever or discharge/,
    hi: /^अगर HSG है: .*बुखार या डिस्चार्ज/,
  },
  'a barium enema: ask how the bowel is cleaned': {
    en: /^Which X-ray: barium.*instructions of their own/,
    hi: /^कौन-सा एक्स-रे है: बेरियम.*तैयारी अलग है/,
  },
  'nobody with an implant enters the MRI room before the radiologist has cleared it, and the card comes along':
    {
      en: /^MRI: pacemaker or implant \(no entry before our radiologist clears it, bring its card\)/,
      hi: /^एमआरआई: पेसमेकर या इंप्लांट \(हमारे रेडियोलॉजिस्ट की हाँ से पहले अंदर न जाएँ, कार्ड लाएँ\)/,
    },
  'metal that was taken out long ago is told before an MRI': {
    en: /^Before an MRI:.*metal in the eye or body .*, also long ago/,
    hi: /^एमआरआई से पहले:.*आँख या शरीर में.*, पुराना भी/,
  },
  'no calming tablet of your own before an MRI': {
    en: /^Before an MRI:.*closed spaces \(take no calming tablet of your own\)/,
    hi: /^एमआरआई से पहले:.*घबराहट \(अपने आप नींद की गोली न लें\)/,
  },
  'a broad build before an MRI': {
    en: /^Before an MRI:.*150 kg or more or a broad build/,
    hi: /^एमआरआई से पहले:.*150 किलो या ज़्यादा वज़न या चौड़ा शरीर/,
  },
  'a kara that does not come off': {
    en: /^Take off jewellery.*kara.*Tell us what does not come off/,
    hi: /^गहने.*कड़ा.*जो न उतरे, बताएँ/,
  },
  'an adult, if sedated': {
    en: /^If you are sedated: an adult who goes home with you/,
    hi: /^अगर बेहोशी की दवा लगनी है: कोई बालिग, जो आपके साथ वापस जाए/,
  },
  'some hours of rest after a deep biopsy': {
    en: /^If the needle goes deep.*adult.* some hours of rest here/,
    hi: /^अगर सुई अंदर तक जानी है.*कोई बालिग.* कुछ घंटे आराम/,
  },
  'the last INR, with warfarin': {
    en: /^Blood thinners \(.*warfarin.* bring the last INR/,
    hi: /^खून पतला करने की दवा \(.*वारफ़रिन.*पिछली INR रिपोर्ट लाएँ/,
  },
  'barium of the last week before a CT': {
    en: /^Which part a CT is of.*barium X-ray in the last week/,
    hi: /^सीटी किस हिस्से का है.*पिछले हफ़्ते बेरियम/,
  },
  'a fever with a rash or a long cough is told first': {
    en: /^A fever with a rash, or a cough for 2 weeks/,
    hi: /^बुखार के साथ दाने, या 2 हफ़्ते से खाँसी/,
  },
  'a baby leaves out one feed at most': {
    en: /^A child’s age\..*a baby leaves out one feed at most/i,
    hi: /^बच्चे की उम्र।.*दूध पीता बच्चा एक ही बार का दूध छोड़े/,
  },
  'no insulin is stopped on your own': {
    en: /^If you use insulin.*Stop no insulin on your own/,
    hi: /^इंसुलिन.*अपने आप इंसुलिन बंद न करें/,
  },
  'asthma before a stress ECHO': {
    en: /^Heart medicines.*asthma/,
    hi: /^दिल की दवाएँ.*दमा/,
  },
  'chest pain at rest: 112 at once': {
    en: /^Heart medicines.*Chest pain at rest: call 112 at once/,
    hi: /^दिल की दवाएँ.*आराम में भी छाती में दर्द हो, तो तुरंत 112/,
  },
  'tea, coffee and milk end a fast': { en: /no tea, coffee, milk/, hi: /चाय, कॉफ़ी, दूध.*नहीं/ },
  'an injection for weight or sugar is told before a needle or a procedure': {
    en: /^An allergy to local anaesthetics.* an injection for weight or sugar/,
    hi: /^सुन्न करने वाली दवा से एलर्जी.* वज़न या शुगर का इंजेक्शन/,
  },
  'a bleeding disorder is told before a needle or a procedure': {
    en: /^An allergy to local anaesthetics or latex, a bleeding disorder/,
    hi: /^सुन्न करने वाली दवा से एलर्जी, लेटेक्स \(रबर\) से एलर्जी, खून न रुकने की बीमारी/,
  },
  'an allergy to the numbing injection is told': {
    en: /^An allergy to local anaesthetics/,
    hi: /^सुन्न करने वाली दवा से एलर्जी/,
  },
  'heparin injections count as a blood thinner': {
    en: /^Blood thinners \(.*heparin/,
    hi: /^खून पतला करने की दवा \(.*हेपारिन/,
  },
  'every pin off before an MRI': { en: /^Take off jewellery.*all pins/, hi: /^गहने.*पिन उतारें/ },
  'oxygen is told before an MRI': {
    en: /^Before an MRI:.* oxygen;/,
    hi: /^एमआरआई से पहले:.* ऑक्सीजन;/,
  },
  'whoever cannot hold urine drinks less': {
    en: /water.* drinks less, and so do you .* you cannot hold it/,
    hi: /पानी.*पेशाब न रुके .*तो आप भी कम पिएँ/,
  },
  'a catheter is told before a PSA': {
    en: /^If PSA is asked for: a urine infection.* a catheter/,
    hi: /^अगर PSA लिखा है: .*कैथेटर/,
  },
  'a biopsy of the prostate: fever or a urine infection is told first': {
    en: /^An allergy to local anaesthetics.* a fever, a urine infection/,
    hi: /^सुन्न करने वाली दवा से एलर्जी.* बुखार, पेशाब का इन्फ़ेक्शन/,
  },
  'a heart attack of the last weeks is told before a stress ECHO': {
    en: /^Heart medicines.* a recent heart attack/,
    hi: /^दिल की दवाएँ.* हाल में हार्ट अटैक/,
  },
  'an allergy to eggs matters': { en: /\beggs?\b/i, hi: /अंडे/ },
  'a morning without tablets': { en: /leave out (your|the) tablet/i, hi: /दवा न लें/ },
  'ask before drinking only if it is a barium study or IVP': {
    en: /^If it is a barium study or IVP: .*before you drink/,
    hi: /^अगर बेरियम की जाँच या IVP है: .*पानी पीने से पहले/,
  },
  'ask before drinking only if the needle goes deep': {
    en: /^If the needle goes deep .*: .*before you drink/,
    hi: /^अगर सुई अंदर तक जानी है .*: .*पानी पीने से पहले/,
  },
  'ask before drinking only if the MRI is of the abdomen, or it is a barium study or IVP': {
    en: /^If the MRI is of the abdomen \(MRCP too\), or if it is a barium study or IVP: .*before you drink/,
    hi: /^अगर एमआरआई पेट का है \(MRCP भी\), या अगर बेरियम की जाँच या IVP है: .*पानी पीने से पहले/,
  },
  'ask before drinking in any case': {
    en: /^(?!If|For).*before you drink/,
    hi: /^(?!अगर).*पानी पीने से पहले/,
  },
}
