import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { folder, root } from './bundled.cjs';

/** All of the server that tests import, and the packages that both use. */
export const BUNDLE = 'bundle.cjs';
const compiledFile = path.join(folder, 'compiled');

/** Gives a module of the bundle by its file's name. */
export type BundledModule = (name: string) => unknown;

/** In a context of its own every look at a global asks the context first: what nobody replaces is asked for once. */
const LASTING =
  'Object, Array, Map, Set, WeakMap, Symbol, Promise, Reflect, JSON, Math, Number, String, Boolean, RegExp';

const compile = (): vm.Script => {
  const filename = path.join(folder, BUNDLE);
  return new vm.Script(`(module, require) => {const {${LASTING}} = globalThis;${readFileSync(filename, 'utf8')}\n}`, {
    filename,
    ...(existsSync(compiledFile) && { cachedData: readFileSync(compiledFile) }),
  });
};

const run = (script: vm.Script, context?: vm.Context): BundledModule => {
  const module: { exports: Record<string, () => unknown> } = { exports: {} };
  const start = context ? script.runInContext(context) : script.runInThisContext();
  start(module, createRequire(path.join(root, 'package.json')));
  return (name) => {
    const load = module.exports[name];
    if (!load) throw new Error(`${name} is not in the bundle of the server's tests`);
    return load();
  };
};

/** One instance of every module of the bundle, in the given context or in Node's own. */
export const loadBundle = (context?: vm.Context | null): BundledModule => run(compile(), context ?? undefined);

/** Keeps what V8 makes of the bundle's text when a server starts: parsing it costs as much as running it. */
export const precompileBundle = (): void => {
  const script = compile();
  run(script)('server/app.ts');
  writeFileSync(compiledFile, script.createCachedData());
};
