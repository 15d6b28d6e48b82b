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
export { judgeSubmittedPicture } from './signInFaceCheck';
