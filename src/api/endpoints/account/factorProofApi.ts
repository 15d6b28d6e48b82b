import { loginVault, type VaultHandle } from '@/browser/session/vault';
import { secondFactorCalls } from '@/contract/calls/users/secondFactorCalls';
import { FACE_CHECK, type FaceCheckKind } from '@/contract/codes/signInCodes';

import { api } from '../../client/api';
import { toApiFailure } from '../../client/apiFailure';
import { type QueryDependencies, createCustomQuery } from '../../client/getEndpoints';

interface FactorProofArg {
  readonly factor: VaultHandle<'factor'>;
}

const isCheck = (code: string): code is FaceCheckKind => Object.hasOwn(FACE_CHECK, code);

type ProofCall = typeof secondFactorCalls.prove | typeof secondFactorCalls.provePasskey;

/** Sends the proof from the vault; the response names the face check that remains. */
const createProof = (row: ProofCall) =>
  createCustomQuery(async ({ factor }: FactorProofArg, { send }: QueryDependencies) => {
    const input = loginVault.open('factor', factor);
    if (!input) return { error: toApiFailure('stale') };
    const { data, error } = await send({ row, input });
    if (error) return { error };
    const { check } = row.answer.parse(data);
    return isCheck(check) ? { data: { check } } : { error: toApiFailure('broken') };
  });

/** Puts the options of a passkey into the vault. */
async function requestPasskey(_: void, { send }: QueryDependencies) {
  const { data, error } = await send({ row: secondFactorCalls.requestPasskey, input: {} });
  if (error) return { error };
  loginVault.put('passkey', secondFactorCalls.requestPasskey.answer.parse(data));
  return { data: {} };
}

/** Second factor at sign-in (login/secondFactor). The store contains only the handle of the proof. */
export const factorProofApi = api.injectEndpoints({
  endpoints: (build) => ({
    secondFactorProve: build.mutation<{ check: FaceCheckKind }, FactorProofArg>({
      queryFn: createProof(secondFactorCalls.prove),
    }),
    secondFactorProvePasskey: build.mutation<{ check: FaceCheckKind }, FactorProofArg>({
      queryFn: createProof(secondFactorCalls.provePasskey),
    }),
    secondFactorRequestPasskey: build.mutation<object, void>({ queryFn: createCustomQuery(requestPasskey) }),
  }),
});
