import { readItem, removeItem, writeItem } from '../stored/storage';

/** Storage key of the confirmation that this tab has started, with the screen to return to. */
const STARTED = 'companyConfirmation';

/** Sends the tab to the company's sign-in, and remembers the screen for the return. */
export function leaveForConfirmation(address: string): void {
  const { protocol, searchParams } = new URL(address);
  // An address of another kind could run a script in this page.
  if (!/^https?:$/u.test(protocol)) return;
  const state = searchParams.get('state');
  writeItem('session', STARTED, JSON.stringify({ state, screen: location.hash }));
  location.assign(address);
}

function readStarted(): { readonly state?: unknown; readonly screen?: unknown } {
  try {
    const started: unknown = JSON.parse(readItem('session', STARTED) ?? '{}');
    return typeof started === 'object' && started !== null ? started : {};
  } catch {
    return {};
  }
}

/** Returns the screen from which this tab started the confirmation with this state; undefined for any other answer. */
export function takeConfirmationScreen(state: string): string | undefined {
  const { state: expected, screen } = readStarted();
  if (expected !== state) return undefined;
  removeItem('session', STARTED);
  return typeof screen === 'string' && screen.startsWith('#') ? screen : '';
}
