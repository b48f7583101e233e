import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyForm, type TypedForm } from '../../domain/typed-form.ts'
import { attemptKeys, forgetAttempt } from './attempt-key.ts'
import { fillGaps, forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

const typed: TypedForm = {
  name: 'Asha',
  phone: '98765 43210',
  email: '',
  date: '2026-11-24',
  time: '9:30 AM',
  tests: ['ECG', 'CRP'],
  additionalInfo: 'Wheelchair.',
  isForFamily: true,
}

/** Of the browser's storage, what the form uses. */
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
  it('comes back as it was kept', () => {
    keepDraft(typed)
    expect(keptDraft()).toEqual(typed)
  })

  it('is gone when forgotten, and when nothing is typed any more', () => {
    keepDraft(typed)
    forgetDraft()
    expect(keptDraft()).toBeUndefined()
    keepDraft(typed)
    keepDraft(emptyForm)
    expect(storage.items.size).toBe(0)
  })

  it.each([
    'no JSON',
    'null',
    '7',
    '[]',
    '{"name":7,"tests":"ECG"}',
    '{"tests":["Astrology",null]}',
  ])('is read from %s as nothing typed', (text) => {
    storage.setItem('booking-draft', text)
    expect(keptDraft() ?? emptyForm).toEqual(emptyForm)
  })

  it('is no more than missing where the browser refuses', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    })
    keepDraft(typed)
    forgetDraft()
    expect(keptDraft()).toBeUndefined()
    const keyFor = attemptKeys()
    expect(keyFor('one')).toBe(keyFor('one'))
  })
})

describe('fillGaps', () => {
  it('keeps what stands in the form, and unites the tests', () => {
    const form = { ...emptyForm, name: 'Ravi', tests: ['MRI Scan', 'ECG'] }
    expect(fillGaps(form, typed)).toEqual({
      ...typed,
      name: 'Ravi',
      tests: ['MRI Scan', 'ECG', 'CRP'],
    })
  })
})

describe('attemptKeys', () => {
  it('gives the same request the same key, also after a reload, and another request another', () => {
    const first = attemptKeys()('a body')
    const keyFor = attemptKeys()
    expect(keyFor('a body')).toBe(first)
    expect(keyFor('another body')).not.toBe(first)
  })

  it('makes a new key once the old is forgotten', () => {
    const first = attemptKeys()('a body')
    forgetAttempt()
    expect(attemptKeys()('a body')).not.toBe(first)
  })
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
