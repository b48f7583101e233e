/** Characters that HTML forbids, even escaped: control characters and noncharacters. */
const unprintable = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv

/** A visitor's values as a page can show them. */
export function printable(values: URLSearchParams): URLSearchParams {
  const shown = [...values].map(([name, value]) => [name, value.replaceAll(unprintable, '')])
  return new URLSearchParams(shown)
}
