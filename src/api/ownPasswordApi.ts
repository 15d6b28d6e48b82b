import { encryptPassword } from '@/browser/encrypt';
import { settings } from '@/browser/settings';
import { loginCalls } from '@/contract/calls/loginCalls';
import { ownAccountCalls } from '@/contract/calls/ownAccountCalls';

import { api } from './api';
import { toApiFailure } from './apiFailure';
import { type Asking, customQuery } from './getEndpoints';
import { keepRevealed, takeRevealed } from './revealed';

/** Where the two passwords wait, once: the store sees the handles (see revealed). */
interface OwnPasswordArg {
  readonly oldPassword: number;
  readonly newPassword: number;
}

/** Hands two passwords over without the store seeing them. */
export const ownPasswordArg = (oldPassword: string, newPassword: string): OwnPasswordArg => ({
  oldPassword: keepRevealed(oldPassword),
  newPassword: keepRevealed(newPassword),
});

/** Encrypts both with a fresh key, as at sign-in, and sends them (US-01). */
async function setOwnPassword(arg: OwnPasswordArg, { send }: Asking) {
  const [oldPassword, newPassword] = [takeRevealed(arg.oldPassword), takeRevealed(arg.newPassword)];
  if (oldPassword === null || newPassword === null) return { error: toApiFailure('stale') };
  const { data, error: noKey } = await send({ row: loginCalls.rsaPublicKey, input: {} });
  if (noKey) return { error: noKey };
  const { key } = loginCalls.rsaPublicKey.answer.parse(data);
  const seal = (password: string) => encryptPassword(password, key, settings().passwordPadding);
  const input = { oldPassword: await seal(oldPassword), newPassword: await seal(newPassword) };
  const { error } = await send({ row: ownAccountCalls.ownPassword, input });
  return error ? { error } : { data: null };
}

/** The caller's own password (login/ownPassword): apart from signing in, which everybody waits for. */
export const ownPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccountOwnPassword: build.mutation<null, OwnPasswordArg>({ queryFn: customQuery(setOwnPassword) }),
  }),
});

export const { useOwnAccountOwnPasswordMutation } = ownPasswordApi;
