import { spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { RETURN_PATH } from '@/contract/routes';
import { findFreePort } from '../../../scripts/findFreePort.mjs';
import type { OpenIdServerOptions } from './openIdServer';

/** A signing key of a provider, private. */
const createKey = (): Readonly<Record<string, unknown>> => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
  alg: 'RS256',
});

/** A running OpenID provider (oidc-provider) with one client. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Replaces the signing key. */
  readonly rotateKey: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const run = async (options: OpenIdServerOptions): Promise<() => Promise<void>> => {
  const program = path.join(import.meta.dirname, 'openIdServer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
};

/** Starts a provider for an app at these origins. */
export const startOpenIdProvider = async (given: {
  readonly origins: readonly string[];
  readonly logoutUri?: string;
}): Promise<OpenIdProvider> => {
  const options = {
    ...given,
    port: await findFreePort(),
    clientId: 'saldo',
    clientSecret: `secret-${randomUUID()}`,
    returnPath: RETURN_PATH,
  };
  let stop = await run({ ...options, keys: [createKey()] });
  return {
    issuer: `http://127.0.0.1:${options.port}`,
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    async rotateKey() {
      await stop();
      stop = await run({ ...options, keys: [createKey()] });
    },
    stop: () => stop(),
  };
};

const toCookies = (jar: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    jar.set(name, value.join('='));
  }
};

/** Signs an account in at the provider as a browser does, and returns the address to which the provider sends the browser back. */
export const signInAtProvider = async (address: string, account: string): Promise<URL> => {
  const jar = new Map<string, string>();
  const visit = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    toCookies(jar, response);
    return response;
  };
  let url = address;
  for (let step = 0; step < 8; step += 1) {
    const isForm = new URL(url).pathname.startsWith('/sign-in/');
    const body = new URLSearchParams(account === '' ? { cancel: '1' } : { account });
    const response = await visit(url, isForm ? { method: 'POST', body } : {});
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answers ${response.status}: ${await response.text()}`);
    url = new URL(location, url).href;
    if (new URL(url).pathname === RETURN_PATH) return new URL(url);
  }
  throw new Error('the provider does not send the browser back');
};
