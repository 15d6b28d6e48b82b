import path from 'node:path';
import browserPackages from './browserTests/packages.cjs';
import bundled from './serverTests/bundled.cjs';

const retryTests = '<rootDir>/config/retryTests.cjs';

const shared = {
  rootDir: path.dirname(import.meta.dirname),
  setupFilesAfterEnv: [retryTests],
  moduleNameMapper: {
    // Before the alias, which would find the file itself.
    '\\.css$': '<rootDir>/config/cssStub.cjs',
    '\\.(png|svg)$': '<rootDir>/config/assetStub.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    // Its exports name no 'require', by which jest looks.
    '^canonicalize$': '<rootDir>/node_modules/canonicalize/lib/canonicalize.js',
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  // Copies of the project that a mutation run makes are no part of it.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  transform: {
    '^.+\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  // These ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@ant-design/colors|@ant-design/fast-color|react-intl|intl-messageformat|@formatjs|@noble|@redux-devtools|@statelyai|@seriousme|canonicalize|temporal-polyfill|temporal-utils|p-limit|yocto-queue|light-my-request/node_modules/cookie|cookie|openid-client|oauth4webapi|jose)/)',
  ],
};

export default {
  testTimeout: 60_000,
  cacheDirectory: path.join(path.dirname(import.meta.dirname), '.cache/jest'),
  projects: [
    {
      ...shared,
      displayName: 'browser',
      moduleNameMapper: { ...browserPackages.moduleNames, ...shared.moduleNameMapper },
      globalSetup: '<rootDir>/config/jestBrowserSetup.ts',
      testEnvironment: '<rootDir>/config/browserEnvironment.ts',
      setupFilesAfterEnv: [retryTests, '<rootDir>/config/jestSetup.ts'],
      testMatch: ['<rootDir>/__tests__/features/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/{contract,machines}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      transform: {
        [bundled.pattern]: '<rootDir>/config/serverTests/bundledModule.cjs',
        ...shared.transform,
      },
      transformIgnorePatterns: shared.transformIgnorePatterns.map(
        (pattern) => `^(?!${bundled.packagePattern}$).*${pattern}`,
      ),
      testEnvironment: '<rootDir>/config/serverTests/serverEnvironment.ts',
      // One PostgreSQL for the run, started only when a test of this project runs.
      globalSetup: '<rootDir>/config/jestGlobalSetup.ts',
      globalTeardown: '<rootDir>/config/jestGlobalTeardown.ts',
      testMatch: ['<rootDir>/__tests__/{api,server}/**/*.test.ts'],
    },
  ],
};
