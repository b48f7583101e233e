import { prescribedAs } from '../../content/prescribed-as.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { rupeesText } from '../../domain/prices.ts'
import type { CategoryId } from '../../domain/test-catalogue.ts'
import { Document } from '../document.tsx'
import { CategoryDrawing } from '../illustrations/category-drawing.tsx'
import type { PageContext, PageProps } from '../page-context.ts'
import { CallToAction } from '../ui/call-to-action.tsx'
import { PcpndtNotice } from '../ui/pcpndt-notice.tsx'
import { PageHead, PartLinks, Section } from '../ui/section.tsx'
import { TestName } from '../ui/test-name.tsx'
import { PricesNote, WhatToExpect } from '../ui/what-to-expect.tsx'

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
      <PageHead title={services.title} lead={services.lead} intro={services.intro}>
        <PartLinks
          parts={context.catalogue.categories.map((category) => ({
            id: category.id,
            heading: strings.names.category(category),
          }))}
        />
      </PageHead>
      <PricesNote context={context} />
      {context.catalogue.categories.map((category) => (
        <Category key={category.id} context={context} category={category} />
      ))}
      <Process context={context} />
      <Section id="questions" heading={services.questions.heading}>
        {faq.questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Section>
      <CallToAction
        context={context}
        heading={services.closing.heading}
        text={services.closing.text}
      />
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
  const { addresses, strings } = context
  const heading = strings.names.category(category)
  return (
    <Section id={category.id} heading={heading} ground={grounds[category.id]}>
      <div className="category">
        <CategoryDrawing category={category.id} />
        <div>
          <p className="text-soft">{strings.services.categories[category.id]}</p>
          <ul className="tests" aria-label={strings.services.testsIn(heading)}>
            {category.tests.map((test) => (
              <li key={test}>
                <a
                  className={sunOf(context.centre.facts.minutes?.[test])}
                  href={`${addresses.book}?test=${encodeURIComponent(test)}`}
                  data-price={priceOf(test, context)}
                >
                  {/* The specified list may contain only names, so CSS shows the facts from an attribute. */}
                  <span
                    data-book={strings.shell.bookShort}
                    data-facts={beside(test, context) || undefined}
                  >
                    <TestName test={test} strings={strings} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <WhatToExpect context={context} tests={category.tests} />
          {category.id === 'ultrasound' ? <PcpndtNotice strings={strings} /> : null}
        </div>
      </div>
    </Section>
  )
}

const widestSun = 6

/** The class of a sun that opens by twenty degrees for each ten minutes of a test. */
function sunOf(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined
  return `sun-${Math.min(Math.ceil(minutes / 10), widestSun)}`
}

/** The lowest price. If the centre states prices but none for this test, the patient asks. */
function priceOf(test: string, { centre, strings }: PageContext): string | undefined {
  const { prices } = centre.facts
  const { ask, from } = strings.testFacts
  const rupees = prices?.from[test]
  return rupees === undefined ? prices && ask : from(rupeesText(rupees))
}

/** The lines under the name of a test: how doctors write it, then its minutes and a later report. */
function beside(test: string, { centre, strings }: PageContext): string {
  const written = prescribedAs[test]?.join(', ')
  const minutes = centre.facts.minutes?.[test]
  const days = centre.facts.reportDays?.[test] ?? 0
  const facts = [
    minutes && strings.testFacts.minutes(minutes),
    // Not stated for reports of the same day, because the page says once that most are.
    days > 0 && strings.reportDays.when(days),
  ]
  return [written, facts.flatMap((fact) => fact || []).join(' · ')]
    .flatMap((line) => line || [])
    .join('\n')
}

function Process({ context }: PageProps) {
  const { process } = context.strings.services
  return (
    <Section id="process" heading={process.heading} ground="linen">
      <ol className="steps">
        {process.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
