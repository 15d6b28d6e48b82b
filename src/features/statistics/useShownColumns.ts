import { useKeptColumns } from '@/api/keptColumns';
import { columnsInForce } from '@/ui/chosenColumns';
import { useIntl } from 'react-intl';

import { COLUMN_NAMES, type ColumnName } from './columnNames';

const FIXED: ColumnName = 'borrow_id';

/** The columns that the user has chosen, or all of them; `isKnown` once the server has been heard, `choice` to change them. */
export function useShownColumns() {
  const { formatMessage } = useIntl();
  const { kept, isKnown, keep } = useKeptColumns('statistics');
  const columns = columnsInForce(kept, { known: COLUMN_NAMES, own: COLUMN_NAMES, fixed: FIXED });
  const all = COLUMN_NAMES.map((key) => ({ key, title: formatMessage({ id: `statistics.${key}` }) }));
  return { columns, isKnown, choice: { all, shown: columns, fixed: FIXED, onChoose: keep } };
}
