import { useEffect, useEffectEvent } from 'react';

/** Selector of elements in which a digit is typed, not used as a shortcut. */
const FIELDS = 'input, textarea, [role=combobox]';

const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** Returns the digit, 'Escape', or undefined for any other key. */
function toDigit({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): number | 'Escape' | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Escape') return key;
  return /^[1-9]$/u.test(key) && !isWriting(target) ? Number(key) : undefined;
}

/**
 * Handles the digits 1, 2, 3 … for the open list before any other shortcut, and Escape to close it. Two keys in quick succession therefore
 * work reliably.
 */
export function useDigitKeys(choose: (place: number) => void, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = toDigit(event);
    if (key === undefined || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') close();
    else choose(key - 1);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
