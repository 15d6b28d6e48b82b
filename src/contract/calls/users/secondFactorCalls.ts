import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  passkeyConfirmRequest,
  passkeyCreationOptions,
  passkeyProofRequest,
  passkeyRequestOptions,
} from '../../entities/users/passkey';
import {
  factorProofAnswer,
  factorProofRequest,
  ownFactors,
  recoveryCodesAnswer,
  renameFactorRequest,
  totpAnswer,
  totpConfirmRequest,
  totpRequest,
} from '../../entities/users/secondFactor';
import { done, idInput } from '../../schemas';

const own = { who: 'signedIn', rows: 'own', chosenByUs: true } as const;
const halfSession = { who: 'halfSession', rows: 'own', chosenByUs: true } as const;
const confirmed = { ...own, confirmed: true } as const;

/** Second factor at sign-in and in the user's own account (ASVS 6.3.3). Separate from the sign-in calls, which every user has to load first. */
export const secondFactorCalls = {
  prove: mainCall({
    method: 'POST',
    path: 'login/secondFactor',
    body: factorProofRequest,
    answer: factorProofAnswer,
    ...halfSession,
    means:
      'Proves the second factor after the password, before any face check. Without a remaining face check it creates a new session cookie; login/currentUser returns its token. Five wrong proofs lock further ones for 15 minutes.',
  }),
  requestPasskey: mainCall({
    method: 'POST',
    path: 'login/secondFactor/passkey',
    answer: passkeyRequestOptions,
    ...halfSession,
    means:
      'Returns the options with which the browser requests a passkey as the second factor. Their challenge works once, for five minutes, in this session.',
  }),
  provePasskey: mainCall({
    method: 'POST',
    path: 'login/secondFactor/passkey/prove',
    body: passkeyProofRequest,
    answer: factorProofAnswer,
    ...halfSession,
    means:
      "Proves the second factor with the browser's answer to login/secondFactor/passkey, like login/secondFactor. Wrong proofs count together with wrong codes.",
  }),
  list: mainCall({
    method: 'GET',
    path: 'login/ownFactors',
    answer: ownFactors,
    ...own,
    means:
      "Returns the caller's second factors, the number of unused recovery codes, and the day from which one is required.",
  }),
  addTotp: mainCall({
    method: 'POST',
    path: 'login/ownFactors/totp',
    body: totpRequest,
    answer: totpAnswer,
    ...confirmed,
    means:
      'Creates the secret of an authenticator app. Only this response shows it; the app counts only after login/ownFactors/totp/confirm.',
  }),
  confirmTotp: mainCall({
    method: 'POST',
    path: 'login/ownFactors/totp/confirm',
    body: totpConfirmRequest,
    answer: recoveryCodesAnswer,
    ...confirmed,
    saidAtField: ['wrongFactor', 'locked'],
    means:
      "Activates an authenticator app with its first code. Returns recovery codes if the caller has no unused ones; the caller's other sessions are notified.",
  }),
  addPasskey: mainCall({
    method: 'POST',
    path: 'login/ownFactors/passkey',
    answer: passkeyCreationOptions,
    ...confirmed,
    means:
      'Returns the options with which the browser creates a passkey. Their challenge works once, for five minutes, in this session.',
  }),
  confirmPasskey: mainCall({
    method: 'POST',
    path: 'login/ownFactors/passkey/confirm',
    body: passkeyConfirmRequest,
    answer: recoveryCodesAnswer,
    ...confirmed,
    saidAtField: ['passkeyExpired', 'passkeyOrigin', 'passkeyWrong', 'passkeyTaken', 'locked'],
    means:
      "Adds the passkey that the browser created. Returns recovery codes if the caller has no unused ones; the caller's other sessions are notified.",
  }),
  rename: mainCall({
    method: 'POST',
    path: 'login/ownFactors/rename',
    body: renameFactorRequest,
    answer: done,
    ...confirmed,
    notice: 'save',
    means: "Renames a second factor of the caller. The caller's other sessions are notified.",
  }),
  remove: mainCall({
    method: 'POST',
    path: 'login/ownFactors/remove',
    body: z.strictObject({ id: idInput }),
    answer: done,
    ...confirmed,
    notice: 'save',
    means:
      "Removes a second factor of the caller, and the recovery codes with the last one. The last one cannot be removed while the institution requires one. The caller's other sessions are notified.",
  }),
  recoveryCodes: mainCall({
    method: 'POST',
    path: 'login/ownFactors/recoveryCodes',
    answer: recoveryCodesAnswer,
    ...confirmed,
    means:
      "Replaces the caller's recovery codes. Only this response shows the new ones; the caller's other sessions are notified.",
  }),
};
