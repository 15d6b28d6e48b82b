import type { LoginResponse } from '@/contract/entities/users/login';
import { ssoProvider } from '../../../server/database/tables/singleSignOnTables';
import { sealForServers } from '../../../server/modules/signIn/singleSignOn/ssoProviderStore';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import type { TestServer } from '../server/server';
import { call, type Reply } from '../server/signingIn';

/** Origin of the app in tests, as the browser's header names it. */
export const ORIGIN = 'http://127.0.0.1:18080';

type Configured = Partial<typeof ssoProvider.$inferInsert> & {
  readonly institutionId: number;
  readonly issuer: string;
  readonly clientSecret?: string;
};

/** Stores the provider of an institution, by default switched on, with links by username. */
export const setProvider = async (
  { database }: Pick<TestServer, 'database'>,
  { clientSecret, ...given }: Configured,
): Promise<void> => {
  const sealedSecret =
    clientSecret === undefined
      ? null
      : await inTenantTransaction(database, 'open', (tx) => sealForServers(tx, 'client secret', clientSecret));
  const row = {
    mode: 'both' as const,
    clientId: 'saldo',
    sealedSecret,
    usernameClaim: 'preferred_username',
    linksByUsername: true,
    requiresFaceCheck: true,
    provisions: false,
    maximumRole: 'member' as const,
    mappingClaim: 'groups',
    mappings: [],
    updatedAt: new Date(),
    ...given,
  };
  const { institutionId: _institution, ...set } = row;
  await database.insert(ssoProvider).values(row).onConflictDoUpdate({ target: ssoProvider.institutionId, set });
};

/** A sign-in that was sent to the provider: its address, and the browser's cookie. */
export interface Started {
  readonly reply: Reply<{ address: string }>;
  readonly address: URL;
  readonly cookie: string;
}

/** Starts a sign-in with a name. */
export const startSignIn = async (server: TestServer, name: string, headers = {}): Promise<Started> => {
  const reply = await call<{ address: string }>(server, {
    method: 'POST',
    url: '/prod/login/sso/start',
    payload: { name },
    headers: { origin: ORIGIN, ...headers },
  });
  const cookie = `saldo_sso=${reply.cookies['saldo_sso'] ?? ''}`;
  return { reply, cookie, address: new URL(reply.code === '00' ? reply.data.address : 'about:blank') };
};

/** Parameters of the return address that count. */
export interface ReturnParams {
  readonly state?: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

/** Finishes a sign-in as the page at the return address does. */
export const finishSignIn = (
  server: TestServer,
  returned: URL | ReturnParams,
  { cookie, ...rest }: { readonly cookie: string; readonly remoteAddress?: string; readonly gps?: unknown },
): Promise<Reply<LoginResponse>> => {
  const params = returned instanceof URL ? Object.fromEntries(returned.searchParams) : returned;
  const { state, code, iss, error } = params as ReturnParams;
  return call<LoginResponse>(server, {
    method: 'POST',
    url: '/prod/login/sso/finish',
    payload: { state, code, iss, error, veins: 'test-device', gps: rest.gps ?? null },
    headers: { cookie, origin: ORIGIN },
    ...(rest.remoteAddress !== undefined && { remoteAddress: rest.remoteAddress }),
  });
};
