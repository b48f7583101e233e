/** Shows the picked card where a narrow window has it above the lists or below them. */
export function showCard(): void {
  const card = document.getElementById('card')
  if (card && isOutOfSight(card.getBoundingClientRect().top, innerHeight)) card.scrollIntoView()
}

/** @param top where the card begins, in pixels from the top of the window */
export function isOutOfSight(top: number, windowHeight: number): boolean {
  return top < 0 || top > windowHeight / 2
}
