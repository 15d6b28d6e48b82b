/** Public interface of this topic. */

export {
  clearAttempts,
  countAttempt,
  deleteAttempts,
  matchesLock,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  unlockAccount,
  writeLoginLog,
} from './loginAttemptStore';
export { DEMO_PLACES_SETTING } from './signInStore';
export { storeCheckedPicture, findLiveProviderCheck, type ProviderCheck } from './signInSecretStore';
export { getSharedSecret } from './signInSecretStore';
export { decryptPassword } from './signInKeys';
export { getSignInConfig } from './getSignInConfig';
export { getMinutesUntil } from './signInGuard';
export {
  confirmFactor,
  countFactors,
  countRecoveryCodes,
  findUnconfirmedFactor,
  listFactors,
  removeAllFactors,
  removeFactor,
  removeRecoveryCodes,
  renameFactor,
  replaceRecoveryCodes,
  storeFactor,
  storePasskey,
  type StoredFactor,
} from './factors/factorStore';
export { createChallenge, takeChallenge } from './factors/passkeyChallengeStore';
export {
  describePasskeys,
  getRelyingParty,
  PASSKEY_TIMEOUT_MS,
  readClientData,
  toUserHandle,
  verifyNewPasskey,
  type PasskeyRefusal,
} from './factors/passkeys';
export { requestPasskey } from './factors/provePasskey';
export { proveFactorReply } from './factors/proveFactorReply';
export { createRecoveryCodes, hashRecoveryCodes } from './factors/recoveryCodes';
export { createTotp, findTotpStep } from './factors/totp';
export { finishConfirmation, startConfirmation } from './singleSignOn/confirmAtProvider';
export { findProvisionedPlaces, type ProvisionedPlace } from './singleSignOn/ssoNewUserStore';
export { judgeSubmittedPicture } from './signInFaceCheck';
