/**
 * The import rules. A folder lists what it may import; every other edge fails.
 * tools/import-rules.test.ts finds a rule that names a folder which is gone.
 */

const TEST = '[.]test[.]tsx?$'
const PRODUCTION = '^(domain|content|site|desk|server|cli)/'
const TEST_GROUND = '^(fake-whatsapp|test|e2e)/'
const PACKAGES = '^node_modules/'
/** A picture is copied into the build, so a production install does not miss its package. */
const BUNDLED_ASSET = '^node_modules/.+[.]svg$'
const NODE = { dependencyTypesNot: ['core'] }

/** @param {string} folder @param {string[]} mayImport */
function only(folder, mayImport, exceptions = {}) {
  return {
    name: `${folder}-only`,
    from: { path: `^${folder}/`, pathNot: TEST },
    to: { pathNot: [`^${folder}/`, ...mayImport], ...exceptions },
  }
}

/**
 * The folders of the server from the top: each imports only what stands below it. Folders of one line
 * import each other one way at most.
 */
const serverOrder = [
  ['desk', 'intake', 'report', 'privacy'],
  ['backups'],
  ['receipts'],
  ['outbox'],
  ['visits'],
  ['notices'],
  ['providers'],
  ['web', 'metrics'],
  ['content', 'clock', 'db'],
]
const serverFolders = serverOrder.flatMap((line, place) =>
  line.map((name) => ({ name, above: serverOrder.slice(0, place).flat() })),
)

/** @param {string} folder @param {string[]} above */
function below(folder, above) {
  return {
    name: `server-${folder}-below`,
    from: { path: `^server/${folder}/`, pathNot: TEST },
    to: { path: `^server/(${above.join('|')})/` },
  }
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('domain', []),
    only('content', ['^domain/']),
    only('site', ['^(domain|content)/', '^node_modules/(react|react-dom)/', BUNDLED_ASSET]),
    only('desk', [
      '^(domain|content)/',
      '^site/((preparation-parts|report-lines|opening-lines|test-facts|whatsapp-links)[.]ts|styles/)',
      '^site/ui/(scroll-box|island)[.]tsx$',
      '^node_modules/(react|react-dom)/',
    ]),
    only('server', ['^(domain|content|site|desk)/', PACKAGES], NODE),
    only('cli', ['^(domain|content|server)/', PACKAGES], NODE),
    // A stand-in that shared code with the product would share its bugs.
    only('fake-whatsapp', [PACKAGES], NODE),
    {
      name: 'content-types-from-domain',
      comment: 'content is words: it takes types from domain, never values',
      from: { path: '^content/', pathNot: TEST },
      to: { path: '^domain/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'site-only-in-pages',
      comment:
        'the server draws pages in web/ and intake/ and words messages and preparation in desk/; elsewhere it knows only addresses of the site',
      from: {
        path: '^server/',
        pathNot: [
          '^server/web/',
          '^server/intake/([a-z-]+[.]tsx|(calendar-file|plan-mail)[.]ts)$',
          '^server/desk/(messages|card-preparation)[.]ts$',
          TEST,
        ],
      },
      to: { path: '^site/', pathNot: '^site/routes\\.ts$' },
    },
    {
      name: 'desk-only-in-its-app',
      comment: 'the desk is drawn by the app that asks for a device, and by nothing else',
      from: { path: '^server/', pathNot: ['^server/desk/', TEST] },
      to: { path: '^desk/' },
    },
    {
      name: 'visits-alone-writes',
      comment:
        'outside server/visits/ nobody imports what writes a history: others ask it to record an act',
      from: { pathNot: ['^server/visits/', TEST, TEST_GROUND] },
      to: {
        path: '^server/visits/(add-to-visit|change-visit|history-rows|visit-notices)[.]ts$',
      },
    },
    ...serverFolders
      .filter(({ above }) => above.length > 0)
      .map(({ name, above }) => below(name, above)),
    {
      name: 'provider-not-provider',
      comment: 'a provider is one folder: what two share stands in providers/',
      from: { path: '^server/providers/([^/]+)/', pathNot: TEST },
      to: { path: '^server/providers/[^/]+/', pathNot: '^server/providers/$1/' },
    },
    {
      name: 'cli-not-web',
      comment: 'the command line works beside a running server, not through it',
      from: { path: '^cli/' },
      to: { path: '^server/web/' },
    },
    {
      name: 'test-ground-only-in-tests',
      from: { pathNot: [TEST, TEST_GROUND, '^bench/', '^(vitest|playwright)[.].*config[.]ts$'] },
      to: { path: TEST_GROUND },
    },
    {
      name: 'no-test-imported',
      comment: 'what two tests share stands in test/',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'no-dev-dependency',
      comment: 'a production install has no dev dependencies',
      from: { path: PRODUCTION, pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        // Types are gone before anything runs.
        pathNot: [BUNDLED_ASSET, '^node_modules/@types/'],
      },
    },
    { name: 'no-circular', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      from: { orphan: true, path: [PRODUCTION, TEST_GROUND, '^(tools|bench)/'] },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'an edge that leads nowhere escapes every other rule',
      from: {},
      to: { couldNotResolve: true },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    // TypeScript 7 has no compiler API to parse with; swc sees type-only imports as well.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|artifacts|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
