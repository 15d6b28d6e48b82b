import { encryptPassword } from '@/browser/session/encrypt';
import { getSettings } from '@/browser/server/getSettings';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { type QueryDependencies, createCustomQuery } from '../../client/getEndpoints';
import { storeRevealed, takeRevealed } from '../../client/revealed';

/** Handle of the password in the vault, for single use; the store sees only the handle (see revealed). */
interface ConfirmPasswordArg {
  readonly password: number;
}

/** Puts a password into the vault, so that the store never contains it. */
export const toConfirmPasswordArg = (password: string): ConfirmPasswordArg => ({ password: storeRevealed(password) });

/** Encrypts it with a fresh key, as at sign-in, and sends it (ASVS 7.5.1). */
async function confirmPassword({ password }: ConfirmPasswordArg, { send }: QueryDependencies) {
  const typed = takeRevealed(password);
  if (typed === null) return { error: toApiFailure('stale') };
  const { data, error: noKey } = await send({ row: loginCalls.rsaPublicKey, input: {} });
  if (noKey) return { error: noKey };
  const { key } = loginCalls.rsaPublicKey.answer.parse(data);
  const input = { password: await encryptPassword(typed, key, getSettings().passwordPadding) };
  const { error } = await send({ row: ownAccountCalls.confirmPassword, input });
  return error ? { error } : { data: null };
}

/** Confirms the signed-in user's identity by password (login/confirmPassword). */
export const confirmPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccountConfirmPassword: build.mutation<null, ConfirmPasswordArg>({
      queryFn: createCustomQuery(confirmPassword),
    }),
  }),
});

export const { useOwnAccountConfirmPasswordMutation } = confirmPasswordApi;
