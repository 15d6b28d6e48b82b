import { RETURN_PATH } from '@/contract/routes';
import { loginVault } from './vault';

const FIELDS = ['code', 'iss', 'error'] as const;

/**
 * Moves the answer of the company's sign-in from the page's address to the vault, before anything is requested. Returns true if there is
 * one.
 */
export function takeProviderAnswer(): boolean {
  if (location.pathname !== RETURN_PATH) return false;
  const params = new URLSearchParams(location.search);
  history.replaceState(null, '', '/');
  const state = params.get('state');
  if (state === null) return false;
  const fields = FIELDS.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  loginVault.put('ssoAnswer', { state, ...Object.fromEntries(fields) });
  return true;
}
