import { TOTP_PERIOD_S } from '@/contract/ourLimits';
import { Secret, TOTP } from 'otpauth';
import { call, type Reply } from './signingIn';
import type { TestServer } from './server';

type Headers = Record<string, string>;

/** Code of an authenticator app, a number of time steps from a point in time. */
export const totpCode = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: at.getTime() + steps * TOTP_PERIOD_S * 1000,
  });

const post = <Data>(server: TestServer, path: string, { headers, payload }: { headers: Headers; payload: object }) =>
  call<Data>(server, { method: 'POST', url: `/prod/login/${path}`, headers, payload });

/** A new authenticator app and the recovery codes that its first code produced. */
export interface EnrolledApp {
  readonly id: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[] | null;
}

/** Sets up an authenticator app as its owner, whose password was confirmed recently. */
export const enrollTotp = async (
  server: TestServer,
  headers: Headers,
  { name = 'Phone', at }: { readonly name?: string; readonly at: Date },
): Promise<EnrolledApp> => {
  const added = await post<{ id: string; secret: string }>(server, 'ownFactors/totp', { headers, payload: { name } });
  if (added.code !== '00') throw new Error(`no authenticator app: ${added.code} ${added.message}`);
  const { id, secret } = added.data;
  const payload = { id, code: totpCode(secret, at) };
  const confirmed = await post<Pick<EnrolledApp, 'recoveryCodes'>>(server, 'ownFactors/totp/confirm', {
    headers,
    payload,
  });
  if (confirmed.code !== '00') throw new Error(`not confirmed: ${confirmed.code} ${confirmed.message}`);
  return { id, secret, recoveryCodes: confirmed.data.recoveryCodes };
};

/** Sends a proof of the second factor. */
export const prove = (
  server: TestServer,
  headers: Headers,
  payload: { readonly kind: 'totp' | 'recovery'; readonly code: string },
): Promise<Reply<{ check: string }>> => post(server, 'secondFactor', { headers, payload });
