/**
 * Small texts kept for this tab alone, gone when it is closed. A browser may refuse (private mode,
 * storage switched off or full): then nothing is kept, and nobody need know.
 */
export interface SessionItem {
  read(): string | undefined
  write(text: string): void
  remove(): void
}

export function sessionItem(name: string): SessionItem {
  return {
    read: () => attempt(() => sessionStorage.getItem(name) ?? undefined),
    write: (text) => attempt(() => sessionStorage.setItem(name, text)),
    remove: () => attempt(() => sessionStorage.removeItem(name)),
  }
}

/** Already the mention of `sessionStorage` throws where storage is switched off. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
