import { DARK_SCHEME } from '../page/createMediaQuery';
import { readItem, removeItem, writeItem } from './storage';

/** Color scheme chosen by the user, or `system` to follow the system's setting. */
export type ColorChoice = 'light' | 'dark' | 'system';

/** Color scheme in effect. */
export type ColorScheme = 'light' | 'dark';

const KEY = 'colourScheme';

/** Returns the choice stored on this device. */
export function readColorChoice(): ColorChoice {
  const stored = readItem('local', KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Returns the scheme for a choice at this moment. */
export const getScheme = (choice: ColorChoice): ColorScheme => {
  if (choice !== 'system') return choice;
  return DARK_SCHEME.holds() ? 'dark' : 'light';
};

/** Stores the choice on this device and applies it. */
export function writeColorChoice(choice: ColorChoice): void {
  if (choice === 'system') removeItem('local', KEY);
  else writeItem('local', KEY, choice);
  applyColorChoice(choice);
}

/** Applies a choice: `src/ui/plain.css` follows the system unless the document names a scheme. */
export function applyColorChoice(choice: ColorChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Runs a callback when the system switches between light and dark. Returns a function that stops it. */
export const watchSystemScheme = (onChange: (scheme: ColorScheme) => void): (() => void) =>
  DARK_SCHEME.watch(() => onChange(getScheme('system')));
