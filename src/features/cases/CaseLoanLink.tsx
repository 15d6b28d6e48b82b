import type { TaskRow } from '@/contract/entities/cases/task';
import { ROUTES, taskDetailPath } from '@/contract/routes';
import { CopyButton } from '@/ui/format/CopyButton';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';

import * as styles from './cases.module.css';

/**
 * Links the loan id to its case, and passes the list on so that 'next case' knows its order (CL-02, CL-05). The adjacent icon copies the
 * id.
 */
export function CaseLoanLink({ row }: { readonly row: TaskRow }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  // Otherwise the case would assume the list of all visible cases as its origin.
  if (useLocation().pathname === ROUTES.myTasks.path) list.set('scope', 'mine');
  const search = list.size > 0 ? `?${list.toString()}` : '';
  return (
    <span className={styles['loan']}>
      <Link
        to={taskDetailPath(row.id, row.loanId) + search}
        aria-label={formatMessage({ id: 'cases.open' }, { loanId: row.loanId })}
      >
        {row.loanId}
      </Link>
      <CopyButton text={row.loanId} isSmall />
    </span>
  );
}
