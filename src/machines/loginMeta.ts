import { REQUEST_TIMEOUT_MS } from '@/contract/limits';
import type { LoginEventOf } from './loginEvents';

/** The camera must answer within this time. */
const CAMERA_TIMEOUT_MS = 20_000;
/** A face picture must be drawn within this time. */
const PHOTO_TIMEOUT_MS = 5000;
/** The provider's page must be loaded within this time. */
const PROVIDER_LOAD_TIMEOUT_MS = 20_000;
/** The provider's page must be done within this time. */
const PROVIDER_RUN_TIMEOUT_MS = 180_000;
/** Signing out waits no longer than this for the server. */
const LOGOUT_TIMEOUT_MS = 5000;

/** Events that say no more than 'this did not work', into which a crashed effect is turned. */
export type LoginFailure = LoginEventOf<'NET_FAIL' | 'CAM_FAIL' | 'CAM_LOST' | 'DRAW_FAIL' | 'TIMEOUT'>['type'];

/** What a state does to the outside world while it lasts. */
export interface LoginEffectMeta {
  /** Milliseconds until TIMEOUT; none for a state that waits for a person. */
  readonly timeoutMs: number | null;
  /** What a crash of the effect becomes. */
  readonly failure: LoginFailure;
}

/** The effects by name. */
export const LOGIN_EFFECTS = {
  loadCaptcha: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  fetchKeyAndSignals: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  postLogin: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  openCamera: { timeoutMs: CAMERA_TIMEOUT_MS, failure: 'CAM_FAIL' },
  holdCamera: { timeoutMs: null, failure: 'CAM_LOST' },
  takePhoto: { timeoutMs: PHOTO_TIMEOUT_MS, failure: 'DRAW_FAIL' },
  verifyPhoto: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  openFrame: { timeoutMs: PROVIDER_LOAD_TIMEOUT_MS, failure: 'TIMEOUT' },
  watchProvider: { timeoutMs: PROVIDER_RUN_TIMEOUT_MS, failure: 'TIMEOUT' },
  checkProvider: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  signOut: { timeoutMs: LOGOUT_TIMEOUT_MS, failure: 'NET_FAIL' },
} as const satisfies Record<string, LoginEffectMeta>;

/** The name of an effect. */
export type LoginEffectName = keyof typeof LOGIN_EFFECTS;

/** What must be let go as soon as no state holds it any more: secrets of the vault, the camera, the provider's frame. */
export type LoginHolding = 'credentials' | 'ticket' | 'camera' | 'photo' | 'provider';

/** What a state says about itself beside its transitions. */
export interface LoginStateMeta {
  readonly effect?: LoginEffectName;
  readonly holds?: readonly LoginHolding[];
}
