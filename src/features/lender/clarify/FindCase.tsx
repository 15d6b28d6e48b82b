import { useTaskListingQuery } from '@/api/endpoints/cases/taskApi';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { TaskRow } from '@/contract/entities/cases/task';
import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { LenderNumberText } from '../lenderElements';

/** Cases of a name or number that are offered. */
const OFFERED = 8;

/** The cases whose loan has a number, or whose borrower has such a name. */
function useFoundCases(text: string) {
  const skip = text === '';
  const byLoan = useTaskListingQuery({ loanId: text, size: OFFERED }, { skip });
  const byName = useTaskListingQuery({ borrowerName: text, size: OFFERED }, { skip });
  const rows = [byLoan, byName].flatMap(({ currentData }) => (skip ? [] : (currentData?.result ?? [])));
  const byNumber = new Map<string, TaskRow>();
  // The first case of a loan represents it, because open cases come first.
  for (const row of rows) if (!byNumber.has(row.loanId)) byNumber.set(row.loanId, row);
  return {
    cases: [...byNumber.values()].slice(0, OFFERED),
    isFetching: byLoan.isFetching || byName.isFetching,
    error: byLoan.error ?? byName.error,
    again: (): void => {
      void byLoan.refetch();
      void byName.refetch();
    },
  };
}

interface FindCaseProps {
  readonly chosen: TaskRow | undefined;
  readonly onChoose: (chosen: TaskRow | undefined) => void;
}

const Offered = ({ of }: { readonly of: TaskRow }) => (
  <span className={styles['case']}>
    <LenderNumberText as="strong">{of.loanId}</LenderNumberText>
    <span>{of.borrowerName}</span>
    <CodeLabel table={CASE_STATUS} code={of.status} tones={CASE_STATUS_TONES} />
    <span>
      <FormattedMessage
        id="lender.assign.due"
        values={{ amount: <Money amount={of.amount} currency={of.currency} /> }}
      />
    </span>
  </span>
);

function Offers({ text, chosen, onChoose }: FindCaseProps & { readonly text: string }) {
  const { formatMessage } = useIntl();
  const { cases, isFetching, error, again } = useFoundCases(text);
  if (text === '') return null;
  if (isFetching) return <Loading rows={2} />;
  if (error !== undefined) return <ErrorWithRetry error={error} onRetry={again} />;
  if (cases.length === 0) return <EmptyState isLine title={formatMessage({ id: 'lender.assign.none' })} />;
  return (
    <Radio.Group
      className={styles['found'] ?? ''}
      aria-label={formatMessage({ id: 'lender.assign.found' })}
      value={chosen?.loanId ?? null}
      onChange={({ target }) => onChoose(cases.find(({ loanId }) => loanId === target.value))}
    >
      {cases.map((of) => (
        <Radio key={of.loanId} value={of.loanId}>
          <Offered of={of} />
        </Radio>
      ))}
    </Radio.Group>
  );
}

/** Finds a case by its loan's number or the borrower's name, and lets one be chosen. */
export function FindCase({ chosen, onChoose }: FindCaseProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const id = useId();
  const search = (typed: string): void => {
    onChoose(undefined);
    setText(typed.trim());
  };
  return (
    <div>
      <label htmlFor={id}>
        <FormattedMessage id="lender.assign.find" />
      </label>
      <Input.Search
        id={id}
        maxLength={FILTER_TEXT_MAX}
        autoComplete="off"
        enterButton={formatMessage({ id: 'search.search' })}
        onSearch={search}
      />
      <Offers text={text} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
