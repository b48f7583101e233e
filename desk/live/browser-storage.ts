/** One value in the browser's storage. If a browser forbids storage, nothing is kept, and the desk works without. */
export function storedValue(storage: 'localStorage' | 'sessionStorage', key: string) {
  return {
    read(): string {
      try {
        return window[storage].getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    /** Returns whether the value is kept. */
    write(value: string): boolean {
      try {
        window[storage].setItem(key, value)
        return true
      } catch {
        return false
      }
    },
  }
}
