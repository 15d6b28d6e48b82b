import type { LoginEffects } from '@/app/login/loginEffects';
import { restoreSession } from '@/app/login/loginRestore';
import { startLogin } from '@/app/login/loginSlice';
import { loginVault } from '@/browser/session/vault';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { startApp } from '../server/server';
import { makeSignInUser, PASSWORD } from '../server/signingIn';
import { loginRig } from './loginRig';
import { standInBrowser } from '../api/standInBrowser';

/** A face, as base64. */
export const FACE = readFileSync(path.join(__dirname, '../faces/face.jpg')).toString('base64');

/** Next picture of the camera. */
export const camera = { picture: FACE };

/** There is no camera and no canvas here: the picture comes from a file. */
const withoutCamera: Partial<LoginEffects> = {
  openCamera: () => Promise.resolve({ type: 'CAM_OK' }),
  holdCamera: () => Promise.resolve(undefined),
  takePhoto: () => {
    loginVault.put('photo', { base64: camera.picture });
    return Promise.resolve({ type: 'PHOTO' });
  },
};

export type LoginRig = ReturnType<typeof loginRig>;

/** The login page, opened, with its captcha. */
export async function opened(): Promise<LoginRig> {
  const rig = loginRig({ replaced: withoutCamera });
  await restoreSession(rig.store.dispatch);
  rig.store.dispatch(startLogin());
  await rig.reach('form.editing');
  return rig;
}

/** Fills in the form and sends it. */
export function submit(rig: LoginRig, username: string, password = PASSWORD): void {
  loginVault.put('credentials', { username, password, captcha: '0000', idCard: null });
  rig.send({ type: 'SUBMIT', usernameLength: username.length, passwordLength: password.length, captchaLength: 4 });
}

/** Signs in up to the provider's page, for a user with the provider's check. */
export async function toProviderPage(): Promise<LoginRig> {
  const rig = await opened();
  submit(rig, 'frame');
  await rig.reach('provider.loading');
  rig.send({ type: 'FRAME_READY' });
  return rig;
}

/** Signs in up to the camera preview, for a user with the face check. */
export async function toFacePreview(): Promise<LoginRig> {
  const rig = await opened();
  submit(rig, 'face');
  await rig.reach('camera.intro');
  rig.send({ type: 'START' });
  await rig.reach('camera.preview');
  return rig;
}

/** The real server with its three users, and a browser around the test; to be called in `beforeAll`. */
export async function realServer() {
  const server = await startApp();
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = standInBrowser(origin);
  const { institutionId } = await makeSignInUser(server.database, { username: 'agent' });
  await makeSignInUser(server.database, { username: 'face', institutionId, faceCheck: 'camera' });
  await makeSignInUser(server.database, { username: 'frame', institutionId, faceCheck: 'provider' });
  return {
    browser,
    origin,
    database: server.database,
    close: server.close,
    sentTo: (call: string) => browser.sent.filter(({ address }) => address.endsWith(call)),
    /** A browser in which nobody has signed in yet. */
    fresh(): void {
      camera.picture = FACE;
      browser.unplug(false);
      browser.cookies.clear();
      browser.sent.length = 0;
      sessionStorage.clear();
      loginVault.wipe();
    },
  };
}
