import TableMeasureRowContext from 'antd/es/table/TableMeasureRowContext';
import { type ReactNode, use } from 'react';

/** The box that selects a page. antd draws the headings a second time to measure them, hidden from those who hear the page: nothing there may take the focus. */
export function SelectAll({ children }: { readonly children: ReactNode }) {
  return use(TableMeasureRowContext) ? null : children;
}
