import { loginVault } from '@/browser/session/vault';
import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';
import { companyConfirmationRequest, singleSignOnStart } from '@/contract/entities/users/singleSignOn';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { createCustomQuery, type QueryDependencies } from '../../client/getEndpoints';
import { storeRevealed, takeRevealed } from '../../client/revealed';

/** Handle of the provider's address, for single use. It contains state and nonce. */
interface ProviderAddress {
  readonly address: number;
}

/** Handle of the provider's answer, for single use. */
interface ConfirmationArg {
  readonly answer: number;
}

/** Takes the answer with which the page was opened from the vault; undefined if there is none. */
export function takeConfirmationArg(): ConfirmationArg | undefined {
  const answer = loginVault.peek('confirmationAnswer');
  if (answer === undefined) return undefined;
  loginVault.wipe('confirmationAnswer');
  return { answer: storeRevealed(JSON.stringify(answer)) };
}

async function start(_: void, { send }: QueryDependencies) {
  const { data, error } = await send({ row: ownAccountCalls.startCompanyConfirmation, input: {} });
  return error ? { error } : { data: { address: storeRevealed(singleSignOnStart.parse(data).address) } };
}

async function finish({ answer }: ConfirmationArg, { send }: QueryDependencies) {
  const returned = takeRevealed(answer);
  if (returned === null) return { error: toApiFailure('stale') };
  const input: unknown = JSON.parse(returned);
  const { error } = await send({
    row: ownAccountCalls.finishCompanyConfirmation,
    input: companyConfirmationRequest.parse(input),
  });
  return error ? { error } : { data: null };
}

/** Confirms the signed-in user by another sign-in at the company (login/confirmCompany). */
export const companyConfirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAccountStartCompanyConfirmation: build.mutation<ProviderAddress, void>({ queryFn: createCustomQuery(start) }),
    ownAccountFinishCompanyConfirmation: build.mutation<null, ConfirmationArg>({
      queryFn: createCustomQuery(finish),
    }),
  }),
});

export const { useOwnAccountStartCompanyConfirmationMutation, useOwnAccountFinishCompanyConfirmationMutation } =
  companyConfirmationApi;
