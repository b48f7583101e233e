/** The property `name` of an unchecked value, if that property is a text; otherwise undefined. */
export function textProperty(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : undefined
}
