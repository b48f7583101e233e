/** Enough to recognise, too little to misuse: `A…`, `…210`. */
export function maskName(name: string): string {
  const [first = ''] = name
  return first && `${first}…`
}

export function maskEnd(text: string): string {
  return text && `…${text.slice(-3)}`
}
