/** JSON as Meta puts it on the wire: everything beyond ASCII as `\uXXXX`, in lower-case hex. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, escapeUnit)
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
