import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSending } from './send-request.ts'

let sending: ReturnType<typeof useSending> | undefined

function Form() {
  sending = useSending('en')
  return null
}

it.each([
  [{ sentAs: '#SID004217' }, [[null, '']]],
  [{ sentAs: '' }, [[null, '']]],
  [null, []],
])('a change of the form drops the request that the history names: %j', (state, calls) => {
  const replaceState = vi.fn()
  vi.stubGlobal('history', { state, replaceState })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderToStaticMarkup(createElement(Form))
  sending?.forget()
  expect(replaceState.mock.calls).toEqual(calls)
})
