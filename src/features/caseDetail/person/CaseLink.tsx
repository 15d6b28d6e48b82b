import { taskDetailPath } from '@/contract/routes';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

interface CaseLinkProps {
  readonly taskId: string;
  readonly loanId: string;
}

/** The way to another case; it stands in no list, so none goes along. */
export function CaseLink({ taskId, loanId }: CaseLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Link to={taskDetailPath(taskId, loanId)} aria-label={formatMessage({ id: 'cases.open' }, { loanId })}>
      {loanId}
    </Link>
  );
}
