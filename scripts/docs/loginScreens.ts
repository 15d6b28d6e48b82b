import type { LoginStateCode } from '@/contract/codes/loginStateCodes';
import { FACE_FAILURES_ALLOWED } from '@/contract/limits';
import { LOGIN_EFFECTS, LOGIN_MESSAGES, type LoginMessage } from '@/machines/loginModel';

import errors from '../../src/i18n/en/entry/errors.json' with { type: 'json' };
import login from '../../src/i18n/en/entry/login.json' with { type: 'json' };
import shell from '../../src/i18n/en/workplace/shell.json' with { type: 'json' };

const TEXTS = { ...errors, ...login, ...shell };
type TextId = keyof typeof TEXTS;

/** A text that the screen displays. */
const quote = (id: TextId): string => `“${TEXTS[id]}”`;
/** The title of a screen, or the label of a field or button. */
const name = (id: TextId): string => `**${TEXTS[id]}**`;
const seconds = (timeoutMs: number): string => `${timeoutMs / 1000} seconds`;

/** Cause of each message. */
const MESSAGE_CAUSES: Readonly<Record<LoginMessage, string>> = {
  'form.invalid': 'A field of the form is invalid.',
  'login.bad': 'The server refuses the login and gives no other reason.',
  'login.captcha': 'The captcha image could not be loaded.',
  'login.key': 'The key could not be loaded, or the password could not be encrypted.',
  'login.noServer': 'The server did not answer the login.',
  'errors.intercepted': 'A firewall or a sign-in page of the network answered instead of the server.',
  'login.ended': 'The server ended the session and gives no other reason.',
  'sso.name': 'The company sign-in was chosen without a name.',
  'sso.bad': 'The server refuses the company sign-in and gives no other reason.',
  'sso.stayed': `The page of the company did not open within ${seconds(LOGIN_EFFECTS.leaveForProvider.timeoutMs)}.`,
  'factor.invalid': 'The code of the second factor is too short.',
  'factor.bad': 'The server refuses the second factor and gives no other reason.',
  'factor.canceled': 'The dialog of the browser for the passkey was canceled, or its time ran out.',
  'factor.unusable': 'The browser could not use a passkey.',
  'factor.refused': 'The server refuses the passkey and gives no other reason.',
  'factor.passed': 'The second factor was accepted, but the connection failed before the session was complete.',
  'cam.denied': 'The browser denies access to the camera.',
  'cam.start': `The camera did not start, or not within ${seconds(LOGIN_EFFECTS.openCamera.timeoutMs)}.`,
  'cam.lost': 'The camera stopped during the check.',
  'cam.draw': 'The browser could not create the photo.',
  'face.retry': 'A check failed, and the person has further tries.',
  'face.unsent': 'The photo or the request for the result did not reach the server.',
  'face.passed': 'The check passed, but the connection failed before the session was complete.',
  'face.three': `The check failed ${FACE_FAILURES_ALLOWED} times.`,
  'face.cancel': 'The provider’s page failed, did not load in time or was not completed in time.',
};

