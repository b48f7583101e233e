import type { ReactNode } from 'react'
import type { PicturePlace } from '../../content/picture.ts'
import type { PageContext, PageProps } from '../page-context.ts'
import { staticBase } from '../static-address.ts'

/** The data of the owner's photograph for a place; undefined if there is none. */
export function photoAt(place: PicturePlace, { centre, pictureFiles, strings }: PageContext) {
  const picture = centre.pictures[place]
  const file = picture && pictureFiles[picture.file]
  if (!picture || !file) return undefined
  const { alt, caption } = picture
  return {
    address: staticBase + file.served,
    width: file.width,
    height: file.height,
    alt: alt[strings.lang],
    caption: caption?.[strings.lang],
  }
}

interface PhotoProps extends PageProps {
  readonly place: PicturePlace
  readonly children?: ReactNode
}

/** The owner's photograph for a place. It reserves its space, and loads when the visitor scrolls near. */
export function Photo({ context, place, children }: PhotoProps) {
  const photo = photoAt(place, context)
  if (photo === undefined) return children
  const { address, width, height, alt, caption } = photo
  return (
    <figure className={`photo at-${place}`}>
      <img src={address} alt={alt} width={width} height={height} loading="lazy" />
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  )
}
