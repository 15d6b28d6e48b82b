import type { ApiFailure } from '@/api/client/apiFailure';
import { loginApi } from '@/api/endpoints/account/loginApi';
import { loginVault } from '@/browser/session/vault';
import { RESULT_CODES } from '@/contract/resultCodes';
import type { LoginEvent } from '@/machines/loginModel';
import {
  type PendingLoginCall,
  ask,
  toFailureEvent,
  UNTRACKED,
  type LoginEffectRun,
  type LoginEffects,
} from './loginEffects';
import { markTicketPassed, renewSession, type RenewalRun } from './renewSession';
import { CameraError, getCameraStream, openCamera, watchCamera } from '@/browser/device/camera';
import { watchHidden } from '@/browser/page/pageLife';
import { takePhoto } from '@/browser/device/photo';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

/** Maps a refusal to a failed check. Some servers refuse instead of returning `false`, and the server may report the last attempt. */
function eventOfFailure(failure: ApiFailure): LoginEvent | undefined {
  if (failure.kind !== 'refused') return toFailureEvent('NET_FAIL', failure);
  if (failure.code === RESULT_CODES.livenessThreeTimes.code) return { type: 'VERIFY', pass: false, exhausted: true };
  if (failure.code === RESULT_CODES.livenessFailed.code) return { type: 'VERIFY', pass: false };
  return toFailureEvent('NET_FAIL', failure);
}

const finishFaceCheck = async (run: RenewalRun): Promise<LoginEvent> =>
  (await renewSession(run)) ? { type: 'VERIFY', pass: true } : { type: 'NET_FAIL', passed: true };

/** Completes a sign-in whose check has already passed; undefined while the check is pending. */
const finishPassedCheck = (run: RenewalRun): Promise<LoginEvent> | undefined =>
  loginVault.peek('ticket')?.hasPassed ? finishFaceCheck(run) : undefined;

/** Maps the result of a check to an event. After a pass the server has a new session, whose token must be requested. */
async function mapFaceCheckResult(
  run: RenewalRun,
  call: PendingLoginCall<{ readonly pass: boolean }>,
): Promise<LoginEvent | undefined> {
  const answer = await ask(run.signal, call);
  if ('failure' in answer) return eventOfFailure(answer.failure);
  if (!answer.data.pass) return { type: 'VERIFY', pass: false };
  markTicketPassed();
  return finishFaceCheck(run);
}

type CameraEffects = Pick<LoginEffects, 'openCamera' | 'holdCamera' | 'takePhoto' | 'verifyPhoto'>;

/** Turns the camera off when the page is hidden. */
function sendWhenHidden({ signal, send }: LoginEffectRun): void {
  const stop = watchHidden(() => send({ type: 'HIDDEN' }));
  signal.addEventListener('abort', stop);
  if (document.visibilityState === 'hidden') send({ type: 'HIDDEN' });
}

function sendWhenLost({ signal, send }: LoginEffectRun): void {
  const stop = watchCamera(() => send({ type: 'CAM_LOST' }));
  signal.addEventListener('abort', stop);
}

const digest = (base64: string): string =>
  bytesToHex(sha256(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)));

/** Effects of the face check with our own camera (§4 face check). */
export const cameraEffects: CameraEffects = {
  async openCamera(run) {
    sendWhenHidden(run);
    try {
      await openCamera(run.held('camera'));
      return { type: 'CAM_OK' };
    } catch (error) {
      const isDenied = error instanceof CameraError && error.fault === 'denied';
      return { type: isDenied ? 'CAM_DENIED' : 'CAM_FAIL' };
    }
  },

  holdCamera(run) {
    sendWhenLost(run);
    sendWhenHidden(run);
    return Promise.resolve(undefined);
  },

  async takePhoto(run) {
    sendWhenLost(run);
    const stream = getCameraStream();
    if (!stream) return undefined;
    const { base64, bytes, width, height, recompressed } = await takePhoto(stream);
    if (run.signal.aborted) return undefined;
    loginVault.put('photo', { base64 });
    return { type: 'PHOTO', photo: { bytes, width, height, recompressed, sha256: digest(base64) } };
  },

  async verifyPhoto(run) {
    const finished = finishPassedCheck(run);
    if (finished) return finished;
    const photo = loginVault.handleOf('photo');
    if (!photo) return { type: 'NET_FAIL' };
    const { loginGetSilenceLiveNessResult: check } = loginApi.endpoints;
    return mapFaceCheckResult(run, run.dispatch(check.initiate({ photo }, UNTRACKED)));
  },
};

/** Messages of the provider's page with a result and without one (LV-06, LV-07). */
const doneMessage = z.object({ livenessId: z.string().check(z.minLength(1), z.maxLength(128)) });
const codeMessage = z.object({ code: z.union([z.string().check(z.maxLength(16)), z.number()]) });

/** Parses a message of the provider's page. Any other message of the page is ignored. */
export function readProviderMessage(data: unknown): { readonly livenessId: string } | { readonly code: string } | null {
  const done = doneMessage.safeParse(data);
  if (done.success) return done.data;
  const refused = codeMessage.safeParse(data);
  return refused.success ? { code: String(refused.data.code) } : null;
}

const nonceMessage = z.object({ nonce: z.string() });

/** Returns true if the message carries the nonce of this load of the page. A third-party provider's page may send no nonce. */
function isOfThisLoading(data: unknown, nonce: string): boolean {
  const parsed = nonceMessage.safeParse(data);
  return !parsed.success || parsed.data.nonce === nonce;
}

/**
 * Returns true if a message comes from our frame AND from the provider's origin. A forged message can neither pass nor cancel the check.
 */
function isFromProvider({ source, origin, data }: MessageEvent): boolean {
  const frame = loginVault.peek('frame');
  const provider = loginVault.peek('provider');
  return (
    frame !== undefined &&
    provider !== undefined &&
    source === frame.window &&
    isOfThisLoading(data, frame.nonce) &&
    origin === new URL(provider.baseUrl).origin
  );
}

function getEvent(data: unknown): LoginEvent | null {
  const read = readProviderMessage(data);
  if (!read) return null;
  if ('code' in read) return { type: 'PROVIDER_CODE', code: read.code };
  loginVault.put('liveness', read);
  return { type: 'PROVIDER_DONE' };
}

type ProviderEffects = Pick<LoginEffects, 'openFrame' | 'watchProvider' | 'checkProvider'>;

/** Effects of the check on the provider's page (§4 face check). The screen renders the frame and reports when it is loaded. */
export const providerEffects: ProviderEffects = {
  openFrame: () => {
    // The frame of the previous attempt is removed, and its result with it.
    loginVault.wipe('frame', 'liveness');
    return Promise.resolve(undefined);
  },

  watchProvider({ signal, send }) {
    const hear = (message: MessageEvent): void => {
      const event = isFromProvider(message) ? getEvent(message.data) : null;
      if (event) send(event);
    };
    window.addEventListener('message', hear, { signal });
    return Promise.resolve(undefined);
  },

  async checkProvider(run) {
    const finished = finishPassedCheck(run);
    if (finished) return finished;
    const liveness = loginVault.handleOf('liveness');
    if (!liveness) return { type: 'NET_FAIL' };
    const { loginGetPureH5LivenessResult: check } = loginApi.endpoints;
    const arg = { liveness, userLoginLogId: run.context.loginLogId ?? '' };
    return mapFaceCheckResult(run, run.dispatch(check.initiate(arg, UNTRACKED)));
  },
};
