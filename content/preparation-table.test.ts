import { expect, it } from 'vitest'
import { planPreparation } from '../domain/preparation.ts'
import { preparationRules } from '../domain/preparation-rules.ts'
import { preparationSources } from '../domain/preparation-sources.ts'
import { testCatalogue } from '../domain/test-catalogue.ts'
import { preparation as strings } from './en/preparation.ts'

const intro = `# How to prepare, test by test

For the medical director to read, correct and sign. It is written by a test
(\`npx vitest run preparation-table -u\`) from \`domain/preparation-rules.ts\` and
\`content/en/preparation.ts\`; what every visit asks for stands once, here: a photo ID, the
prescription, earlier films and reports. Indicative: reception confirms on the call.`

/** What one test alone asks for beyond what every visit does. */
function testSection(test: (typeof testCatalogue)[number]['tests'][number]): string {
  const { fast, night, hours, bring, tell, clashes } = planPreparation([test])
  const everyVisit = ['photo-id', 'prescription', 'earlier-reports']
  const steps = [...night, ...hours, ...bring, ...tell].filter(
    ({ step }) => !everyVisit.includes(step),
  )
  const lines = [
    ...(fast ? [strings.fast(fast.hours)] : []),
    ...steps.map(({ step }) => strings.steps[step]),
    ...clashes.map(({ kind }) => strings.clashes[kind]),
  ]
  const list = lines.length === 0 ? ['Nothing.'] : lines
  const sources = preparationRules[test].sources.join(', ')
  return [`### ${test}`, list.map((line) => `- ${line}`).join('\n'), `Source: ${sources}`].join(
    '\n\n',
  )
}

function sourceLines(): string {
  return Object.entries(preparationSources)
    .map(([id, { says, pages }]) => {
      const read = pages.map((page) => (page.startsWith('http') ? `<${page}>` : page)).join(', ')
      return `- **${id}**: ${says}${read === '' ? '' : ` ${read}`}`
    })
    .join('\n')
}

it('docs/preparation.md says what the site says', async () => {
  const categories = testCatalogue.map(({ name, tests }) =>
    [`## ${name}`, ...tests.map(testSection)].join('\n\n'),
  )
  const document = [intro, ...categories, '## Sources', sourceLines()].join('\n\n')
  await expect(`${document}\n`).toMatchFileSnapshot('../docs/preparation.md')
})
