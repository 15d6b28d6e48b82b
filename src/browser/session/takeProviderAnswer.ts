import { RETURN_PATH } from '@/contract/routes';
import { takeConfirmationScreen } from './companyConfirmation';
import { loginVault } from './vault';

const FIELDS = ['code', 'iss', 'error'] as const;

/**
 * Moves the answer of the company's sign-in from the page's address to the vault, before anything is requested. An answer that confirms the
 * signed-in user leads back to the screen that needed it. Returns true if the answer is one of a sign-in.
 */
export function takeProviderAnswer(): boolean {
  if (location.pathname !== RETURN_PATH) return false;
  const params = new URLSearchParams(location.search);
  const state = params.get('state');
  const screen = state === null ? undefined : takeConfirmationScreen(state);
  history.replaceState(null, '', `/${screen ?? ''}`);
  if (state === null) return false;
  const fields = FIELDS.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  loginVault.put(screen === undefined ? 'ssoAnswer' : 'confirmationAnswer', { state, ...Object.fromEntries(fields) });
  return screen === undefined;
}
