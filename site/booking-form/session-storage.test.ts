import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyForm, type FormValues } from '../../domain/request/form-values.ts'
import { attemptKeys, keepDraft, withKeptDraft } from './session-storage.ts'

const typed: FormValues = {
  name: 'Asha',
  phone: '98765 43210',
  email: '',
  date: '2026-11-24',
  time: '9:30 AM',
  tests: ['ECG', 'CRP'],
  additionalInfo: 'Wheelchair.',
  isForFamily: true,
}

/** The part of `Storage` that the form uses. */
function storageInMemory() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

let storage = storageInMemory()

beforeEach(() => {
  storage = storageInMemory()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('the kept draft', () => {
  it('is read as it was written', () => {
    keepDraft(typed)
    expect(withKeptDraft(emptyForm)).toEqual(typed)
  })

  it.each(['no JSON', 'null', '7', '[]', '{"name":7,"tests":"ECG"}'])(
    'is empty when the stored text is %s',
    (text) => {
      storage.setItem('booking-draft', text)
      expect(withKeptDraft(emptyForm) ?? emptyForm).toEqual(emptyForm)
    },
  )

  it('fills only the empty fields of a form, and its tests are added to those of the form', () => {
    keepDraft(typed)
    const form = { ...emptyForm, name: 'Ravi', tests: ['MRI Scan', 'ECG'] }
    const tests = ['MRI Scan', 'ECG', 'CRP']
    expect(withKeptDraft(form)).toEqual({ ...typed, name: 'Ravi', tests })
  })
})

describe('attemptKeys', () => {
  it('gives the same body the same key, also after a reload, and another key in another language', () => {
    const first = attemptKeys('en')('a body')
    const keyFor = attemptKeys('en')
    expect(keyFor('a body')).toBe(first)
    const another = keyFor('another body')
    expect(another).not.toBe(first)
    expect(attemptKeys('hi')('another body')).not.toBe(another)
  })

  it('makes a new key once the form is empty', () => {
    const first = attemptKeys('en')('a body')
    keepDraft(emptyForm)
    expect(storage.items.size).toBe(0)
    expect(attemptKeys('en')('a body')).not.toBe(first)
  })
})
