import { type RefObject, useEffect, useRef } from 'react';

/**
 * The box of a dialog's fields: the first one of them takes the keys in the very frame that draws the dialog.
 * antd's own moment (`afterOpenChange`) comes frames later, and what an agent types until then is lost.
 *
 * @param selector which element in the box is its first field
 */
export function useFirstField(selector = 'input'): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(selector)?.focus(), [selector]);
  return box;
}
