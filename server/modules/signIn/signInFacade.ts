/** What the rest of the server may use of this topic. */

export { clearAttempts, LOGIN_FAILURES_ALLOWED } from './loginAttemptStore';
export { keepCheckedPicture, liveProviderCheck, type ProviderCheck } from './providerCheckStore';
export { openSentPassword } from './signInKeys';
export { judgeSentPicture } from './signInPicture';
