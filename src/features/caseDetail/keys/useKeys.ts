import { isNavigating } from '@/ui/screen/onTheWay';
import { isDialogOpen } from '@/ui/screen/isDialogOpen';
import { useEffect, useEffectEvent } from 'react';

/** Actions by key: a letter, digit or sign in lower case, 'Shift+1', or 'Ctrl+Enter'. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Selector of elements in which letters have another meaning; in a menu they select an item. */
const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [role=combobox], [role=menu]';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);

/** Returns the key's name by the position of the digit, because Shift with a digit types different characters on different keyboards. */
function shiftedName({ key, code }: KeyboardEvent): string {
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(code)?.[1];
  if (digit !== undefined) return `Shift+${digit}`;
  return key === '?' ? key : '';
}

function getName(event: KeyboardEvent): string {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey) return '';
  if (ctrlKey || metaKey) return key === 'Enter' && !shiftKey ? 'Ctrl+Enter' : '';
  return shiftKey ? shiftedName(event) : key.toLowerCase();
}

/** Returns true for a repeated key press, an event already handled, or a key below an open dialog. */
const isNoneOfOurs = ({ repeat, defaultPrevented }: KeyboardEvent): boolean =>
  repeat || defaultPrevented || isDialogOpen();

/**
 * Registers the shortcuts of a screen: single keys outside text fields, Ctrl+Enter always, none below an open dialog. While the screen is
 * being left, only steps to another case work.
 */
export function useKeys(actions: KeyActions, areSteps = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = getName(event);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action || isNoneOfOurs(event) || (isNavigating() && !areSteps)) return;
    if (name !== 'Ctrl+Enter' && isWriting(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
