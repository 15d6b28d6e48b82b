import {
  useCustomerServiceAllocationMutation,
  useCustomerServiceDoneMutation,
  useCustomerServicePenaltyWithdrawalMutation,
  useCustomerServiceProcessingMutation,
  useCustomerServiceRejectionMutation,
  useCustomerServiceSplittingMutation,
  useCustomerServiceTransferMutation,
} from '@/api/endpoints/management/customerServiceApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { type OperationsTeam, OPERATIONS_TEAM } from '@/contract/codes/complaintCodes';
import type { Complaint } from '@/contract/entities/management/complaint';
import { REMARK_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { StepEffect, StepPanel } from './complaintElements';
import { type SimpleStep, MAIN_STEPS, STEP_REQUIREMENTS } from './complaintSteps';
import { HandlerSelect } from './HandlerSelect';
import { StepFooter } from './StepFooter';

/** Fields of a step's form. */
interface StepFields {
  readonly userId?: string;
  readonly team?: OperationsTeam;
  readonly note?: string;
}

type StepReply = Promise<{ readonly error?: unknown }>;

/** Executes a step of a complaint. Returns the pending state and the error of the last refusal. */
function useStep(id: string, onDone: () => void) {
  const [allocate] = useCustomerServiceAllocationMutation();
  const [process] = useCustomerServiceProcessingMutation();
  const [close] = useCustomerServiceDoneMutation();
  const [reject] = useCustomerServiceRejectionMutation();
  const [transfer] = useCustomerServiceTransferMutation();
  const [withdrawPenalty] = useCustomerServicePenaltyWithdrawalMutation();
  const [split] = useCustomerServiceSplittingMutation();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const sends: Readonly<Record<SimpleStep, (fields: StepFields) => StepReply>> = {
    allocated: ({ userId = '', note }) => allocate({ id, userId, note }),
    taken: () => process({ id, step: 'taken' }),
    noted: ({ note }) => process({ id, step: 'noted', note }),
    askedBack: ({ note }) => process({ id, step: 'askedBack', note }),
    proposed: ({ note }) => process({ id, step: 'proposed', note }),
    rejected: ({ note = '' }) => reject({ id, note }),
    closed: ({ note }) => close({ id, note }),
    penaltyWithdrawn: ({ note = '' }) => withdrawPenalty({ id, note }),
    transferred: ({ team = 'payments', note = '' }) => transfer({ id, team, note }),
    split: () => split({ id }),
  };
  const send = async (event: SimpleStep, fields: StepFields = {}): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const { error } = await sends[event](fields);
    setIsSending(false);
    setRefusal(error);
    if (error === undefined) onDone();
  };
  return { send, isSending, refusal };
}

const focusFirst = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>('input, textarea, button')?.focus();

interface StepFormProps {
  readonly order: Complaint;
  readonly event: SimpleStep;
  readonly onDone: () => void;
}

/** Fields of a step, its consequences, and its button. Ctrl+Enter submits it. */
export function StepForm({ order, event, onDone }: StepFormProps) {
  const [form] = Form.useForm<StepFields>();
  const { send, isSending, refusal } = useStep(order.id, onDone);
  return (
    <StepPanel ref={focusFirst}>
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
        <StepEffect>
          <FormattedMessage id={`complaints.effect.${event}`} values={{ count: order.matters.length }} />
        </StepEffect>
        <StepFieldsOf event={event} order={order} />
        <StepFooter
          button={{ type: MAIN_STEPS.includes(event) ? 'primary' : 'default' }}
          isSending={isSending}
          refusal={refusal}
          onCancel={onDone}
        >
          <FormattedMessage id={`complaints.do.${event}`} />
        </StepFooter>
      </GuardedForm>
    </StepPanel>
  );
}

function StepFieldsOf({ event, order }: Pick<StepFormProps, 'event' | 'order'>) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const { handler, team, note } = STEP_REQUIREMENTS[event];
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
            options={getCodeValues(OPERATIONS_TEAM).map((value) => ({
              value,
              label: getCodeLabel(OPERATIONS_TEAM, value, language),
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
