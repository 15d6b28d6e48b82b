/** What the rest of the server may use of this topic. */

export { clearAttempts } from './loginAttemptStore';
export { keepCheckedPicture, liveProviderCheck, type ProviderCheck } from './providerCheckStore';
export { openSentPassword } from './signInKeys';
export { judgeSentPicture } from './signInPicture';
