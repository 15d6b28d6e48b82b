import { getTaskDetailPath } from '@/contract/routes';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

interface CaseLinkProps {
  readonly taskId: string;
  readonly loanId: string;
}

/** Link to another case. That case is in no list, so the link carries no list parameters. */
export function CaseLink({ taskId, loanId }: CaseLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Link to={getTaskDetailPath(taskId, loanId)} aria-label={formatMessage({ id: 'cases.open' }, { loanId })}>
      {loanId}
    </Link>
  );
}
