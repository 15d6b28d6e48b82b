import { isOpenStatus } from '@/contract/codes/caseCodes';
import { DEDUCTION_FAILURE, DEDUCTION } from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { NewestDeductions } from './NewestDeductions';
import { ButtonRow } from './styled';
import * as styles from './repayment.module.css';
import type { Deducted } from './useDeduct';
import { useDeductionState } from './useDeductionState';

interface DeductDoneProps {
  readonly task: LoanItem['task'];
  readonly done: Deducted;
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
export function DeductDone({ task, done, onAnother, onClose }: DeductDoneProps) {
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
      <ButtonRow>
        <Button type="primary" data-first onClick={onClose}>
          <FormattedMessage id="repay.close" />
        </Button>
        {isOpenStatus(task.status) && look !== ASKED && (
          <Button onClick={onAnother}>
            <FormattedMessage id="repay.deduct.another" />
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
