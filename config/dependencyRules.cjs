/** Defines the permitted imports between folders. Any import that is not listed is forbidden. */
const room = (name, mayImport) => ({
  name: `${name}-imports-only-below`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: {
    path: '^(src|server|demo|__tests__|config|scripts)/',
    pathNot: [name, ...mayImport].map((each) => `^${each}/`),
  },
});

/** Layers of the server, from the bottom up. A layer imports the layers before it, the contract and the machines. */
const STAIRS = [
  ['kernel'],
  ['values', 'settings'],
  ['database'],
  ['security'],
  ['access'],
  ['live'],
  ['modules'],
  ['pipeline', 'seed'],
  ['openApi', 'provider', 'commands'],
  ['web'],
];

const stair = (rooms, below) =>
  rooms.map((name) =>
    room(`server/${name}`, ['src/contract', 'src/machines', ...below.map((each) => `server/${each}`)]),
  );

const serverRooms = STAIRS.flatMap((rooms, step) => stair(rooms, STAIRS.slice(0, step).flat()));

const onlyFrom = (packages, door) => ({
  name: `${packages}-has-one-door`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^${door}/` },
  to: { path: `node_modules/(${packages})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphan', severity: 'error', from: { orphan: true, pathNot: '\\.d\\.ts$' }, to: {} },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },

    room('src/contract', []),
    room('src/machines', ['src/contract']),
    room('src/browser', ['src/contract']),
    room('src/i18n', ['src/contract']),
    room('src/api', ['src/contract', 'src/browser']),
    room('src/ui', ['src/contract', 'src/i18n', 'src/browser']),
    room('src/features', ['src/contract', 'src/machines', 'src/browser', 'src/i18n', 'src/api', 'src/ui']),
    room('src/app', ['src']),
    room('demo', ['src/contract', 'src/machines', 'src/browser']),
    room('server', ['src/contract', 'src/machines']),
    ...serverRooms,
    {
      name: 'topics-meet-at-their-facades',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/' },
      to: { path: '^server/modules/[^/]+/', pathNot: ['^server/modules/$1/', 'Facade\\.ts$'] },
    },
    {
      name: 'a-topic-is-entered-by-its-facade',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/modules/' },
      to: { path: '^server/modules/[^/]+/', pathNot: 'Facade\\.ts$' },
    },
    {
      name: 'no-topics-that-import-each-other',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/' },
      to: { circular: true },
    },
    {
      name: 'handlers-are-put-together-in-one-place',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/modules/allHandlers\\.ts$' },
      to: { path: 'Handlers\\.ts$', pathNot: '^server/modules/allHandlers\\.ts$' },
    },
    {
      name: 'only-the-pipeline-knows-all-handlers',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/pipeline/' },
      to: { path: '^server/modules/allHandlers\\.ts$' },
    },

    {
      name: 'only-stores-speak-sql',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: 'Store\\.ts$' },
      // Types as well: read through swc an import of types looks like any other; stores export the types of their rows.
      to: { path: 'node_modules/drizzle-orm|^server/database/(tables|toCodeLiteral)' },
    },
    {
      name: 'only-wire-files-make-shapes',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: 'Wire\\.ts$' },
      to: { path: '^server/values/wire\\.ts$' },
    },

    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'contract-imports-the-schema-library-only',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/mini/' },
    },
    { name: 'app-ships-no-node', severity: 'error', from: { path: '^src/' }, to: { dependencyTypes: ['core'] } },
    {
      // The inspector is loaded only by a development page; `npm run bundle` checks the built files.
      name: 'app-ships-no-dev-package',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/inspection/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // The login entry is what everyone waits for first: it looks like antd (ui/plain.css) without loading it.
      name: 'login-entry-ships-no-antd',
      severity: 'error',
      from: { path: '^src/(main\\.tsx|features/login/|ui/theme/tokens\\.ts)' },
      to: { path: 'node_modules/(antd|@ant-design|@rc-component)/', dependencyTypesNot: ['type-only'] },
    },

    onlyFrom('js-cookie|jsencrypt|@fingerprintjs', 'src/browser'),
    onlyFrom('dayjs', 'src/ui'),
  ],
  options: {
    // No `parser` option: with TypeScript 7 the files are read through @swc/core, and `parser: 'swc'` cannot read .tsx.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
