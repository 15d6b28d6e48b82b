import { readFileSync } from 'node:fs';
import path from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { ChunkGraph, Configuration, Module, RuleSetRule } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';

import { antdImports } from './config/antdImports';
import { FIRST_FORM } from './config/firstForm';
import { PREFETCH_SCRIPT, PrefetchPlugin } from './config/PrefetchPlugin';
import { type Language, LANGUAGES } from './src/contract/language';

const root = import.meta.dirname;
const at = (...parts: string[]): string => path.join(root, ...parts);
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:8080';

type Settings = Readonly<Record<string, unknown>>;

const settings = (): Settings => JSON.parse(readFileSync(at('config/settings.json'), 'utf8')) as Settings;

/** Who develops has Redux DevTools, with pseudonyms for people, or with RECORDER=off the words and no DevTools. */
const developersSettings = (): Settings => ({ ...settings(), recorder: process.env['RECORDER'] !== 'off' });

/** Writes the deployment's settings and the first form into `index.html`. */
const completePage =
  (given: Settings) =>
  (html: string): string =>
    html
      .replace(/(id="settings">)\s*\{\}\s*/, (_, tag: string) => `${tag}${JSON.stringify(given)}`)
      .replace(/(id="first-form" class="first-page">)/, (tag: string) => `${tag}${FIRST_FORM}`);

const scripts = (serving: boolean, production: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: !production, refresh: serving } },
    },
  },
});

const antdStyles: RuleSetRule[] = [
  { test: /[\\/]antd[\\/]es[\\/].*style.*\.js$/i, loader: at('config/antdStyleLoader.cjs') },
  { test: /cssinjs-utils[\\/]es[\\/]util[\\/]genStyleUtils\.js$/, loader: at('config/antdStyleLoader.cjs') },
  { test: /\.antd\.css$/, sideEffects: true },
];

const compressed = (ending: string, algorithm: 'gzip' | 'brotliCompress') => ({
  implementation: MinimizerPlugin.compress,
  options: { algorithm },
  type: 'asset' as const,
  filename: `[path][base].${ending}`,
});

const minimizer = [
  new MinimizerPlugin({
    minify: { implementation: MinimizerPlugin.swcMinify, options: { compress: { passes: 3, ecma: 2022 } } },
    extractComments: false,
  }),
  // webpack's own for CSS, named because the compression below would otherwise be taken for one.
  new MinimizerPlugin({ test: /\.css$/, minify: at('node_modules/webpack/lib/css/cssMinify.js') }),
  new MinimizerPlugin({
    // Not the page: the server compresses it when it starts.
    test: /\.(js|css|svg|json|wasm)$/,
    minify: [],
    generate: { gz: compressed('gz', 'gzip'), br: compressed('br', 'brotliCompress') },
  }),
];

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type InGroup = (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;

/** Modules of the imports with this `webpackChunkName`. webpack requires another name for the group that they move to. */
const isInChunk =
  (name: string): InGroup =>
  (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some((chunk) => chunk.name === name);

const isPackage = (module: Module): boolean => /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

const isInCaseList = isInChunk('case-list');

const oneChunk = { chunks: 'async', enforce: true, priority: 20 } as const;

/** Folders of `src/i18n/<language>`: the messages of each load together. */
const MESSAGE_PARTS = ['entry', 'workplace', 'agent', 'management'] as const;

type MessagePart = (typeof MESSAGE_PARTS)[number];

/** antd's messages load with those of the shell. Its English ones are part of every build. */
const ANTD_MESSAGES: Readonly<Partial<Record<Language, string>>> = { cn: 'zh_CN', es: 'es_ES' };

const getMessageChunk = (part: MessagePart, language: Language): string => `messages-${part}-${language}`;

function getMessageFiles(part: MessagePart, language: Language): RegExp {
  const ours = `[\\\\/]i18n[\\\\/]${language}[\\\\/]${part}`;
  const antd = part === 'workplace' ? ANTD_MESSAGES[language] : undefined;
  return new RegExp(antd === undefined ? ours : `${ours}|[\\\\/](antd|picker)[\\\\/](.*[\\\\/])?${antd}\\.js$`);
}

const messageChunks = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    MESSAGE_PARTS.map((part) => {
      const name = getMessageChunk(part, language);
      return [name, { ...oneChunk, name, test: getMessageFiles(part, language), priority: 30 }];
    }),
  ),
);

