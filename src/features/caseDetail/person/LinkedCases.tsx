import { useTaskMaterialLinkByPhoneQuery } from '@/api/endpoints/cases/taskMaterialApi';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Money } from '@/ui/format/Money';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';

import { CaseLink } from './CaseLink';
import * as styles from './person.module.css';

/** Other cases of the caller with a number in common with this one; possibly the same household. */
export function LinkedCases({ task }: { readonly task: LoanItem['task'] }) {
  const { currentData: cases, error, refetch } = useTaskMaterialLinkByPhoneQuery({ id: task.id });
  if (error && !cases) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!cases) return <Loading rows={1} />;
  if (cases.length === 0) {
    return (
      <p className={styles['aside']}>
        <FormattedMessage id="person.linked.none" />
      </p>
    );
  }
  return (
    <ul className={styles['people']}>
      {cases.map(({ taskId, loanId, borrowerName, status, amount, phone, currency }) => (
        <li key={`${taskId} ${phone}`} className={styles['linked']}>
          <CaseLink taskId={taskId} loanId={loanId} />
          <span className={styles['name']}>{borrowerName}</span>
          <span className={styles['figures']}>{phone}</span>
          <CodeLabel table={CASE_STATUS} tones={CASE_STATUS_TONES} code={status} />
          <span className={styles['amount']}>
            <Money amount={amount} currency={currency ?? task.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
}
