import type { PageContext } from '../page-context.ts'

/** Says of facts that they are a sample, while they are. */
export function SampleNote({ context }: { readonly context: PageContext }) {
  const { centre, strings } = context
  if (!centre.samples.includes('facts')) return null
  return <p className="caption">{strings.facts.sampleNote}</p>
}
