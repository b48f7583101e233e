import { expect, it } from 'vitest'
import kept from '../docs/preparation-sources.json' with { type: 'json' }
import { allTests, type TestName, testCatalogue } from '../domain/centre/test-catalogue.ts'
import { planPreparation } from '../domain/preparation/plan.ts'
import { openList } from '../site/open-lines.ts'
import { clashLine, lineText, preparationParts } from '../site/preparation-parts.ts'
import { english } from './strings.ts'

const intro = `# How to prepare, test by test

For the medical director to read, correct and sign. A test writes it
(\`npx vitest run preparation-table -u\`) from \`domain/preparation/rules.ts\`,
\`docs/preparation-sources.json\` and \`content/en/preparation.ts\`. Every visit asks for a photo ID,
and for earlier films and reports. The tests of \`needsPrescription\` in \`content/prices.ts\` ask for the prescription too.
Every visit asks to be told of a fever with a rash and of
a long cough. So the tests do not repeat these. The table is indicative, because reception confirms on the call.

A line that depends on the prescription begins with its condition, such as "If the CT is with contrast".
The same condition stands in the patient's plan, in the calendar entry and its alarm, in the advice on
times, and in the notice that reception reads. The lines under "Always open" are never folded away.
They say first what most patients of the test need, then what can hurt some of them. Patients, and what
each of them must be told, are in \`test/patients.ts\`. A source marked TO DECIDE or TO CONFIRM needs the director's word.`

/** The steps of every visit, which the introduction states once. */
const everyVisit: ReadonlySet<string> = new Set(
  (['photo-id', 'prescription', 'earlier-reports', 'infection'] as const).map(
    (step) => english.preparation.steps[step],
  ),
)

/** The preparation for one test, without the steps of every visit. */
function testSection(test: TestName): string {
  const plan = planPreparation([test])
  const opened = openList(plan, undefined, 'the number of reception', english)
    .map((line) => `- ${lineText(line)}`)
    .join('\n')
  const parts = preparationParts(plan, undefined, english)
  const lines = parts.flatMap(({ heading, lines }) => {
    const own = lines.filter(({ text }) => !everyVisit.has(text)).map(lineText)
    return own.length === 0 ? [] : [`${heading}:\n\n${own.map((line) => `- ${line}`).join('\n')}`]
  })
  const sources = `Sources: ${kept.tests[test].join(', ')}`
  return [`### ${test}`, `Always open:\n\n${opened}`, ...lines, sources].join('\n\n')
}

/** The clashes between tests, which no single test shows. */
function clashSection(): string {
  const pairs = allTests.flatMap((one) => allTests.map((other) => [one, other]))
  const clashes = pairs.flatMap((tests) => planPreparation(tests).clashes)
  const lines = clashes.map((clash) => `- ${lineText(clashLine(clash, english))}`)
  return [...new Set(lines)].toSorted().join('\n')
}

function sourceLines(): string {
  return Object.entries(kept.sources)
    .map(([id, { says, pages }]) => {
      const read = pages.map((page) => (page.startsWith('http') ? `<${page}>` : page)).join(', ')
      return `- **${id}**: ${says} ${read}`
    })
    .join('\n')
}

it('docs/preparation.md says what the site says', async () => {
  const categories = testCatalogue.map(({ tests, ...category }) =>
    [`## ${english.names.category(category)}`, ...tests.map(testSection)].join('\n\n'),
  )
  const document = [
    intro,
    ...categories,
    '## Several tests in one visit',
    clashSection(),
    '## Sources',
    sourceLines(),
  ].join('\n\n')
  await expect(`${document}\n`).toMatchFileSnapshot('../docs/preparation.md')
})
