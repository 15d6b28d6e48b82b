import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Kinds of tests by the share of the real product that they run, the largest first. */
export const TEST_KINDS = {
  browser: 'a real browser against the running server and its database',
  server: 'the real server and database, or a part of it on the real database',
  screen: 'components rendered in jsdom with the real store; only fetch is replaced',
  store: 'the real store and slices; only the server and browser APIs are replaced',
  component: 'components rendered in jsdom with properties from the test',
  pure: 'functions, machines and tables without their environment',
} as const;

/** Kind of a test, by the share of the real product that it runs. */
export type TestKind = keyof typeof TEST_KINDS;

const root = path.resolve(import.meta.dirname, '../..');
/** Excludes type imports, which run no code. */
const IMPORTED = /^(?:import|export)\s(?!type\b)[^'"]*['"]([^'"]+)['"]/gmu;
const known = new Map<string, ReadonlySet<string>>();

const fileAt = (place: string): string | undefined =>
  ['', '.ts', '.tsx'].map((ending) => place + ending).find((file) => /\.tsx?$/u.test(file) && existsSync(file));

const isOfTests = (file: string): boolean => path.relative(root, file).startsWith('__tests__');

function namesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name);
}

/** Returns what a test reaches through its own files: packages, and files of the repository as paths below the root. */
export function reachedFrom(file: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const reached = new Set<string>();
  // A circle among support files ends here.
  known.set(file, reached);
  for (const name of namesIn(file)) {
    const target = name.startsWith('.') ? fileAt(path.resolve(path.dirname(file), name)) : undefined;
    reached.add(target === undefined ? name : path.relative(root, target));
    if (target !== undefined && isOfTests(target)) for (const each of reachedFrom(target)) reached.add(each);
  }
  return reached;
}

const REAL_SERVER = /^server\/(?:app|main|database)\b/u;

function hasRealStore(reached: ReadonlySet<string>): boolean {
  return reached.has('@/app/store') || (reached.has('@/api/client/api') && reached.has('@reduxjs/toolkit'));
}

/** Determines the kind of a test file from its path and its imports. */
export function getTestKind(file: string): TestKind {
  if (path.relative(root, file).startsWith('__tests__/journeys')) return 'browser';
  const reached = reachedFrom(file);
  if ([...reached].some((name) => REAL_SERVER.test(name))) return 'server';
  if (reached.has('@testing-library/react')) return hasRealStore(reached) ? 'screen' : 'component';
  return hasRealStore(reached) ? 'store' : 'pure';
}
