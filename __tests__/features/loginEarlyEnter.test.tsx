import { LANGUAGES } from '@/contract/language';
import { LoginScreen } from '@/features/login/LoginScreen';
import { loadEntryMessages } from '@/i18n/loadMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import { INITIAL_LOGIN_CONTEXT } from '@/machines/loginModel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

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
const user = userEvent.setup({ delay: null });

let ready: LoadedMessages;
beforeAll(async () => {
  ready = { language: 'en', messages: await loadEntryMessages('en') };
});
beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

const page = (isLoading: boolean, captchaDemanded: boolean, words = ready) => (
  <MessagesProvider ready={words}>
    <LoginScreen
      place={isLoading ? 'form.captchaLoading' : 'form.editing'}
      captchaImage={null}
      identifier="username"
      provider={null}
      {...told}
      context={{ ...INITIAL_LOGIN_CONTEXT, lang: words.language, captchaDemanded }}
    />
  </MessagesProvider>
);

async function signInEarly() {
  await user.type(screen.getByLabelText('Username'), 'agent');
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!1{Enter}');
}

test('LG-03 Enter while the captcha is loading says so, and leads to its field once it is here', async () => {
  const { rerender } = render(page(true, true));
  await signInEarly();
  expect(screen.getByText(/The image is still loading/u)).toBeVisible();
  expect(told.onSubmit).not.toHaveBeenCalled();
  rerender(page(false, true));
  expect(screen.queryByText(/The image is still loading/u)).toBeNull();
  expect(screen.getByLabelText('Captcha')).toHaveFocus();
  expect(told.onSubmit).not.toHaveBeenCalled();
});

test('LG-12 Enter before it is known that no captcha is demanded signs in as soon as it is', async () => {
  const { rerender } = render(page(true, true));
  await signInEarly();
  rerender(page(false, false));
  expect(told.onSubmit).toHaveBeenCalledTimes(1);
  rerender(page(false, false));
  expect(told.onSubmit).toHaveBeenCalledTimes(1);
});

const BLOCKED = { cn: /禁止本地址保存网站数据/u, en: /blocks site data/u, es: /bloquea los datos del sitio/u };
const BLOCKS = {
  cookies: () => jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
  storage: () =>
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    }),
};

test.each(LANGUAGES.flatMap((language) => (['cookies', 'storage'] as const).map((what) => ({ language, what }))))(
  'LG-07 where the browser blocks $what the login says so and takes no password, in $language',
  async ({ language, what }) => {
    const words = { language, messages: await loadEntryMessages(language) };
    BLOCKS[what]();
    render(page(false, true, words));
    expect(screen.getByRole('alert')).toHaveTextContent(BLOCKED[language]);
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

test('LG-07 a storage that is only full does not stop the login', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(page(false, true));
  expect(screen.getByLabelText('Username')).toBeVisible();
});
