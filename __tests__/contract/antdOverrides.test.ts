import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ExportNamedDeclaration, type ImportDeclaration, parse } from 'acorn';
import type { RuleSetRule } from 'webpack';
import { antdImports } from '../../config/antdImports';

const PACKAGES = ['antd/es', '@ant-design/cssinjs/es', '@rc-component/util/es'];
const modules = path.resolve(__dirname, '../../node_modules');

const files = PACKAGES.flatMap((folder) =>
  readdirSync(path.join(modules, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(modules, folder, file)),
);

interface Import {
  readonly source: string;
  /** Imported names; `default` and `*` included. */
  readonly names: readonly string[];
}

const importedName = (each: (ImportDeclaration | ExportNamedDeclaration)['specifiers'][number]): string => {
  if (each.type === 'ImportDefaultSpecifier') return 'default';
  if (each.type === 'ImportNamespaceSpecifier') return '*';
  const name = each.type === 'ExportSpecifier' ? each.local : each.imported;
  return name.type === 'Identifier' ? name.name : String(name.value);
};

const readImports = (file: string): Import[] =>
  parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' })
    .body.filter((each) => each.type === 'ImportDeclaration' || each.type === 'ExportNamedDeclaration')
    .map(({ source, specifiers }) => ({ source: String(source?.value), names: specifiers.map(importedName) }));

const replaced = antdImports.flatMap(({ test, resolve }: RuleSetRule) =>
  Object.entries(resolve?.alias ?? {}).map(([request, target]) => ({
    request: request.replace(/\$$/u, ''),
    target: String(target),
    importers: files.filter((file) => test instanceof RegExp && test.test(file)),
  })),
);

const importsOf = ({ importers, request }: (typeof replaced)[number]): Import[] =>
  importers.flatMap(readImports).filter(({ source }) => source === request);

test.each(replaced)('SC-03 PC-03 antd imports $request where config/antdImports replaces it', (each) => {
  expect(importsOf(each)).not.toEqual([]);
});

test.each(replaced.filter(({ target }) => path.isAbsolute(target)))(
  'SC-03 PC-03 the replacement of $request exports every name that antd imports',
  async (each) => {
    const exported = Object.keys((await import(each.target)) as object);
    const missing = importsOf(each).flatMap(({ names }) => names.filter((name) => !exported.includes(name)));
    expect(missing).toEqual([]);
  },
);
