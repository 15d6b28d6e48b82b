import type { SignInResult } from '@/contract/codes/signInCodes';
import type { Tones } from '@/ui/theme/tones';

/** Tones of the results of a sign-in. */
export const RESULT_TONES: Tones = {
  success: 'good',
  livenessPassed: 'good',
  factorPending: 'waiting',
  wrongFactor: 'bad',
  livenessPending: 'waiting',
  livenessFailed: 'bad',
  wrongCredentials: 'waiting',
  wrongPasskey: 'bad',
  oneTimePasswordOver: 'waiting',
  wrongCaptcha: 'waiting',
  locked: 'bad',
  addressRefused: 'bad',
  passwordKeyExpired: 'waiting',
  tooMany: 'bad',
} satisfies Partial<Record<SignInResult, Tones[string]>>;
