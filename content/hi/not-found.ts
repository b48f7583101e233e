import type { Strings } from '../strings.ts'

export const notFound: Strings['notFound'] = {
  code: '404',
  title: 'ओह! पेज नहीं मिला',
  text: 'जो पेज आपने माँगा, वह यहाँ नहीं है। हो सकता है, उसकी जगह बदल चुकी हो, या पता लिखने में गलती हुई हो।',
  home: 'होम पेज पर वापस जाएँ',
}
