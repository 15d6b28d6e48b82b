import type { Context } from 'node:vm';
import { types } from 'node:util';
import NodeEnvironment from 'jest-environment-node';
import { loadBundle } from './loadBundle';

type Arguments = ConstructorParameters<typeof NodeEnvironment>;

let shared: NodeEnvironment | undefined;

/** Node, and packages that Node loads, make their errors in a realm of their own: here they are errors too. */
const knowForeignErrors = (realm: Context): void => {
  const own = realm['Error'] as ErrorConstructor;
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(own, Symbol.hasInstance, {
    value(this: unknown, error: unknown) {
      return isInstance.call(this as ErrorConstructor, error) || (this === own && types.isNativeError(error));
    },
  });
};

const make = (...args: Arguments): NodeEnvironment => {
  const environment = new NodeEnvironment(...args);
  knowForeignErrors(environment.global);
  Object.assign(environment.global, {
    bundledModule: loadBundle({ context: environment.getVmContext() ?? undefined }),
  });
  return environment;
};

/** Releases global values. jest retains every value that a global has had for its teardown, which would retain the data of every file. */
const forgetLeftovers = (environment: NodeEnvironment): void => {
  const proxy = Reflect.get(environment, '_globalProxy') as { leftovers: unknown[] } | undefined;
  if (proxy) proxy.leftovers = [];
};

type Descriptors = Record<PropertyKey, PropertyDescriptor>;

const restore = (object: object, before: Descriptors): void => {
  for (const key of Reflect.ownKeys(object)) {
    const descriptor = before[key];
    if (descriptor) Reflect.defineProperty(object, key, descriptor);
    else Reflect.deleteProperty(object, key);
  }
};

/** Node's environment, one for all test files of a worker: the server is loaded into it once. */
export default class ServerEnvironment {
  readonly #kept: NodeEnvironment;
  readonly #globals: Descriptors;
  readonly #process: Descriptors;

  constructor(...args: Arguments) {
    this.#kept = shared ??= make(...args);
    this.#globals = Object.getOwnPropertyDescriptors(this.global);
    this.#process = Object.getOwnPropertyDescriptors(this.global.process);
  }

  get global() {
    return this.#kept.global;
  }
  get moduleMocker() {
    return this.#kept.moduleMocker;
  }
  get fakeTimers() {
    return this.#kept.fakeTimers;
  }
  get fakeTimersModern() {
    return this.#kept.fakeTimersModern;
  }
  exportConditions() {
    return this.#kept.exportConditions();
  }
  getVmContext() {
    return this.#kept.getVmContext();
  }

  async setup() {}

  /** Resets the globals for the next file: removes jest's globals, mocks and spies. */
  async teardown() {
    this.fakeTimersModern?.useRealTimers();
    this.moduleMocker?.restoreAllMocks();
    restore(this.global.process, this.#process);
    restore(this.global, this.#globals);
    forgetLeftovers(this.#kept);
  }
}
