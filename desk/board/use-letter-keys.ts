import { useEffect, useState } from 'react'

const storageKey = 'desk-letter-keys'

/** Whether letters act (WCAG 2.1.4 wants that they can be switched off); this browser remembers it. */
export function useLetterKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => {
    if (read() === 'off') setIsOn(false)
  }, [])
  return [
    isOn,
    (next) => {
      setIsOn(next)
      write(next ? 'on' : 'off')
    },
  ]
}

/** A browser may forbid storage; the desk works without. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function write(value: string): void {
  try {
    localStorage.setItem(storageKey, value)
  } catch {
    // Only remembered until the page is left.
  }
}
