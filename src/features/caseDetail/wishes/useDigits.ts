import { useEffect, useEffectEvent } from 'react';

/** Where a digit is written, not chosen. */
const FIELDS = 'input, textarea, [role=combobox]';

const isWriting = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;

/** The digit that is chosen, 'Escape', or nothing that is meant here. */
function meant({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): number | 'Escape' | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Escape') return key;
  return /^[1-9]$/u.test(key) && !isWriting(target) ? Number(key) : undefined;
}

/**
 * The digits 1, 2, 3 … choose from what is open, before any other key of the screen hears them, and Escape closes it: so that
 * two keys in a row do what they say however quickly they come.
 */
export function useDigits(choose: (place: number) => void, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = meant(event);
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
