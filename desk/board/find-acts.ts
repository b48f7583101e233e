import { desk } from '../../content/desk.ts'

const shortestWord = 3

/** The pages that the typed words mean. Each typed word must begin a word of the page. */
export function findActs(query: string) {
  const typed = latinWords(query)
  if (!typed.some((word) => word.length >= shortestWord)) return []
  return desk.findPage.acts.filter(({ label, words }) => {
    const known = latinWords(`${label} ${words}`)
    return typed.every((word) => known.some((each) => each.startsWith(word)))
  })
}

function latinWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}
