import { type StaticName, staticAddress } from '../static-address.ts'

interface StaticDrawingProps {
  readonly file: StaticName
  readonly look: 'drawing' | 'echoes'
  readonly width: number
  readonly height: number
}

/** A drawing in a file of its own, which loads when it comes near. */
export function StaticDrawing({ file, look, width, height }: StaticDrawingProps) {
  const src = staticAddress(file)
  return <img className={look} src={src} alt="" width={width} height={height} loading="lazy" />
}
