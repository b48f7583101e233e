import { Blob, Face, Feature, Font, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs'
import { z } from 'zod'

/** What a step of shaping leaves: glyphs by number, before that characters. */
const steps = z.array(z.object({ t: z.array(z.object({ g: z.number().optional() })) }))
const toTheEnd = 0

/**
 * The glyphs that letters become together (half forms, conjuncts, vowel signs of each width,
 * ligatures), and those they are on the way: without them no rule would lead there.
 *
 * @param features OpenType's, switched on besides those that browsers use anyway (`tnum`), or off (`-psts`).
 */
export function shapedGlyphs(
  texts: Iterable<string>,
  bytes: Buffer,
  features: readonly string[] = [],
): number[] {
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)))
  const wanted = features.flatMap((feature) => Feature.fromString(feature) ?? [])
  return Array.from(texts).flatMap((each) => {
    const text = new Text()
    text.addText(each)
    text.guessSegmentProperties()
    const trace = steps.parse(shapeWithTrace(font, text, wanted, toTheEnd, TracePhase.DONT_STOP))
    return trace.flatMap(({ t }) => t.flatMap(({ g }) => g ?? []))
  })
}