/** Screen and contents in each state. */
export const STATE_VIEWS: Readonly<Record<LoginStateCode, string>> = {
  'form.captchaLoading': `${name('login.title')}, ${quote('login.captcha.loading')} instead of the captcha image`,
  'form.captchaFailed': `${name('login.title')}, ${name('login.captcha.reload')} instead of the captcha image`,
  'form.editing': `${name('login.title')}, ready for input`,
  'submitting.key': `${name('login.title')}, button ${quote('login.submitting.key')}`,
  'submitting.posting': `${name('login.title')}, button ${quote('login.submitting.posting')}`,
  'singleSignOn.starting': `${name('login.sso.title')}, ${quote('login.sso.leaving')}`,
  'singleSignOn.leaving': `${name('login.sso.title')}, ${quote('login.sso.leaving')}`,
  'singleSignOn.returning': `${name('login.sso.title')}, ${quote('login.sso.returning')}`,
  'passkey.requesting': `${name('login.passkey')}, ${quote('login.factor.passkey.waiting')}`,
  'passkey.verifying': `${name('login.passkey')}, ${quote('login.factor.verifying')}`,
  'secondFactor.choosing': `${name('login.factor.title')}, ready for input`,
  'secondFactor.passkey': `${name('login.factor.title')}, ${quote('login.factor.passkey.waiting')}`,
  'secondFactor.verifying': `${name('login.factor.title')}, ${quote('login.factor.verifying')}`,
  'camera.intro': `${name('login.face.title')}, introduction with ${name('login.face.start')}`,
  'camera.requesting': `${name('login.face.title')}, ${quote('login.face.requesting')}`,
  'camera.preview': `${name('login.face.title')}, picture of the camera with ${name('login.face.capture')}`,
  'camera.drawing': `${name('login.face.title')}, ${quote('login.face.drawing')}`,
  'camera.verifying': `${name('login.face.title')}, ${quote('login.face.verifying')}`,
  'camera.error': `${name('login.face.title')}, error with ${name('login.face.retry')} or ${name('login.face.refresh')}`,
  'provider.loading': `${name('login.provider.title')}, ${quote('login.provider.loading')}`,
  'provider.running': `${name('login.provider.title')}, page of the provider`,
  'provider.checking': `${name('login.provider.title')}, ${quote('login.provider.checking')}`,
  'provider.recheck': `${name('login.provider.title')}, ${name('login.provider.askAgain')}`,
  'authenticated.active': 'Workplace',
  'authenticated.loggedOutDialog': `Workplace with the dialog ${name('login.loggedOut.title')}`,
  'authenticated.leaving': 'Workplace, while the server ends the session',
};

const messages = LOGIN_MESSAGES.map((id) => `| ${TEXTS[id]} | ${MESSAGE_CAUSES[id]} | \`${id}\` |`);

