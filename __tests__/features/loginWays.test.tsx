import type { MessageId } from '@/i18n/messageIds';
import { LoginScreen, type LoginScreenProps } from '@/features/login/LoginScreen';
import { INITIAL_LOGIN_CONTEXT, type LoginContext } from '@/machines/loginModel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import login from '@/i18n/en/entry/login.json';

const told = {
  onSubmit: jest.fn(),
  onRefreshCaptcha: jest.fn(),
  onSingleSignOn: jest.fn(),
  onFactor: jest.fn(),
  onPasskey: jest.fn(),
  onLanguage: jest.fn(),
  onStart: jest.fn(),
  onCapture: jest.fn(),
  onRetry: jest.fn(),
  onBack: jest.fn(),
  onFrameReady: jest.fn(),
};

beforeEach(() => jest.clearAllMocks());

const show = (place: LoginScreenProps['place'], offered: Partial<LoginContext> = { singleSignOnOffered: true }) =>
  render(
    <IntlProvider locale="en" messages={login as unknown as Record<MessageId, string>}>
      <LoginScreen
        place={place}
        captchaImage={null}
        identifier="username"
        provider={null}
        {...told}
        context={{ ...INITIAL_LOGIN_CONTEXT, lang: 'en', ...offered }}
      />
    </IntlProvider>,
  );

const findButton = () => screen.queryByRole('button', { name: 'Company sign-in' });

test('ID-01 the company sign-in is offered only where an institution has one', () => {
  show('form.editing', {});
  expect(findButton()).toBeNull();
});

test('ID-01 the company sign-in receives the name that was typed, and submits no form', async () => {
  show('form.editing');
  await userEvent.type(screen.getByLabelText('Username'), ' ana ');
  await userEvent.click(findButton() ?? document.body);
  expect(told.onSingleSignOn).toHaveBeenCalledWith('ana');
  expect(told.onSubmit).not.toHaveBeenCalled();
});

test('ID-01 on the way to the company the person can go back; while the answer is checked there is nothing to do', async () => {
  const { unmount } = show('singleSignOn.leaving');
  expect(await screen.findByText("Opening your company's sign-in…")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(told.onBack).toHaveBeenCalledTimes(1);
  unmount();
  show('singleSignOn.returning');
  expect(await screen.findByText("Checking the answer of your company's sign-in…")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

const findPasskeyButton = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

describe('passkey', () => {
  beforeEach(() => Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: jest.fn() }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

  test('ID-02 a passkey is offered where an institution accepts it, and submits no form', async () => {
    const { unmount } = show('form.editing', { passkeyOffered: true });
    await userEvent.click(await findPasskeyButton());
    expect(told.onPasskey).toHaveBeenCalledTimes(1);
    expect(told.onSubmit).not.toHaveBeenCalled();
    unmount();
    show('form.editing', {});
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  test('ID-02 while the browser requests the passkey the person can go back; while it is verified there is nothing to do', async () => {
    const { unmount } = show('passkey.requesting');
    expect(await screen.findByText('Follow the instructions of your browser…')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(told.onBack).toHaveBeenCalled();
    unmount();
    show('passkey.verifying');
    expect(await screen.findByText('Verifying…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

test('ID-02 a refused passkey is not called a wrong password; a reason of the server is shown', () => {
  const text = 'Wrong password or username';
  const { unmount } = show('form.editing', { msg: 'factor.refused', code: '11', text });
  expect(screen.getByRole('alert')).toHaveTextContent(login['factor.refused']);
  unmount();
  show('form.editing', { msg: 'factor.refused', code: '13', text: 'Too many attempts. Try again in 14 min' });
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 14 min');
});

test('ID-02 a browser without passkeys does not offer them', async () => {
  show('form.editing', { passkeyOffered: true, singleSignOnOffered: true });
  await import('@/features/login/PasskeyButton');
  expect(await screen.findByRole('button', { name: 'Company sign-in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});
