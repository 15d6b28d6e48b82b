import { closeCamera, openCamera } from '@/browser/device/camera';
import { LoginScreen, type LoginScreenProps } from '@/features/login/LoginScreen';
import { LoggedOutDialog } from '@/features/login/LoggedOutDialog';
import { createProviderAddress } from '@/features/login/createProviderAddress';
import en from '@/i18n/en/entry/login.json';
import type { MessageId } from '@/i18n/messageIds';
import { INITIAL_LOGIN_CONTEXT, type LoginMessage } from '@/machines/loginModel';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

const TICKET = { baseUrl: 'https://provider.example/h5/check', partnerCode: 'p1', timestamp: 17, token: 'frame token' };

const WORDS = en as Record<MessageId, string>;

const told = {
  onSubmit: jest.fn(),
  onRefreshCaptcha: jest.fn(),
  onSingleSignOn: jest.fn(),
  onLanguage: jest.fn(),
  onFactor: jest.fn(),
  onPasskey: jest.fn(),
  onStart: jest.fn(),
  onCapture: jest.fn(),
  onRetry: jest.fn(),
  onBack: jest.fn(),
  onFrameReady: jest.fn(),
};

interface Given {
  readonly place: LoginScreenProps['place'];
  readonly msg?: LoginMessage;
  readonly fails?: number;
  readonly provider?: LoginScreenProps['provider'];
}

const page = ({ place, msg, fails = 0, provider = TICKET }: Given) => (
  <IntlProvider locale="en" messages={WORDS}>
    <LoginScreen
      {...told}
      place={place}
      provider={provider}
      captchaImage={null}
      identifier="username"
      context={{ ...INITIAL_LOGIN_CONTEXT, lang: 'en', hasSession: true, msg: msg ?? null, fails }}
    />
  </IntlProvider>
);

const user = userEvent.setup({ delay: null });
const video = () => screen.getByLabelText<HTMLVideoElement>('Camera picture, mirrored');
const title = (name: string) => screen.findByRole('heading', { name });

/** jsdom plays no film: the test tells when the picture would stand. */
const play = (): void => void fireEvent.playing(video());

beforeEach(() => {
  jest.clearAllMocks();
  const track = Object.assign(new EventTarget(), { readyState: 'live', stop: () => undefined });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: () => Promise.resolve(stream) },
    configurable: true,
  });
});

afterEach(closeCamera);

