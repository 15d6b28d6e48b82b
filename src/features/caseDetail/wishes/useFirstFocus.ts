import { type RefObject, useEffect, useRef } from 'react';

/** Brings the focus to the first field or button of what has just opened. */
export function useFirstFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, button:enabled')?.focus(), []);
  return box;
}
