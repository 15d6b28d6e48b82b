import { CODES_PER_PAGE } from '@/contract/ourLimits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PagedTable } from '@/ui/table/PagedTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { repaymentCodeColumns } from './repaymentCodeColumns';
import { useCodes } from './useCodes';

const MIN_WIDTH = 945;

interface CodeHistoryProps {
  readonly taskId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Codes of a case, newest first; a click copies one. */
export function CodeHistory({ taskId, page, onPage }: CodeHistoryProps) {
  const { formatMessage } = useIntl();
  const shown = keepPreviousPage(useCodes(taskId, page));
  const isEmpty = shown.rows?.totalCount === 0;
  // One sentence: the headings of seven columns over an empty table would need a scroll bar in a narrow window.
  if (isEmpty) return <EmptyState isLine title={formatMessage({ id: 'repay.code.empty' })} />;
  return (
    <PagedTable
      label={formatMessage({ id: 'repay.code.history' })}
      columns={repaymentCodeColumns((id) => formatMessage({ id }))}
      {...shown}
      rowKey={({ id }) => id}
      place={{ page, size: CODES_PER_PAGE }}
      onPlace={(next) => onPage(next.page)}
      minWidth={MIN_WIDTH}
      stickyBelow={0}
    />
  );
}
