import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { REMARK_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { Money } from '@/ui/format/Money';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import { DraftStatus, UnconfirmedOutcomeAlert } from '../../submission/SubmissionStatus';
import { AmountField, AmountHints, RemainingAmount } from '../AmountField';
import { RefusalAlert } from '../RefusalAlert';
import * as styles from '../repayment.module.css';
import { AmountRow, RepaymentButtonRow } from '../repaymentElements';
import { findRepeatedDeduction, type useDeduct } from './useDeduct';

/** Account and debt, to verify before an amount is entered. */
function DeductFacts({ loanItem: { task, deductionAccount } }: { readonly loanItem: LoanItem }) {
  return (
    <dl className={styles['facts']}>
      <dt>
        <FormattedMessage id="case.amountDue" />
      </dt>
      <dd>
        <strong>
          <Money amount={task.amount} currency={task.currency} />
        </strong>
      </dd>
      <dt>
        <FormattedMessage id="repay.loan" />
      </dt>
      <dd>{task.loanId}</dd>
      <dt>
        <FormattedMessage id="repay.deduct.account" />
      </dt>
      <dd>{deductionAccount}</dd>
    </dl>
  );
}

interface DeductFormProps {
  readonly loanItem: LoanItem;
  readonly deduct: ReturnType<typeof useDeduct>;
}

/** Form for the amount of a deduction. The draft survives a reload, a lost network connection and a forced logout (CD-13). */
export function DeductForm({ loanItem, deduct }: DeductFormProps) {
  const { form, draft, submission, toConfirm, goOn } = deduct;
  const { task, deductionAccount } = loanItem;
  const box = useRef<HTMLDivElement>(null);
  const isLocked = isOutcomePending(submission.state) || submission.isBusy;
  const isAtWork = !isLocked && toConfirm === undefined;
  const choose = (amount: number): void => {
    form.setFieldValue('amount', amount);
    void form.validateFields(['amount']);
    draft.touch();
  };
  useEffect(() => {
    if (isAtWork) box.current?.querySelector('input')?.focus();
  }, [isAtWork]);

  if (!deductionAccount) return <Alert type="info" showIcon title={<FormattedMessage id="repay.deduct.noAccount" />} />;
  return (
    <div ref={box}>
      <RefusalAlert
        title="notices.deductFailed"
        error={findRepeatedDeduction(submission.refusal) ? undefined : submission.refusal}
      />
      <UnconfirmedOutcomeAlert submission={submission} />
      <DeductFacts loanItem={loanItem} />
      <CompleteForm
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isLocked}
        onValuesChange={draft.touch}
        onFinish={() => goOn(form.getFieldsValue(true))}
      >
        <AmountRow>
          <AmountField task={task} />
          <AmountHints task={task} onChoose={choose}>
            <RemainingAmount task={task} form={form} />
          </AmountHints>
        </AmountRow>
        <Form.Item name="remark" label={<FormattedMessage id="repay.remark" />}>
          <Input maxLength={REMARK_MAX} autoComplete="off" />
        </Form.Item>
        <RepaymentButtonRow>
          <Button type="primary" htmlType="submit">
            <FormattedMessage id="repay.continue" />
          </Button>
        </RepaymentButtonRow>
        {!isOutcomePending(submission.state) && <DraftStatus draft={draft} />}
      </CompleteForm>
    </div>
  );
}
