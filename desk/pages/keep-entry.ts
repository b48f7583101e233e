import { newFormId, notSentId } from '../desk-page.ts'
import { statusOfServer } from '../live/from-server.ts'

/**
 * Keeps what is typed into a new entry. The browser asks before the page is left, and the form is sent only to a
 * server that answers: else the browser would show a page of its own, and the text would be gone.
 */
export function keepEntry(): void {
  const form = document.getElementById(newFormId)
  const notSent = document.getElementById(notSentId)
  if (!(form instanceof HTMLFormElement) || notSent === null) return
  let isSent = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSent) return
    isSent = true
    void statusOfServer().then((status) => {
      notSent.hidden = status !== undefined
      isSent = status !== undefined
      if (isSent) form.submit()
    })
  })
  addEventListener('beforeunload', (event) => {
    const typed = new FormData(form)
    const isTyped = ['name', 'phone', 'email', 'additionalInfo'].some((name) => typed.get(name))
    if (isTyped && !isSent) event.preventDefault()
  })
}
