import { readLanguage } from '@/browser/stored/language';
import { ROUTES } from '@/contract/routes';

import { DEMO_CAPTCHA } from './demoServer';
import { ROLES, LOG_IN_AS } from './texts';

/** Any password is accepted. */
const PASSWORD = 'Passw0rd!1';

/** Enters text as a user does: React ignores a value that is only assigned. */
function fill(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Waits until the app shows the captcha: a form that is sent earlier asks the user to wait for it. */
async function waitForCaptcha(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- looks again in the next frame
  while (!document.querySelector('button[aria-busy=false] img')) await nextFrame();
}

async function signIn(username: string): Promise<void> {
  await waitForCaptcha();
  fill('input[autocomplete=username]', username);
  fill('input[type=password]', PASSWORD);
  fill('input[name=captcha]', DEMO_CAPTCHA);
  document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

/** Below the form, and always in sight when the page is longer than the window. The buttons and variables are those of plain.css. */
const STYLE = `
.demo-bar { position: sticky; inset-block-end: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
  justify-content: center; padding: 12px 16px; background: var(--color-bg-container);
  border-block-start: var(--line-width) solid var(--color-border-secondary); }
.demo-bar[hidden] { display: none; }
@media (width < 800px) { .demo-bar > span { flex-basis: 100%; text-align: center; } }
`;

const createButtons = () =>
  Object.entries(ROLES).map(([username, names]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plain-button';
    button.addEventListener('click', () => void signIn(username));
    return { button, names };
  });

/** Shows one button per role on the sign-in page, in its language. Each fills in the form and sends it. */
export function showSignInBar(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement('nav');
  bar.className = 'demo-bar';
  const title = document.createElement('span');
  const buttons = createButtons();
  bar.append(title, ...buttons.map(({ button }) => button));
  const update = (): void => {
    bar.hidden = !location.hash.startsWith(`#${ROUTES.login.path}`);
    if (bar.hidden) return;
    const language = readLanguage();
    if (title.textContent === LOG_IN_AS[language]) return;
    title.textContent = LOG_IN_AS[language];
    bar.setAttribute('aria-label', LOG_IN_AS[language]);
    for (const { button, names } of buttons) button.textContent = names[language];
  };
  update();
  document.body.append(bar);
  addEventListener('hashchange', update);
  // The router replaces addresses, and the app changes its language, without an event of the window. Other attributes are not observed,
  // since `update` itself changes one.
  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: ['lang'],
    childList: true,
    subtree: true,
  });
}
