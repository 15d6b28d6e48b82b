import { loginVault, type VaultHandle } from '@/browser/session/vault';
import { passkeySignInCalls } from '@/contract/calls/users/passkeySignInCalls';
import { loginResponse } from '@/contract/entities/users/login';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { createCustomQuery, type QueryDependencies } from '../../client/getEndpoints';
import { storeSignIn, type SignInAnswer } from './signIn';

interface SignInRequestArg {
  readonly request: VaultHandle<'passkeySignIn'>;
}

/** Puts the options of a passkey into the vault. */
async function start(_: void, { send, signal }: QueryDependencies) {
  const { data, error } = await send({ row: passkeySignInCalls.start, input: {} });
  if (error) return { error };
  if (signal.aborted) return { error: toApiFailure('stale') };
  loginVault.put('passkey', passkeySignInCalls.start.answer.parse(data));
  return { data: {} };
}

/** Sends the passkey's answer from the vault. The response is that of a login. */
async function finish({ request }: SignInRequestArg, { send, signal }: QueryDependencies) {
  const input = loginVault.open('passkeySignIn', request);
  if (!input) return { error: toApiFailure('stale') };
  const { data, error } = await send({ row: passkeySignInCalls.finish, input });
  if (error) return { error };
  return signal.aborted ? { error: toApiFailure('stale') } : { data: storeSignIn(loginResponse.parse(data)) };
}

/** Endpoints of the sign-in with a passkey. Challenge and signature stay in the vault. */
export const passkeySignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    passkeySignInStart: build.mutation<object, void>({ queryFn: createCustomQuery(start) }),
    passkeySignInFinish: build.mutation<SignInAnswer, SignInRequestArg>({ queryFn: createCustomQuery(finish) }),
  }),
});
