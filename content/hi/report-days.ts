import type { Strings } from '../strings.ts'

export const reportDays: Strings['reportDays'] = {
  when: (days) => {
    if (days === 0) return 'रिपोर्ट उसी दिन'
    return days === 1 ? 'रिपोर्ट अगले दिन' : `रिपोर्ट ${days} दिन में`
  },
  of: (tests, when) => `${tests}: ${when}।`,
}
