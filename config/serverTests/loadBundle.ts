import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { folder as server, root } from './bundled.cjs';

/** In its folder: all of the server that tests import with the packages that both use, or the packages of the browser's tests. */
export const BUNDLE = 'bundle.cjs';
const compiledIn = (folder: string): string => path.join(folder, 'compiled');

/** Returns a module of the bundle by its name. */
export type BundledModule = (name: string) => unknown;

/** Globals read once, because each access in a separate context goes through the context first. Only globals that no test replaces. */
const LASTING =
  'Object, Array, Map, Set, WeakMap, Symbol, Promise, Reflect, JSON, Math, Number, String, Boolean, RegExp';

const compile = (folder: string): vm.Script => {
  const filename = path.join(folder, BUNDLE);
  const text = `(module, require, jest) => {const {${LASTING}} = globalThis;${readFileSync(filename, 'utf8')}\n}`;
  const compiled = compiledIn(folder);
  return new vm.Script(text, { filename, ...(existsSync(compiled) && { cachedData: readFileSync(compiled) }) });
};

const scripts = new Map<string, vm.Script>();

/** Compiles the bundle once per worker; the next test file reuses the result. */
const compiledOnce = (folder: string): vm.Script => {
  const script = scripts.get(folder) ?? compile(folder);
  scripts.set(folder, script);
  return script;
};

interface BundleLocation {
  /** Node's own context by default. */
  readonly context?: vm.Context | undefined;
  /** The `jest` object, for packages that check for fake timers. */
  readonly jest?: unknown;
}

const run = (script: vm.Script, { context, jest }: BundleLocation = {}): BundledModule => {
  const module: { exports: Record<string, () => unknown> } = { exports: {} };
  const start = context ? script.runInContext(context) : script.runInThisContext();
  start(module, createRequire(path.join(root, 'package.json')), jest);
  return (name) => {
    const load = module.exports[name];
    if (!load) throw new Error(`${name} is not in the bundle of the tests`);
    return load();
  };
};

/** Returns one instance of every module of the bundle in a folder, the server's by default. */
export const loadBundle = (place?: BundleLocation, folder = server): BundledModule => run(compiledOnce(folder), place);

/** Stores V8's compiled code of the bundles: parsing them costs as much as running them. */
export const precompileBundle = (folder: string, names: readonly string[]): void => {
  const script = compile(folder);
  const load = run(script);
  for (const name of names) load(name);
  writeFileSync(compiledIn(folder), script.createCachedData());
};
