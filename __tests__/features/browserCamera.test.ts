import { CameraError, getCameraStream, closeCamera, openCamera, watchCamera } from '@/browser/device/camera';
import { countBase64Bytes, isBlank, needsRecompression } from '@/browser/device/photo';
import { readPosition } from '@/browser/device/position';
import { getInsecurePageMessage } from '@/browser/device/secureContext';

/** A track as a browser gives it, with its light visible to the test. */
class Track extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
  pullOut(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

const getStream = (track: Track) => ({ getTracks: () => [track], getVideoTracks: () => [track] });

const withCamera = (getUserMedia: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });

const getFault = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof CameraError ? error.fault : error),
  );

afterEach(() => {
  closeCamera();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('camera', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'failed'],
    ['NotReadableError', 'failed'],
    ['OverconstrainedError', 'failed'],
    ['AbortError', 'failed'],
    ['TypeError', 'failed'],
  ])('LV-05 %s means %s', async (name, fault) => {
    withCamera(() => Promise.reject(Object.assign(new Error('no'), { name })));
    expect(await getFault(openCamera(new AbortController().signal))).toBe(fault);
  });

  test('LV-05 a page without camera access fails to start it', async () => {
    expect(await getFault(openCamera(new AbortController().signal))).toBe('failed');
  });

  test('LV-08 a camera that comes after the screen was left is closed at once', async () => {
    const track = new Track();
    const leaving = new AbortController();
    const camera = new EventTarget();
    withCamera(() => new Promise((resolve) => camera.addEventListener('on', () => resolve(getStream(track)))));
    const opening = getFault(openCamera(leaving.signal));
    leaving.abort();
    camera.dispatchEvent(new Event('on'));
    expect(await opening).toBe('failed');
    expect(track.readyState).toBe('ended');
    expect(getCameraStream()).toBeNull();
  });

  test('LV-08 leaving closes an open camera', async () => {
    const track = new Track();
    const leaving = new AbortController();
    withCamera(() => Promise.resolve(getStream(track)));
    expect(await openCamera(leaving.signal)).toBe(getCameraStream());
    leaving.abort();
    expect(track.readyState).toBe('ended');
    expect(getCameraStream()).toBeNull();
  });

  test('LV-08 opening again leaves one camera on', async () => {
    const tracks = [new Track(), new Track()];
    let opened = 0;
    withCamera(() => Promise.resolve(getStream(tracks[opened++] ?? new Track())));
    await openCamera(new AbortController().signal);
    await openCamera(new AbortController().signal);
    expect(tracks.map((track) => track.readyState)).toEqual(['ended', 'live']);
  });

  test('LV-05 an unplugged camera is reported, before and after the first picture', async () => {
    const lost = jest.fn();
    const track = new Track();
    withCamera(() => Promise.resolve(getStream(track)));
    await openCamera(new AbortController().signal);
    watchCamera(lost);
    expect(lost).not.toHaveBeenCalled();
    track.pullOut();
    expect(lost).toHaveBeenCalledTimes(1);
    watchCamera(lost);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  test('LV-08 a camera that we close ourselves is not lost', async () => {
    const lost = jest.fn();
    withCamera(() => Promise.resolve(getStream(new Track())));
    await openCamera(new AbortController().signal);
    watchCamera(lost)();
    closeCamera();
    expect(lost).not.toHaveBeenCalled();
  });
});

describe('photo', () => {
  test('LV-02 1,048,576 bytes stay as they are, 1,048,577 are recompressed', () => {
    expect(needsRecompression(1_048_576)).toBe(false);
    expect(needsRecompression(1_048_577)).toBe(true);
  });

  test.each([0, 1, 2, 3, 1_048_576, 1_048_577])('LV-02 base64 of %d bytes is counted as such', (bytes) => {
    expect(countBase64Bytes(Buffer.alloc(bytes).toString('base64'))).toBe(bytes);
  });

  test('LV-05 a picture of one color is blank, one with anything in it is not', () => {
    const grey = new Uint8ClampedArray(4 * 100).fill(90);
    expect(isBlank(grey)).toBe(true);
    grey.set([200, 180, 160, 255], 40);
    expect(isBlank(grey)).toBe(false);
  });
});

const withPosition = (getCurrentPosition: Geolocation['getCurrentPosition']): void =>
  void Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

describe('position and secure page', () => {
  test('LG-05 a position is reported in degrees', async () => {
    withPosition((tell) => tell({ coords: { latitude: 19.4, longitude: -99.1 } } as GeolocationPosition));
    expect(await readPosition()).toEqual({ latitude: 19.4, longitude: -99.1 });
  });

  test('LG-05 refused, unanswered and missing geolocation do not block a login', async () => {
    withPosition((_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    expect(await readPosition()).toBeNull();
    withPosition(() => undefined);
    expect(await readPosition(5)).toBeNull();
    Reflect.deleteProperty(navigator, 'geolocation');
    expect(await readPosition()).toBeNull();
  });

  test('LV-05 plain http from another machine is reported as requiring HTTPS', () => {
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    expect(getInsecurePageMessage()).toBe('login.needsHttps');
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    expect(getInsecurePageMessage()).toBeNull();
  });
});
