import { useState } from 'react'
import { legal as english } from '../../content/en/legal.ts'
import { legal as hindi } from '../../content/hi/legal.ts'
import { PcpndtNotice } from '../ui/pcpndt-notice.tsx'
import { TestName } from '../ui/test-name.tsx'
import { whatsAppTo } from '../whatsapp-links.ts'
import { ScrollBox } from './field-frame.tsx'
import { readForm } from './form-inputs.ts'
import type { FormStrings } from './form-start.ts'
import type { Found } from './search-tests.ts'
import { type FormPartProps, tickTest } from './use-booking-form.ts'

/** What draws the answers is loaded with the search: a page on which nobody searches needs neither. */
export { testSearch } from './search-tests.ts'

const legalIn = { en: english, hi: hindi }

interface FoundTestsProps extends FormPartProps {
  readonly found: Found
  readonly typed: string
}

/** In place of the list while a search narrows it, as tall as the list, so that nothing moves. */
export function FoundTests(props: FoundTestsProps) {
  const { found, strings } = props
  if (found.kind === 'all') return null
  const { foundName } = strings.booking.search
  return (
    <ScrollBox className="test-list found-tests box" name={foundName}>
      <Answer key={found.kind} {...props} />
    </ScrollBox>
  )
}

/** The answer for who cannot see it. */
export function spoken(
  found: Found,
  { booking: { search }, lang }: FormStrings,
): string | undefined {
  switch (found.kind) {
    case 'all':
      return undefined
    case 'tests':
      return `${found.isNotOurs ? `${search.notOurs} ` : ''}${search.found(found.tests.length)}`
    case 'price':
      return search.price
    case 'none':
      return search.none
    case 'urgent':
      return `${search.urgent} ${search.notUrgent}`
    case 'forbidden':
      return legalIn[lang].pcpndt[lang]
  }
}

function Answer(props: FoundTestsProps) {
  const { form, found, typed, strings, centre } = props
  const { search } = strings.booking
  const part = { form, strings, centre }
  const question = search.question(typed.trim())
  const aboutPrice = search.priceQuestion(typed.trim())
  switch (found.kind) {
    case 'all':
      return null
    case 'forbidden':
      return <PcpndtNotice strings={{ lang: strings.lang, legal: legalIn[strings.lang] }} />
    case 'price':
      return <Ask {...part} look="button" sentence={search.price} question={aboutPrice} />
    case 'urgent':
      return <Urgent strings={strings} />
    case 'none':
      return (
        <>
          <p className="found-none">{search.none}</p>
          <AddToNote key={typed} {...part} typed={typed} />
          <Ask {...part} look="button" sentence={search.ask} question={question} />
        </>
      )
    case 'tests':
      return (
        <>
          {found.isNotOurs && <p className="found-none">{search.notOurs}</p>}
          {found.tests.map((test) => (
            <FoundTest key={test} {...part} test={test} />
          ))}
          <AddToNote key={typed} {...part} typed={typed} />
          {found.isPriceAsked ? (
            <Ask {...part} look="way" sentence={search.price} question={aboutPrice} />
          ) : (
            <Ask {...part} look="way" sentence={search.notTheRightOne} question={question} />
          )}
        </>
      )
  }
}

/** In place of any test: whoever types "heart attack" may be having one. */
function Urgent({ strings: { booking } }: Pick<FormPartProps, 'strings'>) {
  return (
    <>
      <p className="found-none">{booking.search.urgent}</p>
      <p className="actions">
        <a className="button" href="tel:112">
          {booking.call('112')}
        </a>
      </p>
      <p>{booking.search.notUrgent}</p>
    </>
  )
}

interface FoundTestProps extends FormPartProps {
  readonly test: string
}

/** Stands for the box of the same test in the list, which is the one that is sent. */
function FoundTest({ form, test, strings }: FoundTestProps) {
  return (
    <label className="test">
      <input
        type="checkbox"
        checked={form.draft.tests.includes(test)}
        onChange={(event) => tickTest(form, test, event.currentTarget.checked)}
      />
      <span>
        <TestName test={test} strings={strings} />
      </span>
    </label>
  )
}

interface AddToNoteProps extends FormPartProps {
  readonly typed: string
}

/** A test's name says less than "pet ka ultrasound": reception reads what was searched for. */
function AddToNote({ form, typed, strings }: AddToNoteProps) {
  const { search } = strings.booking
  const [isAdded, setIsAdded] = useState(false)
  const add = () => {
    const note = form.formRef.current && readForm(form.formRef.current).additionalInfo.trim()
    form.fill({ additionalInfo: note ? `${note}\n${typed.trim()}` : typed.trim() })
    setIsAdded(true)
  }
  return (
    <p className="actions">
      <button type="button" className="button" disabled={isAdded} onClick={add}>
        {isAdded ? search.added : search.addToNote}
      </button>
    </p>
  )
}

interface AskProps extends FormPartProps {
  readonly look: 'button' | 'way'
  readonly sentence: string
  readonly question: string
}

/** A call, and a message with the question written into it. */
function Ask({ look, sentence, question, strings, centre }: AskProps) {
  const [phone] = centre.phones
  const { search } = strings.booking
  return (
    <>
      <p>{sentence}</p>
      <p className="actions">
        <a className={look} href={`tel:${phone.e164}`}>
          {strings.booking.call(phone.label)}
        </a>
        <a className={look} href={whatsAppTo(centre.whatsapp, question)}>
          {search.askOnWhatsApp}
        </a>
      </p>
    </>
  )
}
