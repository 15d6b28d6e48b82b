import { loginApi } from '@/api/loginApi';
import { CameraError, cameraStream, openCamera, watchCamera } from '@/browser/camera';
import { watchHidden } from '@/browser/pageLife';
import { takePhoto } from '@/browser/photo';
import { loginVault } from '@/browser/vault';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { UNTRACKED } from './loginAsk';
import type { LoginEffectRun, LoginEffects } from './loginEffects';
import { finishPassedCheck, mapFaceCheckResult } from './mapFaceCheckResult';

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
    const stream = cameraStream();
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
