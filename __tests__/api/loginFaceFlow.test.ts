import { hasLoginFlags, readSession } from '@/browser/session/session';
import { loginVault } from '@/browser/session/vault';
import { findTraceFault } from '@/machines/loginTrace';

import { PASSWORD } from '../support/server/signingIn';
import { camera, FACE, opened, realServer, submit, toFacePreview } from '../support/login/servedLoginRig';
import { until } from '../support/login/loginRig';

const BLANK = Buffer.from('no picture at all').toString('base64');

let server: Awaited<ReturnType<typeof realServer>>;

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.close());
beforeEach(() => server.fresh());

describe('the face check against the real server', () => {
  test('LV-03 LV-09 a passed face check lands with the new session’s token; until then nothing is written down', async () => {
    const rig = await toFacePreview();
    expect([hasLoginFlags(), readSession()]).toEqual([false, null]);
    const half = loginVault.peek('ticket')?.token;
    rig.send({ type: 'CAPTURE' });
    await rig.reach('authenticated.active');
    expect(hasLoginFlags()).toBe(true);
    expect(readSession()?.token).not.toBe(half);
    expect(server.sentTo('getSilenceLiveNessResult')[0]?.headers.get('x-auth-token')).toBe(half);
    rig.send({ type: 'LOGOUT' });
    await rig.reach('form.editing');
    expect([rig.context().msg, hasLoginFlags(), readSession()]).toEqual([null, false, null]);
  });

  test('LV-03 a passed check whose new token was lost asks for the token again, and judges no second picture', async () => {
    const rig = await toFacePreview();
    rig.send({ type: 'CAPTURE' });
    await until(
      () => server.sentTo('getSilenceLiveNessResult').length === 1,
      () => 'the picture is sent',
    );
    server.browser.unplug(true);
    await rig.reach('camera.preview');
    expect(rig.context()).toMatchObject({ msg: 'face.passed', fails: 0, hasSession: true });
    server.browser.unplug(false);
    rig.send({ type: 'CAPTURE' });
    await rig.reach('authenticated.active');
    expect(server.sentTo('getSilenceLiveNessResult')).toHaveLength(1);
    expect(hasLoginFlags()).toBe(true);
    expect(findTraceFault(rig.recorder.exportTrace())).toBeUndefined();
  });

  test('LV-04 three pictures without a face end it, and nothing of the half-made session remains', async () => {
    const rig = await toFacePreview();
    camera.picture = BLANK;
    for (const fails of [1, 2]) {
      rig.send({ type: 'CAPTURE' });
      await until(
        () => rig.context().fails === fails && rig.leaf() === 'camera.preview',
        () => `failure ${fails}, stands in ${rig.leaf()}`,
      );
      expect(rig.context().msg).toBe('face.retry');
    }
    rig.send({ type: 'CAPTURE' });
    await rig.reach('form.editing');
    expect(rig.context()).toMatchObject({ msg: 'face.three', fails: 0, hasSession: false });
    expect([hasLoginFlags(), loginVault.peek('ticket'), loginVault.peek('photo')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  test('LV-08 going back ends the half-made session on the server, too', async () => {
    const rig = await toFacePreview();
    const half = loginVault.peek('ticket')?.token;
    rig.send({ type: 'BACK' });
    expect(loginVault.peek('ticket')).toBeUndefined();
    await rig.reach('form.editing');
    await until(
      () => server.sentTo('login/out').length === 1,
      () => 'login/out',
    );
    expect(server.sentTo('login/out')[0]?.headers.get('x-auth-token')).toBe(half);
  });

  test('SE-02 a session that the server does not know any more ends once, with the server’s words', async () => {
    const rig = await toFacePreview();
    server.browser.cookies.delete('saldo_sid');
    rig.send({ type: 'CAPTURE' });
    await rig.reach('form.editing');
    expect(rig.context()).toMatchObject({ msg: 'login.ended', code: '02', hasSession: false });
    expect(rig.context().text).not.toBeNull();
    expect(server.sentTo('login/out')).toEqual([]);
  });

  test('TR-01 TR-03 password, captcha, token and picture are in no action, state or trail of a whole real sign-in', async () => {
    const rig = await opened();
    const states: unknown[] = [];
    rig.store.subscribe(() => states.push(rig.store.getState()));
    const image = loginVault.peek('captcha')?.image ?? 'no captcha';
    submit(rig, 'face');
    await rig.reach('camera.intro');
    const half = loginVault.peek('ticket')?.token ?? 'no token';
    rig.send({ type: 'START' });
    await rig.reach('camera.preview');
    rig.send({ type: 'CAPTURE' });
    await rig.reach('authenticated.active');
    const token = readSession()?.token ?? 'no session';
    const seen = JSON.stringify([rig.actions, states, rig.recorder.exportTrace()]);
    const secrets = { PASSWORD, image, half, token, picture: FACE.slice(100, 160) };
    const found = Object.entries(secrets).filter(([, secret]) =>
      [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)].some((each) =>
        seen.includes(each),
      ),
    );
    expect(found.map(([name]) => name)).toEqual([]);
    expect(findTraceFault(rig.recorder.exportTrace())).toBeUndefined();
  });
});
