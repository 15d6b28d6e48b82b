import { loginVault, type VaultHandle } from '@/browser/session/vault';
import { singleSignOnCalls } from '@/contract/calls/users/singleSignOnCalls';
import { loginResponse } from '@/contract/entities/users/login';
import { singleSignOnStart } from '@/contract/entities/users/singleSignOn';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { createCustomQuery, type QueryDependencies } from '../../client/getEndpoints';
import { storeSignIn, type SignInAnswer } from './signIn';

interface NameArg {
  readonly name: VaultHandle<'ssoName'>;
}

interface AnswerArg {
  readonly answer: VaultHandle<'ssoAnswer'>;
}

/** Puts the provider's address, which contains state and nonce, into the vault. */
async function start(arg: NameArg, { send, signal }: QueryDependencies) {
  const input = loginVault.open('ssoName', arg.name);
  if (!input) return { error: toApiFailure('stale') };
  const { data, error } = await send({ row: singleSignOnCalls.start, input });
  if (error) return { error };
  if (signal.aborted) return { error: toApiFailure('stale') };
  loginVault.put('ssoAddress', singleSignOnStart.parse(data));
  return { data: { started: true } };
}

/** Sends the provider's answer from the vault. The response is that of a login. */
async function finish(arg: AnswerArg, { send, signal }: QueryDependencies) {
  const input = loginVault.open('ssoAnswer', arg.answer);
  if (!input) return { error: toApiFailure('stale') };
  const { data, error } = await send({ row: singleSignOnCalls.finish, input });
  if (error) return { error };
  return signal.aborted ? { error: toApiFailure('stale') } : { data: storeSignIn(loginResponse.parse(data)) };
}

/** Endpoints of the sign-in with a company account. State, code and tokens stay in the vault. */
export const singleSignOnApi = api.injectEndpoints({
  endpoints: (build) => ({
    singleSignOnStart: build.mutation<{ started: boolean }, NameArg>({ queryFn: createCustomQuery(start) }),
    singleSignOnFinish: build.mutation<SignInAnswer, AnswerArg>({ queryFn: createCustomQuery(finish) }),
  }),
});
