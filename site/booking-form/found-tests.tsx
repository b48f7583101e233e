import { legal as english } from '../../content/en/legal.ts'
import { search as inEnglish } from '../../content/en/search.ts'
import { legal as hindi } from '../../content/hi/legal.ts'
import { search as inHindi } from '../../content/hi/search.ts'
import type { SearchAnswer } from '../../domain/search/find-tests.ts'
import { PcpndtNotice } from '../ui/pcpndt-notice.tsx'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { whatsAppTo } from '../whatsapp-links.ts'
import { AskedFacts } from './asked-facts.tsx'
import type { FormStrings } from './form-start.ts'
import type { SearchResult } from './search-tests.ts'
import { TestChoice } from './test-choice.tsx'
import { type FormPartProps, tickTest } from './use-booking-form.ts'

/** Exported here, so that one import loads the search and what draws its answers. */
export { testSearch } from './search-tests.ts'

const legalIn = { en: english, hi: hindi }
const searchIn = { en: inEnglish, hi: inHindi }

interface FoundTestsProps extends FormPartProps {
  readonly found: SearchResult
  readonly typed: string
}

/** The answer to a search, in place of the list of tests and as tall, so that nothing moves. */
export function FoundTests(props: FoundTestsProps) {
  const { found, strings } = props
  if (found.kind === 'all') return null
  return (
    <ScrollBox className="test-list found-tests box" aria-label={searchIn[strings.lang].foundName}>
      <Reply key={found.kind} {...props} />
    </ScrollBox>
  )
}

/** The answer for screen readers. */
export function announcement(found: SearchResult, { lang }: FormStrings): string | undefined {
  const search = searchIn[lang]
  switch (found.kind) {
    case 'all':
      return undefined
    case 'answer':
      return [
        ...found.facts.map((fact) => search.facts[fact]),
        ...notHere(found, lang),
        ...(found.tests.length > 0 ? [search.found(found.tests.length)] : []),
      ].join(' ')
    case 'urgent':
      return `${search.urgent} ${search.notUrgent}`
    case 'forbidden':
      return legalIn[lang].pcpndt[lang]
  }
}

/** The sentences that name each typed test and word for which the centre has no test. */
function notHere(
  { tests, notDone, unknown }: SearchAnswer,
  lang: FormStrings['lang'],
): readonly string[] {
  const search = searchIn[lang]
  return [
    ...(notDone.length > 0 ? [search.notDone(notDone.join(', '))] : []),
    ...(notDone.length > 0 && tests.length > 0 ? [search.noSubstitute] : []),
    ...(unknown.length > 0 ? [search.unknown(unknown.join(', '))] : []),
  ]
}

function Reply(props: FoundTestsProps) {
  const { found, strings } = props
  switch (found.kind) {
    case 'all':
      return null
    case 'forbidden':
      return <PcpndtNotice strings={{ lang: strings.lang, legal: legalIn[strings.lang] }} />
    case 'urgent':
      return <Urgent strings={strings} />
    case 'answer':
      return <Answered {...props} answer={found} />
  }
}

/** The facts, then what is not done here, then the tests, then how to ask reception. */
function Answered({ answer, typed, ...part }: FoundTestsProps & { readonly answer: SearchAnswer }) {
  const { form, strings, centre } = part
  const search = searchIn[strings.lang]
  const { tests, facts, unknown } = answer
  const isFound = tests.length > 0 || facts.length > 0
  return (
    <>
      <AskedFacts {...part} search={search} facts={facts} tests={tests} />
      {notHere(answer, strings.lang).map((sentence) => (
        <p key={sentence} className="found-none">
          {sentence}
        </p>
      ))}
      <div className="test-category">
        {tests.map((test) => (
          // Mirrors the checkbox of the same test in the list. Only that checkbox is sent.
          <TestChoice
            key={test}
            test={test}
            strings={strings}
            facts={centre.facts}
            checked={form.draft.tests.includes(test)}
            onChange={(event) => tickTest(form, test, event.currentTarget.checked)}
          />
        ))}
      </div>
      <Ask
        {...part}
        look={isFound ? 'way' : 'button'}
        sentence={unknown.length > 0 || !isFound ? search.ask : search.notTheRightOne}
        question={(facts.includes('price') ? search.priceQuestion : search.question)(typed.trim())}
      />
    </>
  )
}

/** Shown instead of tests, because a visitor who types "heart attack" may be having one. */
function Urgent({ strings: { booking, lang } }: Pick<FormPartProps, 'strings'>) {
  const search = searchIn[lang]
  return (
    <>
      <p className="found-none">{search.urgent}</p>
      <p className="actions">
        <a className="button" href="tel:112">
          {booking.call('112')}
        </a>
      </p>
      <p>{search.notUrgent}</p>
    </>
  )
}

interface AskProps extends FormPartProps {
  readonly look: 'button' | 'way'
  readonly sentence: string
  readonly question: string
}

/** Offers a call, and a WhatsApp message that already contains the question. */
function Ask({ look, sentence, question, strings, centre }: AskProps) {
  const [phone] = centre.phones
  const search = searchIn[strings.lang]
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
