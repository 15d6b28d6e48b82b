import { OPERATIONS_TEAM } from '@/contract/codes/complaintCodes';
import { codeValues, codeLabel } from '@/contract/codes/codeTable';
import type { Complaint } from '@/contract/entities/management/complaint';
import { REMARK_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Form, Input, Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { EffectNote, StepBox } from './styled';
import { MAIN_STEPS, type PlainStep, STEP_NEEDS } from './complaintSteps';
import { HandlerSelect } from './HandlerSelect';
import { StepEnd } from './StepEnd';
import { type StepFields, useStep } from './useStep';

const focusFirst = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>('input, textarea, button')?.focus();

interface StepFormProps {
  readonly order: Complaint;
  readonly event: PlainStep;
  readonly onDone: () => void;
}

/** Fields of a step, its consequences, and its button. Ctrl+Enter submits it. */
export function StepForm({ order, event, onDone }: StepFormProps) {
  const [form] = Form.useForm<StepFields>();
  const { send, isSending, refusal } = useStep(order.id, onDone);
  return (
    <StepBox ref={focusFirst}>
      <GuardedForm
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isSending}
        onFinish={(fields) => void send(event, fields)}
        onKeyDown={(key) => {
          if (key.key === 'Enter' && (key.ctrlKey || key.metaKey)) form.submit();
        }}
      >
        <EffectNote>
          <FormattedMessage id={`complaints.effect.${event}`} values={{ count: order.matters.length }} />
        </EffectNote>
        <StepFieldsOf event={event} order={order} />
        <StepEnd
          button={{ type: MAIN_STEPS.includes(event) ? 'primary' : 'default' }}
          isSending={isSending}
          refusal={refusal}
          onCancel={onDone}
        >
          <FormattedMessage id={`complaints.do.${event}`} />
        </StepEnd>
      </GuardedForm>
    </StepBox>
  );
}

function StepFieldsOf({ event, order }: Pick<StepFormProps, 'event' | 'order'>) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { handler, team, note } = STEP_NEEDS[event];
  const required = [{ required: true, whitespace: true }];
  return (
    <>
      {handler && (
        <Form.Item name="userId" label={formatMessage({ id: 'complaints.assignee' })} rules={required}>
          <HandlerSelect label={formatMessage({ id: 'complaints.assignee' })} exceptId={order.accusedId} />
        </Form.Item>
      )}
      {team && (
        <Form.Item name="team" label={formatMessage({ id: 'complaints.team' })} rules={required}>
          <Select
            placeholder={formatMessage({ id: 'complaints.chooseTeam' })}
            options={codeValues(OPERATIONS_TEAM).map((value) => ({
              value,
              label: codeLabel(OPERATIONS_TEAM, value, language),
            }))}
          />
        </Form.Item>
      )}
      {note && (
        <Form.Item name="note" label={formatMessage({ id: note.label })} rules={note.isRequired ? required : []}>
          <Input.TextArea rows={3} maxLength={REMARK_MAX} />
        </Form.Item>
      )}
    </>
  );
}
