// Before jsdom.
import './browserTests/quickSelectors.cjs';
import JSDOMEnvironment from 'jest-environment-jsdom';
import { folder } from './browserTests/packages.cjs';
import { type BundledModule, loadBundle } from './serverTests/loadBundle';

/** Replaces Node's MessageChannel, which keeps the process alive forever; antd's Form only needs the next task. */
class NextTaskChannel {
  port1: { onmessage?: ((event: { data: unknown }) => void) | null; close: () => void } = { close: () => undefined };
  port2 = {
    postMessage: (data: unknown) => {
      setTimeout(() => this.port1.onmessage?.({ data }), 0);
    },
    close: () => undefined,
  };
}

/** jsdom plus the parts of the web platform that Node has and jsdom hides. */
export default class BrowserEnvironment extends JSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof JSDOMEnvironment>) {
    super(...args);
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      Blob,
      File,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      structuredClone,
      MessageChannel: NextTaskChannel,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    this.#bundledModule();
    this.#bundledPackage();
  }

  /** For a test with a browser and the server in one: the server too is in this realm, and for this file alone. */
  #bundledModule() {
    let loaded: BundledModule | undefined;
    const bundledModule: BundledModule = (name) => {
      loaded ??= loadBundle({ context: this.getVmContext() ?? undefined });
      return loaded(name);
    };
    Object.assign(this.global, { bundledModule });
  }

  /** The packages of the screens, in this realm and for this file alone (browserTests). */
  #bundledPackage() {
    let loaded: BundledModule | undefined;
    const bundledPackage = (name: string, jest: unknown): unknown => {
      loaded ??= loadBundle({ context: this.getVmContext() ?? undefined, jest }, folder);
      return loaded(name);
    };
    Object.assign(this.global, { bundledPackage });
  }
}
