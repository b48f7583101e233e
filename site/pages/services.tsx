import { prescribedAs } from '../../content/prescribed-as.ts'
import { type Catalogue, testsIn } from '../../domain/centre/catalogue-now.ts'
import { rupeesText } from '../../domain/centre/prices.ts'
import { type CategoryId, calledIn, isTestName } from '../../domain/centre/test-catalogue.ts'
import { openPreparation } from '../../domain/preparation/open-part.ts'
import { planPreparation } from '../../domain/preparation/plan.ts'
import { unbroken } from '../../domain/time/spoken-time.ts'
import { Document } from '../document.tsx'
import { wideDrawings } from '../illustrations/drawings.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { CallToAction } from '../ui/call-to-action.tsx'
import { MinutesKey, sunOf } from '../ui/minutes-sun.tsx'
import { PcpndtNotice } from '../ui/pcpndt-notice.tsx'
import { PageHead, PartLinks, Section } from '../ui/section.tsx'
import { PricesNote, WhatToExpect } from '../ui/what-to-expect.tsx'
import { TitledText, WholeFigures } from '../ui/whole-figures.tsx'

export function ServicesPage({ context }: PageProps) {
  const { centre, strings } = context
  const { faq, services } = strings
  return (
    <Document
      context={context}
      page="services"
      title={services.title}
      description={services.description(centre.name, centre.address.locality)}
    >
      <PageHead
        title={services.title}
        lead={services.lead}
        picture={centre.facts.minutes && <MinutesKey strings={strings} />}
      >
        <PricesNote context={context} />
        <PartLinks
          parts={context.catalogue.categories.map((category) => ({
            id: category.id,
            heading: strings.names.category(category),
          }))}
        />
      </PageHead>
      {context.catalogue.categories.map((category) => (
        <Category key={category.id} context={context} category={category} />
      ))}
      <Process context={context} />
      <Section id="questions" heading={services.questions.heading}>
        {faq.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>
              <WholeFigures text={answer} />
            </p>
          </details>
        ))}
      </Section>
      <CallToAction context={context} {...services.closing} />
    </Document>
  )
}

const grounds: Readonly<Partial<Record<CategoryId, 'haze' | 'linen' | 'night'>>> = {
  ultrasound: 'haze',
  radiology: 'night',
  laboratory: 'linen',
  packages: 'haze',
}

interface CategoryProps extends PageProps {
  readonly category: Catalogue['categories'][number]
}

function Category({ context, category }: CategoryProps) {
  const { strings } = context
  const heading = strings.names.category(category)
  return (
    <Section id={category.id} heading={heading} ground={grounds[category.id]} hasTests>
      <p className="text-soft">
        {saidOf(category, context).map((line) => (
          <span key={line} className="line">
            <WholeFigures text={line} />
          </span>
        ))}
      </p>
      {category.id !== 'packages' && wideDrawings[category.id]}
      <div className="category">
        <ul className="tests" data-from={context.centre.facts.prices && strings.services.from}>
          {category.tests.map((test) => (
            <TestRow key={test} context={context} test={test} />
          ))}
        </ul>
        <WhatToExpect context={context} tests={category.tests} />
        {category.id === 'ultrasound' ? <PcpndtNotice strings={strings} /> : null}
      </div>
    </Section>
  )
}

/** The lines under the heading of a category: what is true of all its tests, so no row repeats it. */
function saidOf({ id, tests }: CategoryProps['category'], context: PageContext): readonly string[] {
  const { centre, strings } = context
  const { accredited, categories, prescription } = strings.services
  const scope = centre.registrations.find(({ authority }) => authority === 'NABL')?.scope
  return [
    categories[id],
    id === 'ultrasound' && centre.facts.answers?.women?.[strings.lang],
    tests.some((test) => asksForPaper('pregnancy', test, context)) && prescription.inPregnancy,
    id === 'laboratory' && scope && accredited(scope),
  ].flatMap((line) => line || [])
}

/** @param when `pregnancy` asks for papers that are needed only in pregnancy, undefined for those always needed. */
function asksForPaper(
  when: 'pregnancy' | undefined,
  test: string,
  { catalogue, centre }: PageContext,
): boolean {
  const plan = planPreparation([test], centre.facts, catalogue.own)
  return openPreparation(plan).papers.some((paper) => paper.when === when)
}

function TestRow({ context, test }: PageProps & { readonly test: string }) {
  const { addresses, centre, strings } = context
  const name = calledIn(strings.names)(test)
  const asPrescribed = isTestName(test) && name !== test && test
  const facts = factsOf(test, context)
  const contents = contentsOf(test, context)
  return (
    <li>
      <a
        className={sunOf(centre.facts.minutes?.[test])}
        href={`${addresses.book}?${new URLSearchParams({ test })}`}
        data-price={priceOf(test, context)}
      >
        {/* The specified list may contain only names, so CSS shows the facts from attributes. */}
        <span data-book={strings.shell.bookShort}>
          {name}
          {asPrescribed && <small lang="en">{asPrescribed}</small>}
        </span>
        {(facts || contents) && (
          <i data-facts={facts || undefined} data-contents={contents || undefined} />
        )}
      </a>
    </li>
  )
}

/** The lowest price. If the centre states prices but none for this test, the patient asks. */
function priceOf(test: string, { centre, strings }: PageContext): string | undefined {
  const { prices } = centre.facts
  const rupees = prices?.from[test]
  return rupees === undefined ? prices && strings.services.askPrice : `₹${rupeesText(rupees)}`
}

/** The lines under a name: what doctors write, what it is if the name does not say it, or what is in the package. */
function contentsOf(test: string, context: PageContext): string {
  const written = prescribedAs[test]?.join(', ') ?? []
  const short = context.strings.services.inShort[test] ?? []
  return [written, short, packageOf(test, context)].flat().join('\n')
}

/** How long the test takes, when its report is ready and whether it needs a prescription. */
function factsOf(test: string, context: PageContext): string {
  const { centre, strings } = context
  const { minutes, reportDays } = centre.facts
  const taken = minutes?.[test]
  const days = reportDays?.[test]
  const facts = [
    taken && strings.testFacts.minutes(taken),
    // The laboratory's tests have no minutes, and the page says once that most reports are ready on the same day.
    days !== undefined && (taken || days > 0) && strings.reportDays.when(days),
    asksForPaper(undefined, test, context) && strings.services.prescription.needed,
  ]
  const line = facts.flatMap((fact) => (fact ? unbroken(fact) : [])).join(', ')
  return line.slice(0, 1).toUpperCase() + line.slice(1)
}

/** The tests in a package. If it has all tests of a smaller package on offer, names that package and the other tests. */
function packageOf(test: string, { catalogue, centre, strings }: PageContext): readonly string[] {
  const { packages = {} } = centre.facts
  const contents = packages[test] ?? []
  const called = calledIn(strings.names)
  const smaller = testsIn(catalogue).find((other) => {
    const tests = packages[other]
    return tests && tests.length < contents.length && tests.every((each) => contents.includes(each))
  })
  if (smaller === undefined) return contents.map(called)
  const added = contents.filter((each) => !packages[smaller]?.includes(each))
  return [called(smaller), ...added.map((each) => `+ ${called(each)}`)]
}

function Process({ context }: PageProps) {
  const { process } = context.strings.services
  return (
    <Section id="process" heading={process.heading} ground="night">
      <ol className="steps">
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
