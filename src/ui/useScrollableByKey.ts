import { type RefObject, useEffect } from 'react';

const AREAS = '.ant-table-content, .ant-table-body, [data-scrolls]';

/** Whatever of a table, or marked with data-scrolls, scrolls sideways can be reached and scrolled by keyboard (GE-02); what does not is no stop on the way. */
export function useScrollableByKey(table: RefObject<HTMLElement | null>): void {
  // After every drawing: columns and rows decide.
  useEffect(() => {
    for (const area of table.current?.querySelectorAll<HTMLElement>(AREAS) ?? []) {
      if (area.scrollWidth > area.clientWidth) area.tabIndex = 0;
      else area.removeAttribute('tabindex');
    }
  });
}
