import { useLoanLoanRecordQuery } from '@/api/endpoints/cases/loanApi';
import { useTaskUserInfoQuery } from '@/api/endpoints/cases/taskApi';
import { useTaskMaterialLinkByPhoneQuery } from '@/api/endpoints/cases/taskMaterialApi';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { Table } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { PanelHeading } from '../PanelHeading';
import { Revealable } from '../Revealable';
import { CaseLink } from './CaseLink';
import { EmergencyContacts } from './EmergencyContacts';
import { createLoanRecordColumns } from './createLoanRecordColumns';
import * as styles from './person.module.css';
import { TaskInfo } from './TaskInfo';
import { UserInfo } from './UserInfo';

/** Other cases of the caller with a number in common with this one; possibly the same household. */
function LinkedCases({ task }: { readonly task: LoanItem['task'] }) {
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

const ROWS = 10;

/** Loans of the borrower, newest first, with links to their cases. */
function LoanRecords({ task }: { readonly task: LoanItem['task'] }) {
  const { formatMessage } = useIntl();
  const { currentData: loans, error, refetch } = useLoanLoanRecordQuery({ taskId: task.id });
  if (error && !loans) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!loans) return <Loading rows={2} />;
  return (
    <Table
      size="small"
      rowKey="loanId"
      columns={createLoanRecordColumns(task, (id) => formatMessage({ id }))}
      dataSource={loans}
      pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: <EmptyState isLine title={formatMessage({ id: 'person.loans.none' })} /> }}
    />
  );
}

/** All loans of the borrower, and other cases that share a number with this one (§7 loan/loan-record, task: link by phone). */
function LoanRecordPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <PanelHeading title="person.loans" />
      <LoanRecords task={task} />
      <PanelHeading title="person.linked" />
      <LinkedCases task={task} />
    </>
  );
}

/** Company, occupation, years and the company's address in one line: the ten fields of user info have them one by one (CD-08). */
function WorkInfo({ task }: { readonly task: LoanItem['task'] }) {
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

/** Work log info: where the borrower works, and whom to turn to when they cannot be reached (§2, CD-08). */
function WorkInfoPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <PanelHeading title="person.work" />
      <WorkInfo task={task} />
      <PanelHeading title="person.emergency" />
      <EmergencyContacts task={task} />
    </>
  );
}

/** Task info, user info, work and emergency contacts, other loans (§2, CD-07, CD-08). */
export function PersonPanel({ loanItem }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <PanelHeading title="case.taskInfo" />
      <TaskInfo loanItem={loanItem} />
      <PanelHeading title="case.userInfo" />
      <UserInfo task={loanItem.task} />
      <WorkInfoPanel loanItem={loanItem} />
      <LoanRecordPanel loanItem={loanItem} />
    </>
  );
}
