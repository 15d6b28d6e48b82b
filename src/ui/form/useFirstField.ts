import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field of a dialog or panel in the frame that renders it. antd's own event (`afterOpenChange`) fires frames later, and
 * keystrokes until then would be lost.
 * @param selector which element in the container is its first field
 */
export function useFirstField<Box extends HTMLElement = HTMLDivElement>(selector = 'input'): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(selector)?.focus(), [selector]);
  return box;
}
