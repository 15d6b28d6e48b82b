import { useKeptColumns } from '@/api/keptColumns';
import { columnChoice } from '@/ui/columnChoice';
import { useIntl } from 'react-intl';

import { COLUMN_NAMES } from './columnNames';

/** The columns that the user has chosen for the list. */
export function useShownColumns() {
  const { formatMessage } = useIntl();
  return columnChoice(useKeptColumns('statistics'), {
    names: COLUMN_NAMES,
    fixed: 'borrow_id',
    title: (name) => formatMessage({ id: `statistics.${name}` }),
  });
}
