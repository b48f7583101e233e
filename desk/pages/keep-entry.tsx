import { useEffect, useState } from 'react'
import { desk } from '../../content/desk.ts'
import type { KeepStart } from '../desk-page.ts'
import { statusOfServer } from '../live/from-server.ts'

/**
 * Keeps what is typed into a new entry. The browser asks before the page is left. The form is sent only to a
 * server that answers, because the browser would show a page of its own instead and the text would be gone.
 */
export function KeepEntry({ start: { formId } }: { readonly start: KeepStart }) {
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const form = document.getElementById(formId)
    return form instanceof HTMLFormElement ? keepForm(form, setIsRefused) : undefined
  }, [formId])
  return (
    isRefused && (
      <p className="notice failed" role="alert">
        {desk.newPage.notSent}
      </p>
    )
  )
}

/** @returns Ends it. */
function keepForm(form: HTMLFormElement, onRefused: (isRefused: boolean) => void): () => void {
  const left = new AbortController()
  const { signal } = left
  let isSent = false
  const send = async () => {
    isSent = (await statusOfServer()) !== undefined
    onRefused(!isSent)
    if (isSent) form.submit()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSent) return
    isSent = true
    void send()
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    const typed = new FormData(form)
    const isTyped = ['name', 'phone', 'email', 'additionalInfo'].some((name) => typed.get(name))
    if (isTyped && !isSent) event.preventDefault()
  }
  form.addEventListener('submit', onSubmit, { signal })
  addEventListener('beforeunload', onLeave, { signal })
  return () => left.abort()
}
