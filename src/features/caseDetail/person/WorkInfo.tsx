import { useTaskUserInfoQuery } from '@/api/endpoints/cases/taskApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedMessage, useIntl } from 'react-intl';

import { Revealable } from '../Revealable';
import * as styles from './person.module.css';

/** Company, occupation, years and the company's address in one line: the ten fields of user info have them one by one (CD-08). */
export function WorkInfo({ task }: { readonly task: LoanItem['task'] }) {
  const { formatMessage } = useIntl();
  const { currentData: data, error, refetch } = useTaskUserInfoQuery({ id: task.id });
  if (error && !data) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={1} />;
  const { companyName, occupation, workingYears, companyAddress } = data;
  const parts = [
    companyName,
    occupation,
    workingYears === null ? null : formatMessage({ id: 'case.years' }, { count: workingYears }),
  ];
  const known = parts.filter(Boolean).join(' · ');
  return (
    <div className={styles['work']}>
      <span className={styles['name']}>{known === '' ? <FormattedMessage id="person.work.unknown" /> : known}</span>
      {companyAddress && (
        <Revealable
          taskId={task.id}
          field="companyAddress"
          masked={companyAddress}
          label={formatMessage({ id: 'person.workAddress' })}
        />
      )}
    </div>
  );
}
