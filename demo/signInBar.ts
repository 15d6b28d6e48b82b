import { ROUTES } from '@/contract/routes';
import { DEMO_CAPTCHA } from './demoServer';

/** Roles offered on the sign-in page, by username. */
const ROLES = {
  agent: 'Agent · 催收员 · Gestor',
  leader: 'Leader · 组长 · Supervisor',
  admin: 'Administrator · 管理员 · Administrador',
  auditor: 'Auditor · 审计员 · Auditor',
  face: 'Face check · 人脸核验 · Verificación facial',
} as const;

/** Any password is accepted. */
const PASSWORD = 'Passw0rd!1';

/** Enters text as a user does: React ignores a value that is only assigned. */
function fill(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

function signIn(username: string): void {
  fill('input[autocomplete=username]', username);
  fill('input[type=password]', PASSWORD);
  fill('input[name=captcha]', DEMO_CAPTCHA);
  document.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

/** Shows one button per role on the sign-in page. Each fills in the form and sends it. */
export function showSignInBar(): void {
  const bar = document.createElement('nav');
  bar.setAttribute('aria-label', 'Demo');
  bar.style.cssText =
    'position:fixed;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:8px;justify-content:center;padding:12px;z-index:1';
  for (const [username, label] of Object.entries(ROLES)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => signIn(username));
    bar.append(button);
  }
  const update = (): void => {
    bar.style.display = location.hash.startsWith(`#${ROUTES.login.path}`) ? 'flex' : 'none';
  };
  update();
  addEventListener('hashchange', update);
  // The router replaces addresses without a hashchange event.
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true });
  document.body.append(bar);
}
