import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { TaskRow } from '@/contract/entities/cases/task';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Money } from '@/ui/format/Money';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../lender.module.css';
import { NumberText } from '../styled';
import { useCasesOf } from './useCasesOf';

interface FindCaseProps {
  readonly chosen: TaskRow | undefined;
  readonly onChoose: (chosen: TaskRow | undefined) => void;
}

const Offered = ({ of }: { readonly of: TaskRow }) => (
  <span className={styles['case']}>
    <NumberText as="strong">{of.loanId}</NumberText>
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
  const { cases, isFetching, error, again } = useCasesOf(text);
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
