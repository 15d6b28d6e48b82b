import { useRepayPayLogsQuery } from '@/api/endpoints/cases/repayApi';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { DEDUCTION, DEDUCTION_BY, DEDUCTION_FAILURE } from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { PayLog } from '@/contract/entities/money/payLog';
import { PAGE_SIZE_PAY_LOGS } from '@/contract/limits';
import { DEDUCTION_LIST } from '@/contract/lists/caseLists';
import { getTitle } from '@/contract/lists/listDescription';
import { useLocale } from '@/i18n/languageContext';
import type { MessageId } from '@/i18n/messageIds';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { Table, Alert, Button } from 'antd';
import { useState, useEffect, useRef } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import * as styles from '../repayment.module.css';
import { RepaymentButtonRow } from '../repaymentElements';
import { DEDUCTION_CELLS } from './deductionColumns';
import type { DeductionReply } from './useDeduct';

/** Without the live line the record is looked at this often while the channel has not answered. */
const LOOK_EVERY_MS = 3000;

/** Returns the state in the response. An older server does not send it, and a recovered outcome lacks it. */
const toldBy = ({ answer }: DeductionReply): string =>
  answer ? (answer.deductionStatus ?? DEDUCTION.succeeded) : DEDUCTION.initialised;

/** The deduction in the record; where the answer was lost, the newest one of that amount. */
const isMeant =
  ({ answer, amount }: DeductionReply) =>
  (row: PayLog): boolean =>
    answer ? row.id === answer.payLogId : row.type === DEDUCTION_BY.agent && row.amount === (amount ?? row.amount);

/** Returns the state of a deduction from its record, else from the response to the request, and the reason of a failure. */
function useDeductionState(taskId: string, done: DeductionReply) {
  const [isOpen, setIsOpen] = useState(toldBy(done) === DEDUCTION.initialised);
  const { data } = useRepayPayLogsQuery(
    { taskId, page: 1, size: PAGE_SIZE_PAY_LOGS },
    { pollingInterval: isOpen ? LOOK_EVERY_MS : 0 },
  );
  const row = data?.result.find(isMeant(done));
  const status = row?.status ?? toldBy(done);
  const isStillOpen = status === DEDUCTION.initialised;
  if (isStillOpen !== isOpen) setIsOpen(isStillOpen);
  return { status, failure: row?.failure };
}

interface NewestDeductionsProps {
  readonly taskId: string;
  /** Highlights the newest deduction, unless it failed. */
  readonly newestId: string | undefined;
}

const SHOWN = 3;
const COLUMNS = ['opTime', 'type', 'amount', 'status', 'remark'] as const;

/** Latest deductions of a case, so that a new one is visible at once. */
function NewestDeductions({ taskId, newestId }: NewestDeductionsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { data, error, isFetching, refetch } = useRepayPayLogsQuery({ taskId, page: 1, size: PAGE_SIZE_PAY_LOGS });
  if (error !== undefined && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={SHOWN} />;
  return (
    <Table
      size="small"
      aria-label={formatMessage({ id: 'repay.deductions' })}
      className={styles['newestDeductions'] ?? ''}
      columns={COLUMNS.map((name) => ({
        ...DEDUCTION_CELLS[name],
        key: name,
        title: getTitle(DEDUCTION_LIST, name, language),
      }))}
      dataSource={data.result.slice(0, SHOWN)}
      rowKey="id"
      rowClassName={({ id, status }) =>
        id === newestId && status !== DEDUCTION.failed ? (styles['newest'] ?? '') : ''
      }
      pagination={false}
      loading={isFetching && { delay: 200 }}
    />
  );
}

interface DeductDoneProps {
  readonly task: LoanItem['task'];
  readonly done: DeductionReply;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

interface Look {
  readonly type: 'info' | 'error' | 'success';
  readonly words: MessageId;
  /** Message without the amount, if the amount is no longer known. */
  readonly bare: MessageId;
}

const ASKED: Look = { type: 'info', words: 'repay.deduct.asked', bare: 'repay.deduct.asked.noAmount' };
const REFUSED: Look = { type: 'error', words: 'repay.deduct.refused', bare: 'repay.deduct.refused.noAmount' };
const DONE: Look = { type: 'success', words: 'repay.deduct.done', bare: 'repay.deduct.done.noAmount' };

const getLook = (status: string): Look => {
  if (status === DEDUCTION.initialised) return ASKED;
  return status === DEDUCTION.failed ? REFUSED : DONE;
};

/** Outcome of a deduction: requested, refused or executed. Shows amount, reason, remainder and the deduction's record (MI-05). */
export function DeductionResult({ task, done, onAnother, onClose }: DeductDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  const { status, failure } = useDeductionState(task.id, done);
  const { amount, answer } = done;
  const look = getLook(status);
  const money = (value: number) => <Money amount={value} currency={task.currency} />;
  const explained = {
    info: <FormattedMessage id="repay.deduct.asked.hint" />,
    error: <CodeLabel table={DEDUCTION_FAILURE} code={failure} />,
    success: <FormattedMessage id="repay.deduct.remains" values={{ amount: money(task.amount) }} />,
  };
  return (
    <div ref={box}>
      <Alert
        type={look.type}
        showIcon
        className={styles['doneNote'] ?? ''}
        title={
          <FormattedMessage
            id={amount === undefined ? look.bare : look.words}
            values={amount === undefined ? {} : { amount: money(amount) }}
          />
        }
        description={explained[look.type]}
      />
      <NewestDeductions taskId={task.id} newestId={answer?.payLogId} />
      <RepaymentButtonRow>
        <Button type="primary" data-first onClick={onClose}>
          <FormattedMessage id="repay.close" />
        </Button>
        {isOpenStatus(task.status) && look !== ASKED && (
          <Button onClick={onAnother}>
            <FormattedMessage id="repay.deduct.another" />
          </Button>
        )}
      </RepaymentButtonRow>
    </div>
  );
}
