import type { ComponentProps } from 'react'

interface DrawingProps extends ComponentProps<'svg'> {
  /** The text of an SVG file. Its title is left out, because it would show as a tooltip. */
  readonly source: string
}

/**
 * Draws an SVG file into the page, so that the drawing has the page's colours. The drawing is hidden from screen readers,
 * because the text beside it says the same.
 */
export function Drawing({ source, ...svg }: DrawingProps) {
  const [, frame = '', shapes = ''] =
    /<svg([^>]*)>(?:\s*<title>.*<\/title>)?(.*)<\/svg>/s.exec(source) ?? []
  return (
    <svg
      viewBox={/viewBox="([^"]*)"/.exec(frame)?.[1]}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the source is a file of this project or of the icon set
      dangerouslySetInnerHTML={{ __html: shapes.replaceAll(/\n\s*/g, '') }}
      {...svg}
    />
  )
}
