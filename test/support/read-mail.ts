/**
 * Reads the source of our own mails. It is no full parser. A header is returned on one line and decoded.
 * `calendar` is the attached calendar file; empty if there is none.
 */
export function readMail(source: string) {
  const whole = readPart(source)
  const parts = leavesOf(whole)
  if (parts.length < 2) throw new Error('no multipart mail')
  const bodyOf = (type: string) =>
    parts
      .filter((part) => part.header('content-type')?.startsWith(type))
      .map(decodedBody)
      .join('')
  return {
    header: whole.header,
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    calendar: bodyOf('text/calendar'),
  }
}

/** The parts that contain no further parts. A mail with an attachment nests its texts in a multipart. */
function leavesOf(part: MailPart): MailPart[] {
  const boundary = /boundary="([^"]+)"/.exec(part.header('content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  const within = part.body.split(`--${boundary}`).slice(1, -1)
  return within.flatMap((each) => leavesOf(readPart(each.trimStart())))
}

interface MailPart {
  header(name: string): string | undefined
  readonly body: string
}

function readPart(source: string): MailPart {
  const split = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, split)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  return {
    header(name) {
      const line = lines.find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      return line === undefined
        ? undefined
        : withoutEncodedWords(line.slice(name.length + 1).trim())
    },
    body: source.slice(split + 4),
  }
}

function decodedBody({ header, body }: MailPart): string {
  const encoding = header('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body
}

function withoutEncodedWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquoted(word.replaceAll('_', ' ')),
    )
}

/** Quoted-printable to text: each `=XX` is one byte of UTF-8. */
function unquoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
