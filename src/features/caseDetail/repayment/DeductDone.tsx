import type { LoanItem } from '@/contract/entities/loanItem';
import { isOpenStatus } from '@/contract/codes/caseStatus';
import { Money } from '@/ui/Money';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { NewestDeductions } from './NewestDeductions';
import { ButtonRow } from './styled';
import * as styles from './deductDone.module.css';
import type { Deducted } from './useDeduct';

interface DeductDoneProps {
  readonly task: LoanItem['task'];
  readonly done: Deducted;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** It is carried out: how much, what remains, and the deduction in the record. */
export function DeductDone({ task, done: { amount, answer }, onAnother, onClose }: DeductDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  const money = (value: number) => <Money amount={value} currency={task.currency} />;
  return (
    <div ref={box}>
      <Alert
        type="success"
        showIcon
        className={styles['doneNote'] ?? ''}
        title={
          amount === undefined ? (
            <FormattedMessage id="notices.deduct" />
          ) : (
            <FormattedMessage id="repay.deduct.done" values={{ amount: money(amount) }} />
          )
        }
        description={
          <FormattedMessage id="repay.deduct.remains" values={{ amount: money(answer?.amountDue ?? task.amount) }} />
        }
      />
      <NewestDeductions taskId={task.id} newestId={answer?.payLogId} />
      <ButtonRow>
        <Button type="primary" data-first onClick={onClose}>
          <FormattedMessage id="repay.close" />
        </Button>
        {isOpenStatus(task.status) && (
          <Button onClick={onAnother}>
            <FormattedMessage id="repay.deduct.another" />
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}
