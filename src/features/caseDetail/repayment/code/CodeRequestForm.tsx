import {
  PAY_CHANNEL,
  type PayChannel,
  CODE_FOR,
  REPAYMENT_CODE_TYPE,
  type RepaymentCodeType,
} from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { calculateExtendedDay } from '@/contract/money/calculateExtendedDay';
import { EXTENSION_DAYS_MAX } from '@/contract/ourLimits';
import type { MessageId } from '@/i18n/messageIds';
import { isOutcomePending } from '@/machines/submissionMachine';
import { CalendarDay } from '@/ui/dates/DateTime';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import type { TypedAmount } from '@/ui/form/amountText';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { RefusedFields } from '@/ui/form/RefusedFields';
import { Form, type FormInstance, Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../../submission/SubmissionStatus';
import { CodeButtons } from '../../record/CodeButtons';
import { AmountField, AmountHints } from '../AmountField';
import { DaysField } from '../DaysField';
import { RefusalAlert } from '../RefusalAlert';
import * as styles from '../repayment.module.css';
import { AmountRow } from '../repaymentElements';
import { ValidCodeAlert } from './ValidCodeAlert';
import { useRequestCode } from './useRequestCode';

interface BoughtDaysProps<Fields> {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<Fields>;
}

/** Days that the payment of an extension code buys, and the resulting due date if it is paid today (MI-07). */
function BoughtDays<Fields extends { readonly days?: number | null }>({ task, form }: BoughtDaysProps<Fields>) {
  const today = useInstitutionDate();
  const days: unknown = Form.useWatch('days', form);
  const isKnown = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= EXTENSION_DAYS_MAX;
  const extra = isKnown ? (
    <FormattedMessage
      id="repay.code.buys"
      values={{ date: <CalendarDay at={calculateExtendedDay(task.penaltyDate, days, today)} /> }}
    />
  ) : (
    <FormattedMessage id="repay.code.buysNothing" />
  );
  return <DaysField extra={extra} />;
}

interface CodeFields {
  readonly codeType: RepaymentCodeType;
  readonly payChannel: PayChannel;
  readonly amount?: TypedAmount;
  readonly days?: number | null;
}

const REFUSED_AT = { amountNotBelowDue: 'amount', extensionsUsedUp: 'days' } as const;
const USUAL: CodeFields = { codeType: '1', payChannel: 'BANK' };

interface CodeRequestFormProps {
  readonly task: LoanItem['task'];
  readonly newest: RepaymentCode | undefined;
}

/** Form to request a code from the channel for an amount below the amount due (CD-10). */
export function CodeRequestForm({ task, newest }: CodeRequestFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<CodeFields>();
  const submission = useRequestCode({ taskId: task.id, newest, onDone: () => form.resetFields(['amount', 'days']) });
  const isExtension = Form.useWatch('codeType', form) === CODE_FOR.extension;
  const label = (id: MessageId) => formatMessage({ id });
  const choose = (amount: number): void => {
    form.setFieldValue('amount', amount);
    void form.validateFields(['amount']);
  };
  const submit = ({ amount, days, ...others }: CodeFields) => {
    if (typeof amount !== 'number') return;
    submission.submit({ ...others, amount, ...(isExtension && { days: days ?? null }) });
  };
  return (
    <CompleteForm
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={USUAL}
      disabled={submission.isBusy || isOutcomePending(submission.state) || submission.good?.insteadOf !== undefined}
      onFinish={submit}
    >
      <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
      <UnconfirmedOutcomeAlert submission={submission} />
      <RefusedFields error={submission.refusal} at={REFUSED_AT} />
      <ValidCodeAlert request={submission} />
      <div className={styles['codeRow']}>
        <Form.Item name="codeType" label={label('repay.code.type')}>
          <CodeButtons table={REPAYMENT_CODE_TYPE} label={label('repay.code.type')} />
        </Form.Item>
        <Form.Item name="payChannel" label={label('repay.code.channel')}>
          <CodeButtons table={PAY_CHANNEL} label={label('repay.code.channel')} />
        </Form.Item>
      </div>
      {isExtension && <BoughtDays task={task} form={form} />}
      <AmountRow>
        <AmountField task={task} tellsDue />
        <AmountHints task={task} onChoose={choose} />
      </AmountRow>
      <Button type="primary" htmlType="submit" loading={submission.state === 'sending'}>
        {label('repay.code.request')}
      </Button>
    </CompleteForm>
  );
}
