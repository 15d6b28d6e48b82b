import { type RefObject, useEffect } from 'react';

const AREAS = '.ant-table-content, .ant-table-body, [data-scrolls]';

function markAreas(table: HTMLElement): void {
  for (const area of table.querySelectorAll<HTMLElement>(AREAS)) {
    if (area.scrollWidth > area.clientWidth) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  }
}

/** Whatever of a table, or marked with data-scrolls, scrolls sideways can be reached and scrolled by keyboard (GE-02); what does not is no stop on the way. */
export function useScrollableByKey(table: RefObject<HTMLElement | null>): void {
  // After every drawing, for columns and rows decide; and whenever the room for them changes.
  useEffect(() => {
    if (!table.current) return undefined;
    const element = table.current;
    markAreas(element);
    const room = new ResizeObserver(() => markAreas(element));
    room.observe(element);
    return () => room.disconnect();
  });
}
