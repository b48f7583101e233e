/** JSON for a script element. `<` could end the element; `\u003c` means the same in JSON. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