// Few requests: one chunk for each step on the way to the case list, and behind it a chunk for each screen.
const splitChunks: SplitChunks = {
  chunks: 'all',
  minSize: 20_000,
  maxInitialRequests: 3,
  maxAsyncRequests: 5,
  cacheGroups: {
    ...messageChunks,
    // Requests to the server: loaded when the login form is rendered.
    apiClient: { ...oneChunk, name: 'api-client', test: isInChunk('api'), priority: 25 },
    antd: {
      ...oneChunk,
      name: 'antd',
      test: (module, context) => isPackage(module) && isInCaseList(module, context),
    },
    workplace: { ...oneChunk, name: 'workplace', test: isInCaseList, priority: 10 },
  },
};

const forEachLanguage = (chunks: (language: Language) => readonly string[]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, chunks(language)]));

/** What the app fetches first, in its order: the login's words, and where somebody is signed in the way to the case list. */
const filesAhead = new PrefetchPlugin({
  login: forEachLanguage((language) => [getMessageChunk('entry', language)]),
  workplace: forEachLanguage((language) => [
    'api-client',
    'antd',
    'workplace',
    getMessageChunk('entry', language),
    getMessageChunk('workplace', language),
  ]),
});

/** `src/index.html` is the entry; webpack's own HTML and CSS support does the rest. */
const PAGE = { index: './src/index.html' };
/** It loads nothing itself, and needs nothing that could. */
const SCRIPT_AHEAD = { [PREFETCH_SCRIPT]: { import: './src/preloadFiles.ts', chunkLoading: false } } as const;

const devServer: DevServer = {
  hot: true,
  // Everybody knows the password of the synthetic data.
  host: 'localhost',
  port: Number(process.env['PORT'] ?? 3000),
  historyApiFallback: true,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [{ context: ['/prod', '/api'], target: apiOrigin, ws: true }],
};

export default function configuration(
  _: unknown,
  { mode }: { mode?: string },
): Configuration & { devServer: DevServer } {
  const production = mode !== 'development';
  const serving = Boolean(process.env['WEBPACK_SERVE']);
  const given = serving ? developersSettings() : settings();
  return {
    mode: production ? 'production' : 'development',
    context: root,
    entry: serving ? PAGE : { ...PAGE, ...SCRIPT_AHEAD },
    output: {
      path: at('dist'),
      // Relative addresses: a proxy may serve the app below a path.
      publicPath: 'auto',
      filename: 'assets/[name].[contenthash:6].js',
      cssFilename: 'assets/[name].[contenthash:6].css',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      htmlFilename: '[name].html',
      clean: true,
      // The one policy that the page's CSP allows (server/web/securityHeaders).
      trustedTypes: { policyName: 'saldo' },
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache/webpack'),
      // What is written into the page.
      version: JSON.stringify([given, FIRST_FORM]),
      buildDependencies: { config: [import.meta.filename] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js', '.json'],
      alias: {
        '@': at('src'),
        // Messages are parsed at build time (config/compileMessages.cjs).
        ...(production && {
          '@formatjs/icu-messageformat-parser$': at('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
        }),
      },
    },
    // Named, because a loader for one CSS file would otherwise switch webpack's own CSS off.
    experiments: { css: true, html: true },
    module: {
      // `var(--color-text)` in a CSS module means the theme's variable, not one of the module's own.
      parser: { html: { template: completePage(given) }, 'css/auto': { dashedIdents: false } },
      generator: { 'css/auto': { localIdentName: production ? 's[hash:hex:8]' : '[name]-[local]' } },
      rules: [
        scripts(serving, production),
        ...antdStyles,
        ...antdImports,
        { test: /[\\/]src[\\/]i18n[\\/].*\.json$/, type: 'json', loader: at('config/compileMessages.cjs') },
        { test: /[\\/]ui[\\/]plain\.css$/, loader: at('config/themeVariables.cjs') },
        { test: /\.(png|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: { splitChunks, runtimeChunk: false, minimizer },
    performance: { hints: false },
    plugins: serving ? [new ReactRefreshPlugin()] : [filesAhead],
    stats: 'errors-warnings',
    // antd's style sheets and our modules may stand in any order: none overrides another.
    ignoreWarnings: [/Conflicting order between css/],
    devServer,
  };
}
