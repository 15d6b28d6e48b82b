/** Public interface of this topic. */

export {
  clearAttempts,
  countAttempt,
  forgetAttempts,
  matchesLock,
  LOGIN_FAILURES_ALLOWED,
  LOGIN_LOCK_MS,
  unlockAccount,
} from './loginAttemptStore';
export { storeCheckedPicture, liveProviderCheck, type ProviderCheck } from './signInSecretStore';
export { sharedSecret } from './signInSecretStore';
export { openSentPassword } from './signInKeys';
export { judgeSentPicture } from './signInFaceCheck';