describe('face check', () => {
  test('LV-01 has the camera circle of 400 × 400, start check and back', async () => {
    render(page({ place: 'camera.intro' }));
    expect(await title('Face check')).toHaveFocus();
    expect(screen.getByLabelText('Camera picture, mirrored')).toHaveAttribute('width', '400');
    expect(screen.getByLabelText('Camera picture, mirrored')).toHaveAttribute('height', '400');
    await user.click(screen.getByRole('button', { name: 'Start check' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(told.onStart).toHaveBeenCalledTimes(1);
    expect(told.onBack).toHaveBeenCalledTimes(1);
  });

  test('LV-02 the open camera is shown, counted down, and takes one photo automatically', async () => {
    const stream = await openCamera(new AbortController().signal);
    const { rerender } = render(page({ place: 'camera.preview' }));
    await title('Face check');
    expect(video().srcObject).toBe(stream);
    expect(screen.getByRole('button', { name: 'Take photo' })).toBeDisabled();
    jest.useFakeTimers();
    play();
    expect(screen.getByText('Hold still, the photo is taken in 3 seconds')).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByText('Hold still, the photo is taken in 1 second')).toBeVisible();
    expect(told.onCapture).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(told.onCapture).toHaveBeenCalledTimes(1);
    rerender(page({ place: 'camera.drawing' }));
    act(() => jest.advanceTimersByTime(9000));
    expect(told.onCapture).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Taking the photo…')).toBeVisible();
    rerender(page({ place: 'camera.error', msg: 'cam.lost' }));
    expect(video().srcObject).toBeNull();
    jest.useRealTimers();
  });

  test('LV-04 after a failure the remaining attempts are displayed, and the next photo waits for the user', async () => {
    await openCamera(new AbortController().signal);
    render(page({ place: 'camera.preview', msg: 'face.retry', fails: 2 }));
    await title('Face check');
    expect(screen.getByRole('alert')).toHaveTextContent('Liveness check failed, please retry');
    expect(screen.getByText('1 try left')).toBeVisible();
    jest.useFakeTimers();
    play();
    act(() => jest.advanceTimersByTime(9000));
    expect(told.onCapture).not.toHaveBeenCalled();
    jest.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Take photo' }));
    expect(told.onCapture).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['cam.denied', 'Cannot access camera, check permissions', 'Try again'],
    ['cam.start', 'Camera failed to start', 'Try again'],
    ['cam.lost', 'The camera was disconnected', 'Try again'],
    ['cam.draw', 'Page draw failed, please refresh', 'Refresh'],
  ] as const)('LV-05 %s has its own message and way on', async (msg, words, way) => {
    render(page({ place: 'camera.error', msg }));
    await title('Face check');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await user.click(screen.getByRole('button', { name: way }));
    expect(told.onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
  });

  test('TR-03 a preview without a camera, as in a replayed recording, takes no photo', async () => {
    render(page({ place: 'camera.preview' }));
    await title('Face check');
    jest.useFakeTimers();
    act(() => jest.advanceTimersByTime(9000));
    expect(told.onCapture).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  test.each([
    ['face.three', 'Face recognition wrong three times, log in again'],
    ['face.cancel', 'Liveness failed, please retry'],
  ] as const)('LV-04 LV-07 %s is told on the form', (msg, words) => {
    render(page({ place: 'form.captchaLoading', msg }));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});

describe('provider’s page', () => {
  test('LV-06 runs in a sandboxed frame with access to the camera, and its window is notified when loaded', async () => {
    render(page({ place: 'provider.loading' }));
    await title('Identity check');
    const frame = screen.getByTitle<HTMLIFrameElement>('Identity check of the provider');
    expect(frame).toHaveAttribute('allow', 'camera');
    expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(Object.fromEntries(new URL(frame.src).searchParams)).toEqual({
      partnerCode: 'p1',
      timestamp: '17',
      token: 'frame token',
      lang: 'en',
      nonce: expect.stringMatching(/^\w{8,}$/u),
    });
    told.onFrameReady.mockClear();
    fireEvent.load(frame);
    expect(told.onFrameReady).toHaveBeenCalledWith({
      window: frame.contentWindow,
      origin: 'https://provider.example',
      nonce: new URL(frame.src).searchParams.get('nonce'),
    });
  });

  test('LV-08 the frame and its camera are removed as soon as the result is requested', async () => {
    const { rerender } = render(page({ place: 'provider.running' }));
    await title('Identity check');
    rerender(page({ place: 'provider.checking' }));
    expect(screen.queryByTitle('Identity check of the provider')).toBeNull();
    rerender(page({ place: 'provider.recheck', msg: 'face.unsent' }));
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(told.onRetry).toHaveBeenCalledTimes(1);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'no address', `${location.origin}/provider`])(
    'LV-06 the address %p is never opened',
    async (baseUrl) => {
      expect(createProviderAddress({ ...TICKET, baseUrl }, 'en')).toBeNull();
      render(page({ place: 'provider.loading', provider: { ...TICKET, baseUrl } }));
      expect(await screen.findByText("The address of the provider's page is not allowed")).toBeVisible();
      expect(screen.queryByTitle('Identity check of the provider')).toBeNull();
    },
  );
});

function open(this: HTMLDialogElement): void {
  this.open = true;
}

describe('logged-out dialog', () => {
  // jsdom knows the element but not how to open it.
  beforeAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal: open, close: () => undefined }));

  test('SE-06 offers to stay or to log in again; Escape stays', async () => {
    const onStay = jest.fn();
    const onRelogin = jest.fn();
    render(
      <IntlProvider locale="en" messages={WORDS}>
        <LoggedOutDialog reason="You have been signed out" onStay={onStay} onRelogin={onRelogin} />
      </IntlProvider>,
    );
    const dialog = screen.getByRole('dialog', { name: 'You are logged out' });
    expect(dialog).toHaveTextContent('You have been signed out');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    fireEvent(dialog, new Event('cancel'));
    expect(onStay).toHaveBeenCalledTimes(2);
    expect(onRelogin).toHaveBeenCalledTimes(1);
  });
});
