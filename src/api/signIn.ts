import type { FaceCheckKind } from '@/contract/codes/faceCheck';
import { loginVault, type VaultHandle } from '@/browser/vault';
import type { Call } from '@/contract/call';
import { type LoginResponse, loginResponse } from '@/contract/entities/login';

import { toApiFailure } from './apiFailure';
import { customQuery } from './getEndpoints';
import type { ApiRequest } from './getRequest';

/** Where the secrets of an attempt wait; the vault wipes them when the attempt is over. */
export interface SignInArg {
  readonly credentials: VaultHandle<'credentials'>;
  readonly sealed: VaultHandle<'sealed'>;
}

/** What may be known of a sign-in that worked: which check is still to be passed, and the server's number for it. */
export interface SignInAnswer {
  readonly check: FaceCheckKind;
  readonly userLoginLogId: string;
}

function getBody({ credentials, sealed }: SignInArg, identifier: 'username' | 'email'): ApiRequest['input'] | null {
  const typed = loginVault.open('credentials', credentials);
  const kept = loginVault.open('sealed', sealed);
  if (!typed || !kept) return null;
  const codeKey = loginVault.peek('captcha')?.codeKey ?? null;
  return {
    [identifier]: typed.username,
    password: kept.pwd,
    veins: kept.veins,
    idCard: typed.idCard,
    gps: kept.gps,
    codeKey,
    captcha: codeKey === null ? null : typed.captcha,
  };
}

const getCheck = ({ loginResult, needH5LivenessAuth }: LoginResponse): SignInAnswer['check'] => {
  if (needH5LivenessAuth) return 'provider';
  return loginResult ? 'none' : 'camera';
};

/** The token and the user wait in the vault until the whole sign-in is done (LG-07, LV-09). */
function keep(response: LoginResponse): SignInAnswer {
  const { token, userInfo, isShowAnnouncement, cloudunPureH5Liveness, userLoginLogId } = response;
  loginVault.put('ticket', { token, user: userInfo, showAnnouncement: isShowAnnouncement });
  if (cloudunPureH5Liveness) loginVault.put('provider', cloudunPureH5Liveness);
  return { check: getCheck(response), userLoginLogId };
}

/** Posts an attempt; nothing secret enters its argument or its answer, both of which the store records. */
export const signIn = (row: Call, identifier: 'username' | 'email') =>
  customQuery<SignInAnswer, SignInArg>(async (arg, { send, signal }) => {
    const input = getBody(arg, identifier);
    if (!input) return { error: toApiFailure('stale') };
    const { data, error } = await send({ row, input });
    if (error) return { error };
    // An attempt that was left meanwhile must not put anything into the vault again.
    return signal.aborted ? { error: toApiFailure('stale') } : { data: keep(loginResponse.parse(data)) };
  });
