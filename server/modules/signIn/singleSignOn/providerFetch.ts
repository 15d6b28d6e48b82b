import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import type { CustomFetch } from 'openid-client';
import type { Settings } from '../../../settings/settings';

/** Thrown for an address of a provider that the server must not request. */
export class AddressNotAllowed extends Error {
  constructor() {
    super('the address of the provider is not allowed');
    this.name = 'AddressNotAllowed';
  }
}

/** Thrown if the connection to a provider fails: no name, no answer, a wrong certificate, too slow. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('the provider cannot be reached', { cause });
    this.name = 'ProviderUnreachable';
  }
}

/** Maximum size of a provider's response. */
const RESPONSE_MAX_BYTES = 1024 * 1024;

type AddressRules = Pick<Settings, 'ssoPrivateAddresses'>;

const getRange = (address: string): string => ipaddr.process(address).range();

const isPublic = (address: string): boolean => getRange(address) === 'unicast';

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const isPrivateHost = (hostname: string): boolean => {
  const bare = hostname.replaceAll(/[[\]]/g, '');
  return hostname === 'localhost' || (isIP(bare) !== 0 && !isPublic(bare));
};

/** Returns true if a provider's address may be requested, as far as it is visible before the name is resolved. */
export const isAllowedUrl = (url: string, { ssoPrivateAddresses }: AddressRules): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username + password !== '') return false;
  const isPlain = protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname);
  return (protocol === 'https:' || isPlain) && (ssoPrivateAddresses || !isPrivateHost(hostname));
};

/** Checks the resolved address on which the connection is made, so that a name cannot change its address after the check. */
const lookupPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) done(error, '', 0);
    else if (addresses.length === 0 || !addresses.every(({ address }) => isPublic(address))) {
      done(new AddressNotAllowed(), '', 0);
    } else if (options.all === true) done(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of message) {
    const buffer = Buffer.from(piece);
    bytes += buffer.length;
    if (bytes > RESPONSE_MAX_BYTES) throw new Error('the response is too large');
    pieces.push(buffer);
  }
  return Buffer.concat(pieces);
};

const NO_BODY_STATUSES = [204, 304];

const toResponse = (message: IncomingMessage, body: Buffer): Response => {
  const status = message.statusCode ?? 0;
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return new Response(NO_BODY_STATUSES.includes(status) ? null : new Uint8Array(body), { status, headers });
};

/** Creates the function with which the OpenID client requests a provider: allowed addresses only, and no redirects. */
export const createProviderFetch =
  (rules: AddressRules): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    if (!isAllowedUrl(url, rules)) throw new AddressNotAllowed();
    const send = new URL(url).protocol === 'http:' ? requestHttp : requestHttps;
    const options: RequestOptions = {
      method,
      headers,
      ...(signal && { signal }),
      ...(!rules.ssoPrivateAddresses && { lookup: lookupPublic }),
    };
    const fail = (error: unknown): never => {
      throw error instanceof AddressNotAllowed ? error : new ProviderUnreachable(error);
    };
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = send(url, options, resolve);
      sent.on('error', reject);
      sent.end(body instanceof URLSearchParams ? body.toString() : undefined);
    }).catch(fail);
    return toResponse(message, await readBody(message).catch(fail));
  };

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.minLength(1)) });

const KEYS_TIMEOUT_MS = 5000;

/** Reads the signing keys of a provider; throws if there are none. */
export const readKeySet = async (url: string, rules: AddressRules): Promise<z.output<typeof keySet>> => {
  const signal = AbortSignal.timeout(KEYS_TIMEOUT_MS);
  const request = {
    method: 'GET',
    headers: { accept: 'application/json' },
    body: undefined,
    redirect: 'manual',
  } as const;
  const response = await createProviderFetch(rules)(url, { ...request, signal });
  if (!response.ok) throw new Error('the provider sent no keys');
  return z.parse(keySet, await response.json());
};
