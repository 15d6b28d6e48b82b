import { encryptPassword } from '@/browser/encrypt';
import { settings } from '@/browser/settings';
import { loginCalls } from '@/contract/calls/loginCalls';
import { ownAccountCalls } from '@/contract/calls/ownAccountCalls';

import { api } from './api';
import { toApiFailure } from './apiFailure';
import { type Asking, customQuery } from './getEndpoints';
import { keepRevealed, takeRevealed } from './revealed';

/** Where the password waits, once: the store sees the handle (see revealed). */
interface ConfirmPasswordArg {
  readonly password: number;
}

/** Hands a password over without the store seeing it. */
export const confirmPasswordArg = (password: string): ConfirmPasswordArg => ({ password: keepRevealed(password) });

/** Encrypts it with a fresh key, as at sign-in, and sends it (ASVS 7.5.1). */
async function confirmPassword({ password }: ConfirmPasswordArg, { send }: Asking) {
  const typed = takeRevealed(password);
  if (typed === null) return { error: toApiFailure('stale') };
  const { data, error: noKey } = await send({ row: loginCalls.rsaPublicKey, input: {} });
  if (noKey) return { error: noKey };
  const { key } = loginCalls.rsaPublicKey.answer.parse(data);
  const input = { password: await encryptPassword(typed, key, settings().passwordPadding) };
  const { error } = await send({ row: ownAccountCalls.confirmPassword, input });
  return error ? { error } : { data: null };
}

/** The proof that whoever sits at the screen knows its user's password (login/confirmPassword). */
export const confirmPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccountConfirmPassword: build.mutation<null, ConfirmPasswordArg>({ queryFn: customQuery(confirmPassword) }),
  }),
});

export const { useOwnAccountConfirmPasswordMutation } = confirmPasswordApi;
