import { constants, publicEncrypt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import type { LoginResponse } from '@/contract/entities/users/login';
import type { Database } from '../../../server/database/connect';
import { appUser } from '../../../server/database/tables/organizationTables';
import { makeInstitution } from './people';
import type { TestServer } from './server';

/** The password of every user that `makeSignInUser` makes. */
export const PASSWORD = 'Passw0rd!1';

/** Any reply of a call, with the cookies it sets. */
export interface Reply<Data = unknown> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
  readonly cookies: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A cheap variant of the server's hash: each attempt costs what the hash specifies. */
let cheap: Promise<string> | undefined;
const cheapHash = (): Promise<string> => (cheap ??= hash(PASSWORD, { memoryCost: 64, timeCost: 1 }));

type NewUser = Partial<typeof appUser.$inferInsert> & { readonly username: string };

/** Creates a user who can sign in with PASSWORD, or with another hash; returns the id. */
export const makeSignInUser = async (
  database: Database,
  user: NewUser,
): Promise<{ id: number; institutionId: number }> => {
  const institutionId = user.institutionId ?? (await makeInstitution(database));
  const email = `${user.username}@example.test`;
  const passwordHash = await cheapHash();
  const row = { email, name: user.username, role: 'member' as const, passwordHash, ...user, institutionId };
  const [made] = await database.insert(appUser).values(row).returning({ id: appUser.id });
  if (made === undefined) throw new Error('no user was made');
  return { id: made.id, institutionId };
};

/** Makes a call and reads its envelope. */
export const call = async <Data = unknown>(
  { app }: Pick<TestServer, 'app'>,
  options: InjectOptions,
): Promise<Reply<Data>> => {
  const headers = { 'accept-language': 'en', ...options.headers };
  const reply = await app.inject({ ...options, headers });
  // Two of the same answer are the same in whichever second.
  const { date: _date, ...named } = reply.headers;
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  return {
    ...(JSON.parse(reply.body) as { code: string; message: string; data: Data }),
    cookies,
    headers: named,
  };
};

/** Encrypts as the documented login call asks for: RSA-OAEP, SHA-256, base64. */
export const encrypted = (key: string, password: string): string =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(password)).toString(
    'base64',
  );

/** A fresh public key. */
export const passwordKey = async (server: TestServer): Promise<string> =>
  (await call<{ key: string }>(server, { method: 'GET', url: '/prod/login/rsaPublicKey' })).data.key;

/** A fresh captcha's key; its text is 0000 (CAPTCHA_TEXT). */
export const captchaKey = async (server: TestServer): Promise<string | null> =>
  (
    await call<{ codeKey: string | null }>(server, {
      method: 'POST',
      url: '/prod/login/generateValidateCode',
      payload: {},
    })
  ).data.codeKey;

/** Differences from a valid attempt. */
export interface Attempt {
  readonly username?: string;
  readonly password?: string;
  readonly client?: 'main' | 'older';
  readonly headers?: Record<string, string>;
  readonly body?: Record<string, unknown>;
  readonly remoteAddress?: string;
}

const GOOD: Required<Omit<Attempt, 'remoteAddress'>> = {
  username: 'agent',
  password: PASSWORD,
  client: 'main',
  headers: {},
  body: {},
};

/** Signs in as the form does: key, captcha, encrypted password, login call. */
export const attempt = async (server: TestServer, given: Attempt = {}): Promise<Reply<LoginResponse>> => {
  const { username, password, client, headers, body } = { ...GOOD, ...given };
  const identifier = client === 'main' ? { username } : { email: username };
  const payload = {
    ...identifier,
    password: encrypted(await passwordKey(server), password),
    veins: 'test-device',
    idCard: null,
    gps: null,
    codeKey: await captchaKey(server),
    captcha: '0000',
    ...body,
  };
  return call(server, {
    method: 'POST',
    url: client === 'main' ? '/prod/login/in' : '/api/login/in',
    payload,
    headers,
    ...(given.remoteAddress !== undefined && { remoteAddress: given.remoteAddress }),
  });
};

/** The headers of a browser that holds a login response. */
export const getHeaders = ({ data, cookies }: Reply<{ token?: string | undefined }>): Record<string, string> => ({
  cookie: `saldo_sid=${cookies['saldo_sid'] ?? ''}`,
  'x-auth-token': data.token ?? '',
  token: data.token ?? '',
  'sec-fetch-site': 'same-origin',
});
