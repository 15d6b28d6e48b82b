import type { Language } from '@/contract/language';
import { RESULT_CODES } from '@/contract/resultCodes';
import { WRONG_CAPTCHA, WRONG_CREDENTIALS } from '@/features/login/LoginForm';
import { LoginScreen, type LoginScreenProps } from '@/features/login/LoginScreen';
import cn from '@/i18n/cn/entry/login.json';
import en from '@/i18n/en/entry/login.json';
import es from '@/i18n/es/entry/login.json';
import type { MessageId } from '@/i18n/messageIds';
import { INITIAL_LOGIN_CONTEXT } from '@/machines/loginModel';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

const MESSAGES = { cn, en, es };
const IMAGE = 'data:image/svg+xml;base64,PHN2Zy8+';

type Given = Partial<Omit<LoginScreenProps, 'context'>> & { readonly context?: Partial<LoginScreenProps['context']> };

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

const page = (language: Language, { context, ...given }: Given = {}) => (
  <IntlProvider
    locale={language === 'cn' ? 'zh-CN' : language}
    messages={MESSAGES[language] as Record<MessageId, string>}
  >
    <LoginScreen
      place="form.editing"
      captchaImage={IMAGE}
      identifier="username"
      provider={null}
      {...told}
      {...given}
      context={{ ...INITIAL_LOGIN_CONTEXT, lang: language, ...context }}
    />
  </IntlProvider>
);

const user = userEvent.setup({ delay: null });

async function fill(password = 'Passw0rd!1', captcha = 'ab12') {
  await user.type(screen.getByLabelText('Username'), 'agent');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Captcha'), captcha);
}

beforeEach(() => jest.clearAllMocks());

describe('login form', () => {
  test('LG-01 has all fields, a language select, a login button, and Enter submits', async () => {
    render(page('en'));
    expect(screen.getByLabelText('Username')).toHaveFocus();
    await fill();
    await user.type(screen.getByLabelText('Login account'), 'ID-9{Enter}');
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('en');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(told.onSubmit).toHaveBeenCalledTimes(1);
    expect(told.onSubmit).toHaveBeenCalledWith({
      username: 'agent',
      password: 'Passw0rd!1',
      captcha: 'ab12',
      idCard: 'ID-9',
    });
  });

  test.each([
    [
      'en',
      'Username is required',
      'Password cannot be less than 5 characters',
      'Captcha cannot be less than 4 characters',
    ],
    ['cn', '请输入用户名', '密码不能少于 5 位', '验证码不能少于 4 位'],
    [
      'es',
      'El usuario es obligatorio',
      'La contraseña no puede tener menos de 5 caracteres',
      'El captcha no puede tener menos de 4 caracteres',
    ],
  ] as const)('LG-02 an empty form is not sent and says why in %s', async (language, ...errors) => {
    render(page(language));
    await user.keyboard('{Enter}');
    for (const error of errors) expect(screen.getByText(error)).toBeVisible();
    expect(screen.getAllByRole('textbox', { description: String(errors[0]) })[0]).toHaveFocus();
    expect(told.onSubmit).not.toHaveBeenCalled();
  });

  test('LG-02 five characters of password and four of captcha are enough, one less is not', async () => {
    render(page('en'));
    await fill('1234', 'abc');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await user.type(screen.getByLabelText('Password'), '5');
    await user.type(screen.getByLabelText('Captcha'), 'd{Enter}');
    expect(told.onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/less than/u)).toBeNull();
  });

  test('LG-02 errors follow the language', async () => {
    const { rerender } = render(page('en'));
    await user.keyboard('{Enter}');
    rerender(page('es'));
    expect(screen.getByText('El usuario es obligatorio')).toBeVisible();
  });

  test('LG-03 the captcha image is a button that asks for another one', async () => {
    render(page('en'));
    const button = screen.getByRole('button', { name: 'Captcha image Click for another image' });
    expect(screen.getByAltText('Captcha image')).toHaveAttribute('src', IMAGE);
    await user.click(button);
    expect(told.onRefreshCaptcha).toHaveBeenCalledTimes(1);
  });

  test('LG-03 an image that failed to load can be requested again, and nothing is sent meanwhile', async () => {
    render(page('en', { place: 'form.captchaFailed', captchaImage: null, context: { msg: 'login.captcha' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('The captcha image could not be loaded. Load it again');
    await fill();
    await user.keyboard('{Enter}');
    expect(told.onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(told.onRefreshCaptcha).toHaveBeenCalledTimes(1);
  });

  test('LG-12 no captcha is shown or requested where the login method requires none', async () => {
    render(page('en', { context: { captchaDemanded: false } }));
    expect(screen.queryByLabelText('Captcha')).toBeNull();
    await user.type(screen.getByLabelText('Username'), 'agent');
    await user.type(screen.getByLabelText('Password'), 'Passw0rd!1{Enter}');
    expect(told.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ captcha: '' }));
  });

  test('LG-06 the identifier is called e-mail where the older client signs in', () => {
    render(page('en', { identifier: 'email' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  test('LG-08 a failed attempt focuses the password, clears the captcha and says what was wrong', async () => {
    const { rerender } = render(page('en'));
    await fill();
    await user.keyboard('{Enter}');
    rerender(page('en', { place: 'submitting.posting' }));
    expect(screen.getByRole('button', { name: 'Logging in…' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Logging in…' }));
    expect(told.onSubmit).toHaveBeenCalledTimes(1);
    rerender(
      page('en', { place: 'form.captchaLoading', context: { msg: 'login.bad', code: '11', text: '用户名或密码错误' } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^Wrong password or username$/u);
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Captcha')).toHaveValue('');
    expect(screen.getByLabelText('Username')).toHaveValue('agent');
  });

  test('LG-12 the server’s own words are shown: how long an account stays locked', () => {
    const text = 'Too many attempts. Try again in 14 min';
    render(page('en', { context: { msg: 'login.bad', code: '13', text } }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  test('LG-08 a wrong captcha focuses the captcha: the password was right, and stays', async () => {
    const { rerender } = render(page('en'));
    await fill();
    rerender(page('en', { place: 'submitting.posting' }));
    rerender(page('en', { context: { msg: 'login.bad', code: '12', text: 'The captcha is wrong or too old' } }));
    expect(screen.getByLabelText('Captcha')).toHaveFocus();
    expect(screen.getByLabelText('Captcha')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd!1');
  });

  test('LG-08 the codes that the page knows are the contract’s', () => {
    expect(WRONG_CAPTCHA).toBe(RESULT_CODES.wrongCaptcha.code);
    expect(WRONG_CREDENTIALS).toBe(RESULT_CODES.wrongCredentials.code);
  });

  test('LG-01 the password is shown and hidden without losing it', async () => {
    render(page('en'));
    await fill();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toHaveValue('Passw0rd!1');
  });

  test('LG-10 a chosen language is applied at once, and the input remains', async () => {
    const { rerender } = render(page('en'));
    await fill();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '中文');
    expect(told.onLanguage).toHaveBeenCalledWith('cn');
    rerender(page('cn'));
    expect(screen.getByLabelText('密码')).toHaveValue('Passw0rd!1');
  });

  test('TR-03 nothing typed is left in the document’s attributes', async () => {
    const { container } = render(page('en'));
    await fill('canary-password', 'canary');
    await act(async () => user.keyboard('{Enter}'));
    expect(container.innerHTML).not.toContain('canary');
  });
});
