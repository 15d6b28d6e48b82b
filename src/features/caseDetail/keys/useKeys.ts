import { isNavigating } from '@/ui/onTheWay';
import { isDialogOpen } from '@/ui/openDialog';
import { useEffect, useEffectEvent } from 'react';

/** What a key does: by its letter, digit or sign in lower case, as 'Shift+1', or as 'Ctrl+Enter'. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Where letters mean something of their own; in a menu they lead to its lines. */
const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [role=combobox], [role=menu]';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(FIELDS) !== null);

/** By where the digit lies, not by what it writes with Shift: that differs from keyboard to keyboard. */
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

/** Another press of it, what somebody else has answered, or a key below an open dialog. */
const isNoneOfOurs = ({ repeat, defaultPrevented }: KeyboardEvent): boolean =>
  repeat || defaultPrevented || isDialogOpen();

/** Keys of a screen: single ones while nothing is being typed, Ctrl+Enter always; none of them below an open dialog. While the screen is being left only steps to another one. */
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
