import { FACTOR_PROOF, type FaceCheckKind, type FactorProof } from '@/contract/codes/signInCodes';
import { loginVault, type VaultHandle } from '@/browser/session/vault';
import type { Call } from '@/contract/call';
import { type LoginResponse, loginResponse } from '@/contract/entities/users/login';

import { toApiFailure } from '../../client/apiFailure';
import { createCustomQuery } from '../../client/getEndpoints';
import type { ApiRequest } from '../../client/getRequest';

/** Handles of an attempt's secrets. The vault wipes the secrets when the attempt ends. */
export interface SignInArg {
  readonly credentials: VaultHandle<'credentials'>;
  readonly sealed: VaultHandle<'sealed'>;
}

/** Public data of a successful sign-in: the remaining face check and the server's number of the sign-in. */
export interface SignInAnswer {
  readonly check: FaceCheckKind;
  readonly userLoginLogId: string;
  /** Present if a second factor is required before the face check. */
  readonly proofs?: readonly FactorProof[];
}

function getBody({ credentials, sealed }: SignInArg, identifier: 'username' | 'email'): ApiRequest['input'] | null {
  const typed = loginVault.open('credentials', credentials);
  const opened = loginVault.open('sealed', sealed);
  if (!typed || !opened) return null;
  const codeKey = loginVault.peek('captcha')?.codeKey ?? null;
  return {
    [identifier]: typed.username,
    password: opened.pwd,
    veins: opened.veins,
    idCard: typed.idCard,
    gps: opened.gps,
    codeKey,
    captcha: codeKey === null ? null : typed.captcha,
  };
}

const getCheck = ({ loginResult, needH5LivenessAuth }: LoginResponse): SignInAnswer['check'] => {
  if (needH5LivenessAuth) return 'provider';
  return loginResult ? 'none' : 'camera';
};

/** Proofs that a later version of the server may add are ignored. */
const isProof = (code: string): code is FactorProof => Object.hasOwn(FACTOR_PROOF, code);

/** Stores the token and the user in the vault until the whole sign-in is complete (LG-07, LV-09). */
export function storeSignIn(response: LoginResponse): SignInAnswer {
  const { token, userInfo, isShowAnnouncement, cloudunPureH5Liveness, userLoginLogId } = response;
  loginVault.put('ticket', { token, user: userInfo, showAnnouncement: isShowAnnouncement });
  if (cloudunPureH5Liveness) loginVault.put('provider', cloudunPureH5Liveness);
  const proofs = (response.secondFactor ?? []).filter(isProof);
  return { check: getCheck(response), userLoginLogId, ...(proofs.length > 0 && { proofs }) };
}

/** Posts an attempt. Its argument and its response contain no secrets, because the store records both. */
export const signIn = (row: Call, identifier: 'username' | 'email') =>
  createCustomQuery<SignInAnswer, SignInArg>(async (arg, { send, signal }) => {
    const input = getBody(arg, identifier);
    if (!input) return { error: toApiFailure('stale') };
    const { data, error } = await send({ row, input });
    if (error) return { error };
    // An aborted attempt must not write to the vault again.
    return signal.aborted ? { error: toApiFailure('stale') } : { data: storeSignIn(loginResponse.parse(data)) };
  });
