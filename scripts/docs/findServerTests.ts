import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '../../src/contract/call';
import { getTestKind, reachedFrom } from './testKind';

const ROOT = path.join(import.meta.dirname, '../..');
const TESTS = path.join(ROOT, '__tests__/server');
const BASE = { main: '/prod/', older: '/api/' } as const;

const TITLE = /\btest(?:\.each\(\w+\))?\(\s*'([^'\n]+)'/gu;

interface ServerTest {
  readonly file: string;
  readonly title: string;
}

/** Tests with the real server by file, and the code by which they make their calls: their file without titles, and its support files. */
const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && getTestKind(path.join(TESTS, file)) === 'server')
  .map((file) => {
    const text = readFileSync(path.join(TESTS, file), 'utf8');
    const support = [...reachedFrom(path.join(TESTS, file))].filter((each) => each.startsWith('__tests__/support/'));
    return {
      titles: [...text.matchAll(TITLE)].map(([, title = '']): ServerTest => ({ file: `server/${file}`, title })),
      code: [text.replaceAll(TITLE, ''), ...support.map((each) => readFileSync(path.join(ROOT, each), 'utf8'))].join(
        '\n',
      ),
    };
  });

/** A title with the method names one of two calls on the same path. */
const isNamed = (title: string, { method }: Call, address: string): boolean => {
  const named = title.split(/[ ,:;]+/u);
  const at = named.indexOf(address);
  return at !== -1 && (!/^(?:GET|POST|PUT|PATCH|DELETE)$/u.test(named[at - 1] ?? '') || named[at - 1] === method);
};

/** Returns the tests with the real server whose title names the address of a call, and whose code makes a call below it. */
export function findServerTests(row: Call): readonly ServerTest[] {
  const address = BASE[row.client] + row.path;
  const made = address.replace(/\{.*/u, '');
  return files
    .filter(({ code }) => code.includes(made))
    .flatMap(({ titles }) => titles.filter(({ title }) => isNamed(title, row, address)));
}
