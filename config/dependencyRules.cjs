/** Who may import whom. Every arrow inside the house that is not listed here is forbidden. */
const room = (name, mayImport) => ({
  name: `${name}-imports-only-below`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: '^(src|server|__tests__|config|scripts)/', pathNot: [name, ...mayImport].map((each) => `^${each}/`) },
});

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
    room('server', ['src/contract', 'src/machines']),

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
      name: 'app-ships-no-dev-package',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // The login entry is what everyone waits for first: it looks like antd (ui/plain.css) without loading it.
      name: 'login-entry-ships-no-antd',
      severity: 'error',
      from: { path: '^src/(main\\.tsx|features/login/|ui/tokens\\.ts)' },
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
