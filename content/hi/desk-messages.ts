import type { DeskMessages } from '../en/desk-messages.ts'

const arrive = (doors: string | undefined) =>
  doors === undefined
    ? 'कृपया 15 मिनट पहले आएँ, फ़ोटो आईडी के साथ।'
    : `सेंटर ${doors} बजे खुलता है: कृपया तभी आएँ, फ़ोटो आईडी के साथ।`

const hungry =
  'इंसुलिन या शुगर की गोलियाँ चलती हों, तो भूखे इंतज़ार न करें: तुरंत फ़ोन करें। शुगर गिर जाए, तो चीनी खा लें और हमें बताएँ।'

export const deskMessages: DeskMessages = {
  confirmation: ({ name, centre, when, doors, tests, reference, preparation, phone }) => [
    `नमस्ते ${name}, ${centre} में आपका अपॉइंटमेंट तय हो गया है: ${when}।`,
    `जाँचें: ${tests.join(', ')} (रेफ़रेंस नंबर ${reference})`,
    preparation,
    `${arrive(doors)} कुछ पूछना हो तो: ${phone}`,
  ],
  unreachable: ({ name, centre, phone, reference }) => [
    `नमस्ते ${name}, ${centre} से आपके अपॉइंटमेंट के लिए हमने फ़ोन किया, पर बात नहीं हो पाई।`,
    `कृपया ${phone} पर फ़ोन करें, या यहीं लिख दें कि हम कब फ़ोन करें। रेफ़रेंस नंबर: ${reference}`,
  ],
  late: ({ name, centre, when, phone, laterMinutes }) => [
    `नमस्ते ${name}, माफ़ कीजिए: ${centre} में आज देर हो रही है, आपका अपॉइंटमेंट (${when}) तय समय ${laterMinutes === undefined ? 'के बाद' : `से लगभग ${laterMinutes} मिनट बाद`} शुरू होगा।`,
    `अगर आप खाली पेट हैं या रुकना मुश्किल हो, तो ${phone} पर फ़ोन करें।`,
    hungry,
  ],
  move: ({ name, centre, when, phone, why = 'सेंटर तब बंद है', reference }) => [
    `नमस्ते ${name}, माफ़ कीजिए: ${centre} में तय समय (${when}) पर आपकी जाँच नहीं हो पाएगी। कारण: ${why}।`,
    `कृपया ${phone} पर फ़ोन करें, या यहीं लिख दें कि कौन सा दूसरा समय ठीक रहेगा। रेफ़रेंस नंबर: ${reference}`,
    `इसके लिए अब खाली पेट न रहें। ${hungry}`,
    'इसके लिए कोई दवा रोकी हो, तो जिस डॉक्टर ने वह दवा लिखी है, उनसे पूछें कि कब फिर से लें।',
  ],
  reminder: ({ name, centre, when, doors, preparation, phone }) => [
    `नमस्ते ${name}, याद दिला दें: ${centre} में आपका अपॉइंटमेंट ${when} है।`,
    preparation,
    `${arrive(doors)} न आ सकें तो बता दें: ${phone}`,
  ],
}
