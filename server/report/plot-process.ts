/**
 * Draws plots in a process of its own: loading the library takes a second of the processor and some
 * 40 MB, which a thread would leave behind in the server that answers patients meanwhile.
 */
import { parse, type Spec, View } from 'vega'

process.once('message', async (specs: readonly Spec[]) => {
  process.send?.(await Promise.all(specs.map(draw)))
  process.disconnect?.()
})

async function draw(spec: Spec): Promise<string> {
  return await new View(parse(spec), { renderer: 'none' }).toSVG()
}
