import { REQUEST_TIMEOUT_MS } from '@/contract/limits';
import type { NamedLoginEvent } from './loginEvents';

/** Timeout for the camera's response. */
const CAMERA_TIMEOUT_MS = 20_000;
/** Timeout for drawing a face picture. */
const PHOTO_TIMEOUT_MS = 5000;
/** Timeout for loading the provider's page. */
const PROVIDER_LOAD_TIMEOUT_MS = 20_000;
/** Timeout for completing the provider's page. */
const PROVIDER_RUN_TIMEOUT_MS = 180_000;
/** Maximum time that signing out waits for the server. */
const LOGOUT_TIMEOUT_MS = 5000;

/** Events that indicate only a failure. A crashed effect results in one of them. */
export type LoginFailure = NamedLoginEvent<'NET_FAIL' | 'CAM_FAIL' | 'CAM_LOST' | 'DRAW_FAIL' | 'TIMEOUT'>['type'];

/** Side effect that a state runs while it is active. */
export interface LoginEffectMeta {
  /** Milliseconds until TIMEOUT; null for a state that waits for the user. */
  readonly timeoutMs: number | null;
  /** Event that replaces a crash of the effect. */
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

/** Resources to release when no active state holds them: secrets in the vault, the camera, the provider's frame. */
export type LoginHolding = 'credentials' | 'ticket' | 'camera' | 'photo' | 'provider';

/** Metadata of a state in addition to its transitions. */
export interface LoginStateMeta {
  readonly effect?: LoginEffectName;
  readonly holds?: readonly LoginHolding[];
}
