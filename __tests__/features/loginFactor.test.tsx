import { LoginScreen, type LoginScreenProps } from '@/features/login/LoginScreen';
import en from '@/i18n/en/entry/login.json';
import type { MessageId } from '@/i18n/messageIds';
import { INITIAL_LOGIN_CONTEXT, type LoginContext } from '@/machines/loginModel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

const WORDS = en as Record<MessageId, string>;

const told = {
  onSubmit: jest.fn(),
  onRefreshCaptcha: jest.fn(),
  onLanguage: jest.fn(),
  onSingleSignOn: jest.fn(),
  onFactor: jest.fn(),
  onPasskey: jest.fn(),
  onStart: jest.fn(),
  onCapture: jest.fn(),
  onRetry: jest.fn(),
  onBack: jest.fn(),
  onFrameReady: jest.fn(),
};

type Place = Extract<LoginScreenProps['place'], `secondFactor.${string}`>;

const page = (place: Place, more: Partial<LoginContext> = {}) => (
  <IntlProvider locale="en" messages={WORDS}>
    <LoginScreen
      {...told}
      place={place}
      provider={null}
      captchaImage={null}
      identifier="username"
      context={{ ...INITIAL_LOGIN_CONTEXT, lang: 'en', hasSession: true, proofs: ['totp', 'recovery'], ...more }}
    />
  </IntlProvider>
);

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => void jest.clearAllMocks());

test('ID-02 the code of the app is typed with or without spaces, and sent with Enter', async () => {
  render(page('secondFactor.choosing'));
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await user.keyboard('123 456{Enter}');
  expect(told.onFactor).toHaveBeenCalledWith({ kind: 'totp', code: '123456' });
  await press('Back');
  expect(told.onBack).toHaveBeenCalledTimes(1);
});

test('ID-02 a recovery code can be used instead, and the app again', async () => {
  render(page('secondFactor.choosing'));
  await screen.findByLabelText('Code');
  await press('Use a recovery code');
  await user.type(screen.getByLabelText('Recovery code'), 'AB12-CD34-EF56-GH78');
  await press('Confirm');
  expect(told.onFactor).toHaveBeenCalledWith({ kind: 'recovery', code: 'AB12-CD34-EF56-GH78' });
  await press('Use the authenticator app');
  expect(screen.getByLabelText('Code')).toHaveValue('');
});

test('ID-02 without recovery codes none is offered', async () => {
  render(page('secondFactor.choosing', { proofs: ['totp'] }));
  await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
});

test('ID-02 while a code is verified nothing is sent again; a refusal is read out and the code is selected', async () => {
  const { rerender } = render(page('secondFactor.choosing'));
  await user.type(await screen.findByLabelText('Code'), '123456');
  rerender(page('secondFactor.verifying'));
  expect(screen.getByText('Verifying…')).toBeVisible();
  await press('Confirm');
  expect(told.onFactor).not.toHaveBeenCalled();
  const text = 'Too many attempts. Try again in 15 min';
  rerender(page('secondFactor.choosing', { msg: 'factor.bad', code: '13', text }));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.keyboard('654321');
  expect(screen.getByLabelText('Code')).toHaveValue('654321');
});

test('ID-02 once the factor is accepted only signing in is finished, without another code', async () => {
  render(page('secondFactor.choosing', { msg: 'factor.passed' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The next try only finishes signing in');
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  await press('Confirm');
  expect(told.onRetry).toHaveBeenCalledTimes(1);
});

describe('passkeys', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  test('ID-02 a passkey is requested, a code can be used instead; nothing is sent while the browser is waiting', async () => {
    Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: jest.fn() });
    const proofs = ['passkey', 'totp', 'recovery'] as const;
    const { rerender } = render(page('secondFactor.choosing', { proofs }));
    expect(await screen.findByText(/^Confirm with your passkey/u)).toBeVisible();
    await press('Use a passkey');
    expect(told.onPasskey).toHaveBeenCalledTimes(1);
    rerender(page('secondFactor.passkey', { proofs }));
    expect(screen.getByText('Follow the instructions of your browser…')).toBeVisible();
    await press('Use a passkey');
    expect(told.onPasskey).toHaveBeenCalledTimes(1);
    rerender(page('secondFactor.choosing', { proofs, msg: 'factor.canceled' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The passkey was not used');
    await press('Use the authenticator app');
    expect(screen.getByLabelText('Code')).toBeVisible();
  });

  test('ID-02 a browser without passkeys offers the other proofs, or says that it has none', async () => {
    const { unmount } = render(page('secondFactor.choosing', { proofs: ['passkey', 'recovery'] }));
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.queryByText(/passkey/u)).not.toBeInTheDocument();
    unmount();
    render(page('secondFactor.choosing', { proofs: ['passkey'] }));
    expect(await screen.findByText(/^This browser cannot use your passkey/u)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back']);
  });
});
