import { getTaskDetailPath } from '@/contract/routes';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

/** A loan's number, leading to its case where the user may open it. */
export function BoardLoanLink({
  row: { taskId, loanId },
}: {
  readonly row: { readonly taskId: string | null; readonly loanId: string };
}) {
  const { formatMessage } = useIntl();
  if (taskId === null) return loanId || '–';
  return (
    <Link to={getTaskDetailPath(taskId, loanId)} aria-label={formatMessage({ id: 'board.openCase' }, { loanId })}>
      {loanId}
    </Link>
  );
}
