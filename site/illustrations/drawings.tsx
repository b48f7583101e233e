import type { ReactElement } from 'react'
import type { CategoryId } from '../../domain/centre/test-catalogue.ts'
import { staticAddress } from '../static-address.ts'
import cardiac from './cardiac.svg?raw'
import consultation from './consultation.svg?raw'
import { Drawing } from './drawing.tsx'
import heartStrip from './heart-strip.svg?raw'
import heroFan from './hero-fan.svg?raw'
import laboratory from './laboratory.svg?raw'
import mark from './mark.svg?raw'
import sunset from './sunset.svg?raw'
import tubeStrip from './tube-strip.svg?raw'
import ultrasound from './ultrasound.svg?raw'

/** The centre's logo: a sun with three arcs over the horizon. */
export function Mark() {
  return <Drawing source={mark} strokeWidth="3" />
}

/**
 * The site's picture, which looks like the sector of an ultrasound image and like a rising sun. A light sweeps
 * across it once when the home page opens.
 */
export function HeroFan() {
  return <Drawing source={heroFan} className="fan" />
}

/** A small fan: a sun on the horizon and the arcs around it. */
export function Echoes() {
  const address = staticAddress('echoes.svg')
  return <img className="echoes" src={address} alt="" width={400} height={192} loading="lazy" />
}

/** The picture of the 404 page: the sun half under the horizon, reflected in the water. */
export function Sunset() {
  return <Drawing source={sunset} className="sunset drawing" />
}

/** Health packages have no drawing, because Services shows them as slips. */
type DrawnCategory = Exclude<CategoryId, 'packages'>

/** The CT ring has a file with the colours of a dark background, because no other background shows it. */
export const drawings: Readonly<Record<DrawnCategory, ReactElement>> = {
  ultrasound: <Drawing source={ultrasound} className="drawing" />,
  radiology: (
    <img
      className="drawing"
      src={staticAddress('ring.svg')}
      alt=""
      width={200}
      height={140}
      loading="lazy"
    />
  ),
  cardiac: <Drawing source={cardiac} className="drawing" />,
  laboratory: <Drawing source={laboratory} className="drawing" />,
  consultation: <Drawing source={consultation} className="drawing" />,
}

/** Services repeats the heartbeats and the tubes as far as the window is wide. */
export const wideDrawings: typeof drawings = {
  ...drawings,
  cardiac: <Drawing source={heartStrip} className="strip drawing" />,
  laboratory: <Drawing source={tubeStrip} className="strip drawing" />,
}
