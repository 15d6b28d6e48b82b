import type { NewPasskey, PasskeyCreationOptions } from '@/contract/entities/users/passkey';
import { secondFactorCalls } from '@/contract/calls/users/secondFactorCalls';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { createCustomQuery, getEndpoints, type QueryDependencies } from '../../client/getEndpoints';
import { storeRevealed, takeRevealed } from '../../client/revealed';

/** Authenticator app that awaits its first code; its secret is in the vault (see revealed). */
export interface UnconfirmedTotp {
  readonly id: string;
  readonly secretHandle: number;
  readonly uriHandle: number;
}

/** Recovery codes in the vault, one per line; null if there are no new ones. */
interface IssuedRecoveryCodes {
  readonly codesHandle: number | null;
}

/** Options with which the browser creates a passkey, as JSON in the vault. */
interface PasskeyCreation {
  readonly optionsHandle: number;
}

interface ConfirmPasskeyArg {
  readonly name: string;
  /** Handle of the browser's answer. */
  readonly passkey: number;
}

interface ConfirmTotpArg {
  readonly id: string;
  /** Handle of the code. */
  readonly code: number;
}

/** Puts the first code of an authenticator app into the vault, so that the store never contains it. */
export const toConfirmTotpArg = (id: string, code: string): ConfirmTotpArg => ({ id, code: storeRevealed(code) });

/** Puts the browser's answer into the vault, so that the store never contains it. */
export const toConfirmPasskeyArg = (name: string, passkey: NewPasskey): ConfirmPasskeyArg => ({
  name,
  passkey: storeRevealed(JSON.stringify(passkey)),
});

/** Returns the options of a new passkey from the vault. */
export const takePasskeyOptions = ({ optionsHandle }: PasskeyCreation): PasskeyCreationOptions =>
  secondFactorCalls.addPasskey.answer.parse(JSON.parse(takeRevealed(optionsHandle) ?? 'null'));

/** Returns the new recovery codes from the vault; none if the user still has unused ones. */
export const takeRecoveryCodes = ({ codesHandle }: IssuedRecoveryCodes): readonly string[] =>
  (codesHandle === null ? null : takeRevealed(codesHandle))?.split('\n') ?? [];

const toIssued = (data: unknown): IssuedRecoveryCodes => {
  const { recoveryCodes } = secondFactorCalls.recoveryCodes.answer.parse(data);
  return { codesHandle: recoveryCodes && storeRevealed(recoveryCodes.join('\n')) };
};

async function addTotp(input: { readonly name: string }, { send }: QueryDependencies) {
  const { data, error } = await send({ row: secondFactorCalls.addTotp, input });
  if (error) return { error };
  const { id, secret, uri } = secondFactorCalls.addTotp.answer.parse(data);
  return { data: { id, secretHandle: storeRevealed(secret), uriHandle: storeRevealed(uri) } };
}

async function confirmTotp({ id, code: handle }: ConfirmTotpArg, { send }: QueryDependencies) {
  const code = takeRevealed(handle);
  if (code === null) return { error: toApiFailure('stale') };
  const { data, error } = await send({ row: secondFactorCalls.confirmTotp, input: { id, code } });
  return error ? { error } : { data: toIssued(data) };
}

async function addPasskey(_: void, { send }: QueryDependencies) {
  const { data, error } = await send({ row: secondFactorCalls.addPasskey, input: {} });
  return error ? { error } : { data: { optionsHandle: storeRevealed(JSON.stringify(data)) } };
}

async function confirmPasskey({ name, passkey: handle }: ConfirmPasskeyArg, { send }: QueryDependencies) {
  const passkey = takeRevealed(handle);
  if (passkey === null) return { error: toApiFailure('stale') };
  const input = { name, ...JSON.parse(passkey) };
  const { data, error } = await send({ row: secondFactorCalls.confirmPasskey, input });
  return error ? { error } : { data: toIssued(data) };
}

async function renewRecoveryCodes(_: void, { send }: QueryDependencies) {
  const { data, error } = await send({ row: secondFactorCalls.recoveryCodes, input: {} });
  return error ? { error } : { data: toIssued(data) };
}

const invalidatesTags = (_: unknown, error: unknown) => (error ? [] : (['Users'] as const));

/** Second factors of the signed-in user (login/ownFactors). Secrets and codes never enter the store. */
export const ownFactorsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      secondFactorList: reads(secondFactorCalls.list, ['Users']),
      secondFactorAddTotp: build.mutation<UnconfirmedTotp, { readonly name: string }>({
        queryFn: createCustomQuery(addTotp),
      }),
      secondFactorConfirmTotp: build.mutation<IssuedRecoveryCodes, ConfirmTotpArg>({
        queryFn: createCustomQuery(confirmTotp),
        invalidatesTags,
      }),
      secondFactorAddPasskey: build.mutation<PasskeyCreation, void>({ queryFn: createCustomQuery(addPasskey) }),
      secondFactorConfirmPasskey: build.mutation<IssuedRecoveryCodes, ConfirmPasskeyArg>({
        queryFn: createCustomQuery(confirmPasskey),
        invalidatesTags,
      }),
      secondFactorRename: changes(secondFactorCalls.rename, ['Users']),
      secondFactorRemove: changes(secondFactorCalls.remove, ['Users']),
      secondFactorRecoveryCodes: build.mutation<IssuedRecoveryCodes, void>({
        queryFn: createCustomQuery(renewRecoveryCodes),
        invalidatesTags,
      }),
    };
  },
});

export const {
  useSecondFactorListQuery,
  useSecondFactorAddTotpMutation,
  useSecondFactorConfirmTotpMutation,
  useSecondFactorAddPasskeyMutation,
  useSecondFactorConfirmPasskeyMutation,
  useSecondFactorRenameMutation,
  useSecondFactorRemoveMutation,
  useSecondFactorRecoveryCodesMutation,
} = ownFactorsApi;
