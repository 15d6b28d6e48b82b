import { type RefObject, useEffect } from 'react';

const AREAS = '.ant-table-content, .ant-table-body, [data-scrolls]';

function markAreas(table: HTMLElement): void {
  for (const area of table.querySelectorAll<HTMLElement>(AREAS)) {
    if (area.scrollWidth > area.clientWidth) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  }
}

/**
 * Makes tables, and elements marked with data-scrolls, focusable for keyboard scrolling if they overflow horizontally (GE-02). Others are
 * no tab stop.
 */
export function useScrollableByKey(table: RefObject<HTMLElement | null>): void {
  // Runs after every render, because columns and rows matter, and on every change of the available size.
  useEffect(() => {
    if (!table.current) return undefined;
    const element = table.current;
    markAreas(element);
    const room = new ResizeObserver(() => markAreas(element));
    room.observe(element);
    return () => room.disconnect();
  });
}
