/**
 * The links to other languages carry the tests that came with the page's address. Once anything is
 * changed, the kept draft says more than they do: a test unticked here must not come back there.
 */
export function leaveTestsToDraft(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) link.search = ''
}
