import TableMeasureRowContext from 'antd/es/table/TableMeasureRowContext';
import { type ReactNode, use } from 'react';

/**
 * Checkbox that selects a page. antd renders the headings a second time to measure them, hidden from screen readers: nothing there may take
 * the focus.
 */
export function SelectAll({ children }: { readonly children: ReactNode }) {
  return use(TableMeasureRowContext) ? null : children;
}
