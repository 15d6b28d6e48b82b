import { startLogin } from '@/app/login/loginSlice';
import { LoginAlert } from '@/features/login/LoginForm';
import { ENTRY_FILES } from '@/i18n/entryFiles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';

import { loginRig, until } from '../support/login/loginRig';
import { type LoginRig, opened, realServer, submit, toFacePreview } from '../support/login/servedLoginRig';

const PAGE = '<!doctype html><h1>Sign in to the network</h1>';

let server: Awaited<ReturnType<typeof realServer>>;
let toServer: typeof fetch;

beforeAll(async () => {
  server = await realServer();
  toServer = globalThis.fetch;
});
afterAll(() => server.close());
beforeEach(() => server.fresh());
afterEach(() => Object.assign(globalThis, { fetch: toServer }));

/** Lets a captive portal answer one call instead of the server. */
function intercept(call: string): void {
  const intercepted: typeof fetch = (address, init) =>
    typeof address === 'string' && address.endsWith(call)
      ? Promise.resolve(new Response(PAGE, { headers: { 'content-type': 'text/html' } }))
      : toServer(address, init);
  Object.assign(globalThis, { fetch: intercepted });
}

/** Returns what the login page shows in a language. */
async function getAlert(rig: LoginRig, language: 'cn' | 'en' | 'es'): Promise<string> {
  const files = await Promise.all([ENTRY_FILES.errors[language](), ENTRY_FILES.login[language]()]);
  const messages: Record<string, string> = Object.assign({}, ...files.map((file) => file.default));
  const alert = createElement(LoginAlert, { told: rig.context() });
  return renderToStaticMarkup(createElement(IntlProvider, { locale: 'en', messages }, alert));
}

const untilTold = (rig: LoginRig): Promise<void> =>
  until(
    () => rig.context().msg !== null,
    () => 'a message',
  );

test('SE-08 LG-03 a captcha that arrives as HTML is reported as a response of the network, in the language of the page', async () => {
  intercept('login/generateValidateCode');
  const rig = loginRig();
  rig.store.dispatch(startLogin());
  await rig.reach('form.captchaFailed');
  expect(await getAlert(rig, 'cn')).toContain('请先登录网络后重试');
  expect(await getAlert(rig, 'en')).toContain('Sign in to your network and try again');
  expect(await getAlert(rig, 'es')).toContain('Inicie sesión en su red');
});

test.each(['login/rsaPublicKey', 'login/in'])(
  'SE-08 LG-08 %s that comes as HTML is told as an answer of the network',
  async (call) => {
    const rig = await opened();
    intercept(call);
    submit(rig, 'agent');
    await untilTold(rig);
    expect(rig.context()).toMatchObject({ msg: 'errors.intercepted', text: null, hasSession: false });
  },
);

test('SE-08 LV-04 a face check that arrives as HTML is reported as a response of the network and does not count', async () => {
  const rig = await toFacePreview();
  intercept('login/getSilenceLiveNessResult');
  rig.send({ type: 'CAPTURE' });
  await untilTold(rig);
  expect([rig.leaf(), rig.context()]).toMatchObject(['camera.preview', { msg: 'errors.intercepted', fails: 0 }]);
});
