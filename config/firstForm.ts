import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../src/contract/language';
import { DOCUMENT_LANGUAGE } from '../src/browser/stored/language';
import type { LoginFields } from '../src/features/login/loginFields';

const readMessages = (language: Language): Record<string, string> => {
  const file = path.join(import.meta.dirname, '../src/i18n', language, 'entry/login.json');
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return messages;
};

const MESSAGES = LANGUAGES.map((language) => ({ tag: DOCUMENT_LANGUAGE[language], messages: readMessages(language) }));

/** Renders a message in all languages; the style sheet shows the document's. */
const renderMessage = (id: string): string =>
  MESSAGES.map(({ tag, messages }) => {
    const message = messages[id];
    if (message === undefined || /[<>&{]/u.test(message)) throw new Error(`${id} is no plain message of the login`);
    return `<span lang="${tag}">${message}</span>`;
  }).join('');

interface FirstField {
  readonly name: keyof LoginFields;
  readonly label: string;
  readonly hint?: string;
  readonly attributes: string;
}

const FIELDS: readonly FirstField[] = [
  { name: 'username', label: 'login.username', attributes: 'maxlength="254" autocomplete="username" autofocus' },
  { name: 'password', label: 'login.password', attributes: 'type="password" autocomplete="current-password"' },
  { name: 'captcha', label: 'login.captchaText', attributes: 'maxlength="16" autocomplete="off"' },
  {
    name: 'idCard',
    label: 'login.idCard',
    hint: 'login.idCard.hint',
    attributes: 'maxlength="64" autocomplete="off"',
  },
];

const renderField = ({ name, label, hint, attributes }: FirstField): string => `
<div class="first-field"><label for="first-${name}">${renderMessage(label)}</label>
<div class="first-row"><div class="first-frame"><input id="first-${name}" name="${name}" ${attributes} autocapitalize="none" spellcheck="false" /></div>${name === 'captcha' ? '<div class="first-captcha"></div>' : ''}</div>
<div class="first-hint">${hint === undefined ? '' : renderMessage(hint)}</div></div>`;

/**
 * The login form within the page, so that a user can type before the app runs (SC-03). The app's form takes over what was typed
 * (src/features/login/firstForm). No `form` element: nothing can send the password before the app encrypts it.
 */
export const FIRST_FORM = `<div class="first-brand"></div><main class="first-side"><div class="first-choices"></div>
<div class="first-card"><h1 class="first-title">${renderMessage('login.title')}</h1>${FIELDS.map(renderField).join('')}
<button type="button" class="first-button">${renderMessage('login.submit')}</button></div></main>`;
