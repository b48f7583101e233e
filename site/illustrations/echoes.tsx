import { FanArcs } from './fan-arcs.tsx'

const shape = { radius: 190, inner: 60, arcs: 9, rays: 2, spread: 120 }

interface EchoesProps {
  /** Draws a tick into the sun: something went well. */
  readonly isTicked?: boolean
}

/** The fan small: a sun on the horizon and its echoes. */
export function Echoes({ isTicked = false }: EchoesProps) {
  return (
    <svg className="echoes drawing" viewBox="-200 -192 400 192" aria-hidden="true">
      <FanArcs shape={shape} />
      <path className="glow" d="M-42 0a42 42 0 0 1 84 0z" />
      {isTicked ? <path className="tick" d="m-16-20 12 12 22-26" /> : null}
    </svg>
  )
}
