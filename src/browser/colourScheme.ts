import { DARK } from './mediaQuery';
import { readItem, removeItem, writeItem } from './storage';

/** What the user chose: a scheme of their own, or whatever the system has. */
export type ColourChoice = 'light' | 'dark' | 'system';

/** What is shown. */
export type ColourScheme = 'light' | 'dark';

const KEY = 'colourScheme';

/** The choice kept on this device. */
export function readColourChoice(): ColourChoice {
  const kept = readItem('local', KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** The scheme to show for a choice at this moment. */
export const getScheme = (choice: ColourChoice): ColourScheme => {
  if (choice !== 'system') return choice;
  return DARK.holds() ? 'dark' : 'light';
};

/** Keeps the choice on this device and shows it. */
export function writeColourChoice(choice: ColourChoice): void {
  if (choice === 'system') removeItem('local', KEY);
  else writeItem('local', KEY, choice);
  showColourChoice(choice);
}

/** Shows a choice: `src/ui/plain.css` follows the system unless the document names a scheme. */
export function showColourChoice(choice: ColourChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Calls back when the system changes between light and dark; the answer stops it. */
export const watchSystemScheme = (onChange: (scheme: ColourScheme) => void): (() => void) =>
  DARK.watch(() => onChange(getScheme('system')));
