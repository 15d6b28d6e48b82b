/** @jest-environment ./config/browserEnvironment.ts */
import { getCameraStream, closeCamera } from '@/browser/device/camera';
import type { LoginEffects } from '@/app/login/loginEffects';
import type { LoginEvent } from '@/machines/loginModel';

import { loginRig, stateAfter, TO_CAMERA } from '../support/login/loginRig';

class FakeTrack extends EventTarget {
  readyState = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
  /** Ends the stream, as the browser does when the cable is pulled. */
  pull(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

class FakeStream {
  readonly track = new FakeTrack();
  getTracks = () => [this.track];
  getVideoTracks = () => [this.track];
}

const streams: FakeStream[] = [];
let grant: (stream?: unknown) => void = () => undefined;
let refuse: (error: Error) => void = () => undefined;

const live = () => streams.filter(({ track }) => track.readyState === 'live').length;
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** Grants the camera: the browser provides a stream even if no code waits for it. */
async function allow(): Promise<FakeStream> {
  const stream = new FakeStream();
  streams.push(stream);
  grant(stream);
  await settle();
  return stream;
}

const getUserMedia = () =>
  new Promise((resolve, reject) => {
    grant = resolve;
    refuse = reject;
  });

const careless: LoginEffects['openCamera'] = async () => {
  await getUserMedia();
  return { type: 'CAM_OK' };
};

const hide = (state: 'hidden' | 'visible'): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom plays no pictures: the drawing waits for the first one.
  HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
});

afterEach(() => {
  closeCamera();
  streams.length = 0;
  hide('visible');
  jest.useRealTimers();
});

function requesting(replaced: Partial<LoginEffects> = {}) {
  const rig = loginRig({ login: stateAfter(TO_CAMERA), replaced });
  rig.send({ type: 'START' });
  expect(rig.leaf()).toBe('camera.requesting');
  return rig;
}

const exits: [name: string, target: string, leave: (rig: ReturnType<typeof requesting>) => void][] = [
  ['BACK', 'form.captchaLoading', (rig) => rig.send({ type: 'BACK' })],
  ['LEAVE', 'form.captchaLoading', (rig) => rig.send({ type: 'LEAVE' })],
  ['FORCED', 'form.captchaLoading', (rig) => rig.send({ type: 'FORCED', code: '02', msg: '' })],
  ['HIDDEN', 'camera.intro', () => hide('hidden')],
];

describe('the camera and the ways out of it', () => {
  test.each([...exits, ['TIMEOUT', 'camera.error', () => jest.advanceTimersByTime(20_000)] as const])(
    'LV-08 a camera that is allowed after %s is let go of at once',
    async (_, target, leave) => {
      const rig = requesting();
      leave(rig);
      expect(rig.leaf()).toBe(target);
      await allow();
      expect([rig.leaf(), live(), getCameraStream()]).toEqual([target, 0, null]);
    },
  );

  test('LV-08 red control: an effect that does not look at its signal leaves the light on', async () => {
    const rig = requesting({ openCamera: careless });
    rig.send({ type: 'BACK' });
    await allow();
    expect(live()).toBe(1);
  });

  test.each(exits)('LV-08 %s from the picture lets go of the camera', async (_, target, leave) => {
    const rig = requesting();
    await allow();
    expect([rig.leaf(), live()]).toEqual(['camera.preview', 1]);
    leave(rig);
    expect([rig.leaf(), live()]).toEqual([target, 0]);
  });

  test('LV-08 giving up and starting again while both questions are open keeps the newer camera only', async () => {
    const rig = requesting();
    const first = grant;
    hide('hidden');
    hide('visible');
    rig.send({ type: 'START' });
    const stream = await allow();
    const late = new FakeStream();
    streams.push(late);
    first(late);
    await settle();
    expect([rig.leaf(), live(), stream.track.readyState]).toEqual(['camera.preview', 1, 'live']);
  });

  test.each([
    ['NotAllowedError', 'cam.denied'],
    ['SecurityError', 'cam.denied'],
    ['NotFoundError', 'cam.start'],
    ['NotReadableError', 'cam.start'],
    ['OverconstrainedError', 'cam.start'],
    ['AbortError', 'cam.start'],
    ['TypeError', 'cam.start'],
  ])('LV-05 %s is %s, and there is a way on', async (name, msg) => {
    const rig = requesting();
    refuse(Object.assign(new Error(name), { name }));
    await settle();
    expect([rig.leaf(), rig.context().msg]).toEqual(['camera.error', msg]);
    rig.send({ type: 'RETRY' });
    await allow();
    expect(rig.leaf()).toBe('camera.preview');
  });

  test.each([
    ['in the picture', []],
    ['during the drawing', [{ type: 'CAPTURE' }]],
  ] satisfies [string, LoginEvent[]][])('LV-05 a camera that is pulled out is told %s', async (_, events) => {
    const rig = requesting();
    const stream = await allow();
    for (const event of events) rig.send(event);
    stream.track.pull();
    await settle();
    expect([rig.leaf(), rig.context().msg, live()]).toEqual(['camera.error', 'cam.lost', 0]);
  });

  test('LV-08 a page that was hidden during the check does not go on with the camera', async () => {
    const rig = requesting({
      takePhoto: () => Promise.resolve({ type: 'PHOTO' }),
      verifyPhoto: () => {
        hide('hidden');
        return Promise.resolve({ type: 'VERIFY', pass: false });
      },
    });
    await allow();
    rig.send({ type: 'CAPTURE' });
    await settle();
    expect([rig.leaf(), rig.context().fails, live()]).toEqual(['camera.intro', 1, 0]);
  });
});
