/** Functions that read the markup of our own pages. They are no full parser of HTML. */

/** The visible text, without head and markup, entities decoded, single spaces. */
export function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return plain(
    body
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  )
}

/** The values of an attribute, in order. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    plain(value ?? ''),
  )
}

export function countOf(html: string, tag: string): number {
  return html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0
}

/** The content of `<main>`. */
export function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

function plain(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