/** First part of docs/login.md. */
export const LOGIN_SCREENS = `## Screens

\`\`\`mermaid
flowchart LR
  form["${login['login.title']}"] -->|no check required| workplace[Workplace]
  form --> company["${login['login.sso.title']}"] --> workplace
  company --> factor
  company --> camera
  company --> provider
  form --> passkey["${login['login.passkey']}"] --> workplace
  passkey --> camera
  passkey --> provider
  form --> factor["${login['login.factor.title']}"] --> workplace
  factor --> camera
  factor --> provider
  form --> camera["${login['login.face.title']}"] --> workplace
  form --> provider["${login['login.provider.title']}"] --> workplace
  workplace --> dialog["${login['login.loggedOut.title']}"] --> form
\`\`\`

### ${login['login.title']}

The person enters ${name('login.username')}, ${name('login.password')}, the text of the captcha image in ${name('login.captchaText')} and, if the institution requires it, ${name('login.idCard')}. For the older client, the first field is ${name('login.email')}. The captcha field is missing if the server requires no captcha.

1. ${quote('login.captcha.loading')} is displayed until the captcha image is loaded. A click on the image loads another one. If the image cannot be loaded, ${name('login.captcha.reload')} starts another attempt.
2. ${name('login.submit')} checks the fields. The error of an invalid field is displayed at the field, for example ${quote('login.username.required')}.
3. The button shows ${quote('login.submitting.key')} while the browser loads the key and encrypts the password.
4. The button shows ${quote('login.submitting.posting')} until the server answers.
5. The workplace opens, or the check that the server requires: ${name('login.factor.title')}, ${name('login.face.title')} or ${name('login.provider.title')}.

If the server refuses the login, the form displays the reason and another captcha image.

### ${login['login.passkey']}

The form has the button ${name('login.passkey')} if an institution accepts a passkey instead of password and captcha, and the browser can use one.

1. ${name('login.passkey')} opens the dialog of the browser. ${quote('login.factor.passkey.waiting')} is displayed meanwhile.
2. The person chooses a passkey. ${quote('login.factor.verifying')} is displayed until the server answers.
3. The workplace opens, or the face check that the server requires.

If the dialog is canceled, the form reads ${quote('factor.canceled')}. If the server refuses the passkey, it reads ${quote('factor.refused')}, whatever the reason.

### ${login['login.sso.title']}

The form has the button ${name('login.sso')} if an institution accepts company accounts.

1. ${name('login.sso')} uses the username, or the code of the institution, from ${name('login.username')}. ${quote('login.sso.leaving')} is displayed until the page of the company opens.
2. The person signs in there. The browser returns to Saldo, and ${quote('login.sso.returning')} is displayed until the server answers.
3. The workplace opens, or the check that the server requires.

If the server refuses the answer, the form displays the reason.

### ${login['login.factor.title']}

This screen is displayed after the password if the person has set up a second factor.

1. The screen reads ${quote('login.factor.totp.text')} ${name('login.factor.recovery.use')} accepts a recovery code instead.
2. ${name('login.factor.submit')} sends the code. ${quote('login.factor.verifying')} is displayed until the server answers.
3. The workplace opens, or the face check that the server requires.

${name('login.factor.passkey.use')} opens the dialog of the browser for a passkey; ${quote('login.factor.passkey.waiting')} is displayed meanwhile. If the dialog is canceled, the screen reads ${quote('factor.canceled')}. A browser without passkeys does not offer them.

If the server refuses the code or the passkey, the screen displays the reason. ${name('login.face.back')} returns to the form.

### ${login['login.face.title']}

1. The introduction reads ${quote('login.face.intro')} ${name('login.face.start')} opens the camera.
2. ${quote('login.face.requesting')} is displayed until the camera starts.
3. A circle shows the picture of the camera, mirrored: ${quote('login.face.ready')}. The first photo is taken after a countdown, or at once with ${name('login.face.capture')}.
4. ${quote('login.face.drawing')} is displayed while the photo is taken, then ${quote('login.face.verifying')} until the server answers.
5. If the check passes, the workplace opens.

If the check fails, the screen shows ${quote('face.retry')} and the number of tries left. Further photos are taken only with ${name('login.face.capture')}. After ${FACE_FAILURES_ALLOWED} failures, the person has to log in again.

If the camera fails, the screen shows the reason and ${name('login.face.retry')} or ${name('login.face.refresh')}. If the page is hidden before the photo is taken, for example by another tab, the camera is turned off and the introduction is displayed again. ${name('login.face.back')} returns to the form.

### ${login['login.provider.title']}

1. ${quote('login.provider.loading')} is displayed until the page of the provider is loaded.
2. The person follows the instructions of that page.
3. ${quote('login.provider.checking')} is displayed until the server answers.
4. If the check passes, the workplace opens.

If the check fails, the screen shows ${quote('face.retry')} and the number of tries left, and loads the page of the provider again. After ${FACE_FAILURES_ALLOWED} failures, the person has to log in again. If the result cannot be loaded, ${name('login.provider.askAgain')} requests it without another check.

The form is displayed again if the page of the provider does not load within ${seconds(LOGIN_EFFECTS.openFrame.timeoutMs)}, if the person does not complete it within ${seconds(LOGIN_EFFECTS.watchProvider.timeoutMs)}, or if it reports a failure. ${name('login.face.back')} also returns to the form.

### Workplace

${name('shell.logout')} ends the session and returns to the form. If the server refuses a request because the session has ended, the form is displayed with the reason.

### ${login['login.loggedOut.title']}

This dialog is displayed over the workplace if the session ended in another tab or was ended by the server.

- ${name('login.loggedOut.stay')} closes the dialog. The screen can still be read. The next request to the server displays the dialog again.
- ${name('login.loggedOut.relogin')} returns to the form.

### Messages

If the server sends a more precise reason, it is displayed instead of the message.

| Message | Displayed when | Name |
| --- | --- | --- |
${messages.join('\n')}
`;
