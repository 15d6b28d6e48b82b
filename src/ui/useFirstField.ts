import { type RefObject, useEffect, useRef } from 'react';

/**
 * The box of a dialog's or panel's fields: the first one of them takes the keys in the very frame that draws it.
 * antd's own moment (`afterOpenChange`) comes frames later, and what an agent types until then is lost.
 *
 * @param selector which element in the box is its first field
 */
export function useFirstField<Box extends HTMLElement = HTMLDivElement>(selector = 'input'): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(selector)?.focus(), [selector]);
  return box;
}
