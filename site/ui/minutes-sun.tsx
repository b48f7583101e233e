import type { Strings } from '../../content/strings.ts'

const widestSun = 6

/** The class of a sun that opens by twenty degrees for each ten minutes of a test, up to an hour. */
export function sunOf(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined
  return `sun-${Math.min(Math.ceil(minutes / 10), widestSun)}`
}

const shown = [10, 20, 40, 60]

/** What the suns mean: four of them with their minutes. A screen reader reads the sentence alone. */
export function MinutesKey({ strings }: { readonly strings: Strings }) {
  return (
    <div className="key">
      <p aria-hidden="true">
        {shown.map((minutes) => (
          <b key={minutes} className={sunOf(minutes)}>
            {minutes === shown.at(-1) ? strings.testFacts.minutes(minutes) : minutes}
          </b>
        ))}
      </p>
      <p>{strings.facts.prices.longer}</p>
    </div>
  )
}
