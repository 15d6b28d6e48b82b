// Builds the gallery: node --import tsx __tests__/support/antd/buildGallery.ts FOLDER [plain]. 'plain' leaves antd as it is published.
import path from 'node:path';
import webpack, { type RuleSetRule } from 'webpack';
import configuration from '../../../webpack.config';

const [folder = '', variant] = process.argv.slice(2);
const { module: given, optimization, output, ...common } = configuration({}, { mode: 'production' });

const isRule = (rule: unknown): rule is RuleSetRule => typeof rule === 'object' && rule !== null;
const changesAntd = ({ loader, resolve }: RuleSetRule): boolean =>
  resolve !== undefined || (typeof loader === 'string' && loader.includes('antdStyleLoader'));
const rules = (given?.rules ?? []).filter((rule) => !(variant === 'plain' && isRule(rule) && changesAntd(rule)));

webpack(
  {
    ...common,
    entry: path.join(import.meta.dirname, 'gallery.html'),
    output: { ...output, path: folder, clean: false, htmlFilename: 'index.html' },
    cache: false,
    plugins: [],
    optimization: { ...optimization, splitChunks: false, minimizer: [] },
    module: { ...given, parser: { ...given?.parser, html: {} }, rules },
  },
  (error, stats) => {
    const faults = stats?.toJson({ errors: true }).errors ?? [];
    if (error ?? faults.length > 0) {
      console.error(error ?? faults.map(({ message }) => message).join('\n'));
      process.exitCode = 1;
    }
  },
);
