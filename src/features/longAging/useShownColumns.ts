import { useKeptColumns } from '@/api/keptColumns';
import { columnChoice } from '@/ui/columnChoice';
import { useIntl } from 'react-intl';

import { COLUMN_NAMES } from './columnNames';

/** The columns that the user has chosen for the list. */
export function useShownColumns() {
  const { formatMessage } = useIntl();
  return columnChoice(useKeptColumns('longAging'), {
    names: COLUMN_NAMES,
    fixed: 'borrowerName',
    title: (name) => formatMessage({ id: `aging.${name}` }),
  });
}
