import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

/** Differences of a provider's answers from correct ones. */
export interface Lies {
  /** Claims that replace those of a correct ID token; undefined removes a claim. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Header of the ID token. */
  readonly algorithm?: 'none' | 'HS256';
  /** Signs with a key that is not published. */
  readonly strangeKey?: true;
  /** Body and status of the token endpoint. */
  readonly token?: { readonly status: number; readonly body: unknown };
  /** Fields of the metadata. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Delay of the token endpoint. */
  readonly delayMs?: number;
}

/** A provider that answers as the test wants it. */
export interface LyingProvider {
  readonly issuer: string;
  /** Nonce of the next ID token. */
  nonce: string;
  lies: Lies;
  /** Signs a logout token; undefined removes a claim. */
  readonly signLogout: (claims?: Readonly<Record<string, unknown>>, lies?: Lies) => Promise<string>;
  /** Requests to the token endpoint. */
  readonly tokenRequests: URLSearchParams[];
  readonly stop: () => Promise<void>;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const readBody = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
};

const sign = async (claims: JWTPayload, { algorithm, strangeKey }: Lies, key: CryptoKey): Promise<string> => {
  if (algorithm === 'none') return `${encode({ alg: 'none' })}.${encode(claims)}.`;
  if (algorithm === 'HS256') {
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('x'.repeat(32)));
  }
  const used = strangeKey ? (await generateKeyPair('RS256')).privateKey : key;
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(used);
};

const send = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Starts a provider on this machine. */
export const startLyingProvider = async (): Promise<LyingProvider> => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { lies, issuer } = provider;
    if (request.url === '/.well-known/openid-configuration') {
      const algorithms = { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] };
      const endpoints = {
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      };
      return send(response, 200, { issuer, ...endpoints, ...algorithms, ...lies.metadata });
    }
    if (request.url === '/nothing') return send(response, 404, {});
    if (request.url === '/keys') return send(response, 200, { keys });
    provider.tokenRequests.push(new URLSearchParams(await readBody(request)));
    if (lies.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, lies.delayMs));
    if (lies.token) return send(response, lies.token.status, lies.token.body);
    const now = Math.floor(Date.now() / 1000);
    const correct = {
      iss: issuer,
      aud: 'saldo',
      sub: 'subject-of-agent',
      iat: now,
      exp: now + 300,
      nonce: provider.nonce,
    };
    const claims = { ...correct, preferred_username: 'agent', ...lies.claims };
    const id_token = await sign(claims, lies, privateKey);
    return send(response, 200, { access_token: 'access', token_type: 'Bearer', id_token });
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: LyingProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nonce: '',
    lies: {},
    tokenRequests: [],
    signLogout: (claims = {}, lies = {}) => {
      const iat = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const correct = { iss: provider.issuer, aud: 'saldo', iat, exp: iat + 120, jti: randomUUID(), events };
      return sign({ ...correct, ...claims }, lies, privateKey);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
};
