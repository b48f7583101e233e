import type { FanShape } from './fan-shape.ts'

/** The fan drawn large, on the home page and on the picture that previews show. */
export const heroShape: FanShape = { radius: 500, inner: 76, arcs: 31, rays: 23, spread: 110 }
