import { HOLD_KIND } from '@/contract/codes/preferenceCodes';
import type { Hold } from '@/contract/entities/cases/hold';
import { DECIDED_HOLD_KINDS, isHoldEnd } from '@/contract/holdRules';
import { HOLD_DAYS_MAX, REMARK_MAX } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { DayField } from '@/ui/dates/DayField';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Button, Form, type FormInstance, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { CodeButtons } from '../record/CodeButtons';
import { RefusalAlert } from '../repayment/RefusalAlert';
import { RepaymentButtonRow } from '../repayment/repaymentElements';
import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { getFields, type HoldFields, toHoldRequest } from './holdFields';
import type { useHold } from './useHold';

interface HoldFormProps {
  /** The hold in force. */
  readonly hold: Hold | undefined;
  readonly submission: ReturnType<typeof useHold>;
}

/** Form to hold a case: kind, end and reason. Ctrl+Enter submits it. A hold in force can also be lifted. */
export function HoldForm({ hold, submission }: HoldFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<HoldFields>();
  const isOpen = isOutcomePending(submission.state);
  const isOff = isOpen || submission.isBusy;
  const decide = (fields: HoldFields) => {
    const wish = toHoldRequest(fields);
    if (wish) submission.submit(wish);
  };
  const lift = async () => {
    const { reason } = await form.validateFields(['reason']).catch(() => ({ reason: undefined }));
    if (reason) submission.submit({ does: 'lift', reason });
  };
  const required = [{ required: true, whitespace: true }];
  const kindLabel = formatMessage({ id: 'case.hold.kind' });
  return (
    <GuardedForm
      form={form}
      name="hold"
      layout="vertical"
      requiredMark={false}
      initialValues={getFields(hold)}
      disabled={isOff}
      onFinish={decide}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit();
      }}
    >
      <Form.Item name="kind" label={kindLabel} rules={required}>
        <CodeButtons table={HOLD_KIND} codes={DECIDED_HOLD_KINDS} label={kindLabel} />
      </Form.Item>
      <UntilField form={form} />
      <Form.Item name="reason" label={formatMessage({ id: 'case.hold.reason' })} rules={required}>
        <Input.TextArea rows={3} maxLength={REMARK_MAX} showCount />
      </Form.Item>
      <p>
        <FormattedMessage id="case.hold.effect" />
      </p>
      <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
      <UnconfirmedOutcomeAlert submission={submission} />
      <RepaymentButtonRow>
        <Button type="primary" htmlType="submit" loading={submission.isBusy} disabled={isOpen} title="Ctrl+Enter">
          <FormattedMessage id={hold ? 'case.hold.save' : 'case.hold.set'} />
        </Button>
        {hold && (
          <Button disabled={isOff} onClick={() => void lift()}>
            <FormattedMessage id="case.hold.lift" />
          </Button>
        )}
      </RepaymentButtonRow>
    </GuardedForm>
  );
}

/** Last day by the institution's calendar; optional for a death or an insolvency. */
function UntilField({ form }: { readonly form: FormInstance<HoldFields> }) {
  const { formatMessage } = useIntl();
  const today = useInstitutionDate();
  const label = formatMessage({ id: 'case.hold.untilDay' });
  const invalid = formatMessage({ id: 'case.hold.untilDay.invalid' }, { most: HOLD_DAYS_MAX });
  const check = (_: unknown, untilDay?: string) => {
    const { kind } = form.getFieldsValue();
    const isFine = kind === undefined || isHoldEnd(kind, untilDay ?? null, today);
    return isFine ? Promise.resolve() : Promise.reject(new Error(invalid));
  };
  return (
    <DayField
      name="untilDay"
      label={label}
      placeholder={formatMessage({ id: 'case.hold.untilDay.none' })}
      dependencies={['kind']}
      rules={[{ validator: check }]}
    />
  );
}
