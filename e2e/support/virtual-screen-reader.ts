/** What the tests use of `@guidepup/virtual-screen-reader`, as it stands in a page. */
export interface VirtualScreenReader {
  start(options: { readonly container: Node }): Promise<void>
  next(): Promise<void>
  lastSpokenPhrase(): Promise<string>
  press(key: string): Promise<void>
  spokenPhraseLog(): Promise<string[]>
  clearSpokenPhraseLog(): Promise<void>
}
