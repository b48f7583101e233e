/** Scrolls to the picked card if a narrow window has it out of sight, above or below the lists. */
export function showCard(): void {
  const card = document.getElementById('card')
  if (card && isOutOfSight(card.getBoundingClientRect().top, innerHeight)) card.scrollIntoView()
}

/** @param top where the card begins, in pixels from the top of the window */
export function isOutOfSight(top: number, windowHeight: number): boolean {
  return top < 0 || top > windowHeight / 2
}
