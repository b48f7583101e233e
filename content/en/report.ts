/** The owner's report on the desk. Its sentences are mailed each Monday. */
export const report = {
  lang: 'en',
  headline: (first: string, last: string) => `The appointment desk, ${first} to ${last}`,
  days: (first: string, last: string) => `${first} to ${last}`,
  made: (when: string) =>
    `Made at ${when} from the requests the centre has stored. It names nobody.`,
  inShort: 'In short',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hour: (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
  share: (part: number, whole: number) =>
    `${part} of ${whole} (${whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10}%)`,
  requests: {
    none: 'No request was received.',
    count: (count: number) =>
      count === 1 ? '1 request was received.' : `${count} requests were received.`,
  },
  byHour: {
    title: 'When requests come',
    about: 'Requests for each hour of each weekday, in Delhi.',
    busiest: (weekday: string, hour: string, count: number) =>
      `The busiest hour was ${weekday} from ${hour}, with ${count}.`,
    weekday: 'Weekday',
  },
  tests: {
    title: 'What is asked for',
    about: 'In how many requests each test stands.',
    most: (tests: readonly (readonly [string, number])[]) =>
      `Asked for most: ${tests.map(([test, count]) => `${test} (${count})`).join(', ')}.`,
    test: 'Test',
    requests: 'Requests',
  },
  call: {
    title: 'Until somebody called',
    about: 'Minutes from the request until the desk noted a call, counting only opening hours.',
    median: (minutes: number) => `Half of the calls came within ${spoken(minutes)}.`,
    inTime: (share: string) => `Of the noted calls, in the promised time: ${share}.`,
    notNoted: (count: number) =>
      count === 0
        ? 'A call is noted for each request.'
        : `No call is noted for ${count} ${count === 1 ? 'request' : 'requests'}.`,
    overdue: (count: number) =>
      `Overdue, with no call noted: ${count} ${count === 1 ? 'request' : 'requests'}.`,
    noneNoted:
      'No call was noted in this time, so how long patients wait is not known. An outcome at the desk notes one, and so do a tap on "Called" under the message and: npm run centre -- appointments set.',
    never: 'not noted',
  },
  visits: {
    noShow: (share: string) => `Expected patients who did not come: ${share}.`,
  },
  range: {
    below: (minutes: number) => `under ${minutes} min`,
    between: (from: number, to: number) => `${from} to ${to} min`,
    from: (minutes: number) => `${minutes} min or more`,
  },
  minutes: 'Minutes',
}

/** A duration in words. The minute under way counts as well as the minutes that are over. */
function spoken(minutesOver: number): string {
  const minutes = minutesOver + 1
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(Boolean).join(' ')
}
