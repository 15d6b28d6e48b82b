import { encryptPassword } from '@/browser/session/encrypt';
import { getSettings } from '@/browser/server/getSettings';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { type QueryDependencies, createCustomQuery } from '../../client/getEndpoints';
import { storeRevealed, takeRevealed } from '../../client/revealed';

/** Handles of the two passwords in the vault, for single use; the store sees only the handles (see revealed). */
interface OwnPasswordArg {
  readonly oldPassword: number;
  readonly newPassword: number;
}

/** Puts two passwords into the vault, so that the store never contains them. */
export const toOwnPasswordArg = (oldPassword: string, newPassword: string): OwnPasswordArg => ({
  oldPassword: storeRevealed(oldPassword),
  newPassword: storeRevealed(newPassword),
});

/** Encrypts both with a fresh key, as at sign-in, and sends them (US-01). */
async function setOwnPassword(arg: OwnPasswordArg, { send }: QueryDependencies) {
  const [oldPassword, newPassword] = [takeRevealed(arg.oldPassword), takeRevealed(arg.newPassword)];
  if (oldPassword === null || newPassword === null) return { error: toApiFailure('stale') };
  const { data, error: noKey } = await send({ row: loginCalls.rsaPublicKey, input: {} });
  if (noKey) return { error: noKey };
  const { key } = loginCalls.rsaPublicKey.answer.parse(data);
  const seal = (password: string) => encryptPassword(password, key, getSettings().passwordPadding);
  const input = { oldPassword: await seal(oldPassword), newPassword: await seal(newPassword) };
  const { error } = await send({ row: ownAccountCalls.ownPassword, input });
  return error ? { error } : { data: null };
}

/** Changes the caller's own password (login/ownPassword). Separate from the sign-in calls, which every user has to load first. */
export const ownPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccountOwnPassword: build.mutation<null, OwnPasswordArg>({ queryFn: createCustomQuery(setOwnPassword) }),
  }),
});

export const { useOwnAccountOwnPasswordMutation } = ownPasswordApi;
