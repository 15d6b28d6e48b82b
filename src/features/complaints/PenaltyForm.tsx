import { useCustomerServiceHandlersQuery, useCustomerServicePenaltyMutation } from '@/api/customerServiceApi';
import type { Complaint } from '@/contract/entities/complaint';
import { REMARK_MAX } from '@/contract/ourLimits';
import { AmountInput } from '@/ui/AmountInput';
import type { TypedAmount } from '@/ui/amountText';
import { useCurrentUser } from '@/ui/currentUser';
import { useUnreadableAmount } from '@/ui/useUnreadableAmount';
import { nanoid } from '@reduxjs/toolkit';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { EffectNote, StepBox } from './styled';
import { StepEnd } from './StepEnd';

interface PenaltyFields {
  readonly userId?: string;
  readonly irregularities?: string;
  readonly processResult?: string;
  readonly amount?: TypedAmount;
}

interface PenaltyFormProps {
  readonly order: Complaint;
  readonly onDone: () => void;
}

const KEY_LENGTH = 32;

/** Whom a penalty can be against: the person complained about first, then those of their own scope. */
function usePenalised({ accusedId, accusedName }: Complaint) {
  const { data = [] } = useCustomerServiceHandlersQuery();
  const others = data.filter(({ id }) => id !== accusedId).map(({ id, name }) => ({ value: id, label: name }));
  return accusedId === null ? others : [{ value: accusedId, label: accusedName ?? accusedId }, ...others];
}

/** The key of this ticket, the same however often it is sent: it is issued once. */
function usePenalty(id: string, onDone: () => void) {
  const [intentKey] = useState(() => nanoid(KEY_LENGTH));
  const [issue, { isLoading, error }] = useCustomerServicePenaltyMutation();
  const send = async ({ userId, irregularities, processResult, amount }: PenaltyFields): Promise<void> => {
    if (!userId || !irregularities || !processResult || isLoading) return;
    const fine = typeof amount === 'number' ? { amount } : {};
    const { error: refusal } = await issue({ id, userId, irregularities, processResult, ...fine, intentKey });
    if (!refusal) onDone();
  };
  return { send, isLoading, error };
}

/** A ticket, or a fine: what the person will read as an announcement. */
export function PenaltyForm({ order, onDone }: PenaltyFormProps) {
  const { send, isLoading, error } = usePenalty(order.id, onDone);
  return (
    <StepBox>
      <GuardedForm<PenaltyFields>
        layout="vertical"
        requiredMark={false}
        disabled={isLoading}
        initialValues={{ userId: order.accusedId ?? undefined }}
        onFinish={(fields) => void send(fields)}
      >
        <EffectNote>
          <FormattedMessage id="complaints.effect.penalised" />
        </EffectNote>
        <PenaltyFieldsOf order={order} />
        <StepEnd button={{ danger: true, type: 'primary' }} isSending={isLoading} refusal={error} onCancel={onDone}>
          <FormattedMessage id="complaints.penalty.issue" />
        </StepEnd>
      </GuardedForm>
    </StepBox>
  );
}

function PenaltyFieldsOf({ order }: { readonly order: Complaint }) {
  const { formatMessage } = useIntl();
  const currency = useCurrentUser()?.currency;
  const people = usePenalised(order);
  const required = [{ required: true, whitespace: true, message: formatMessage({ id: 'complaints.required' }) }];
  const unreadable = useUnreadableAmount(currency);
  const checkAmount = async (_: unknown, typed?: TypedAmount): Promise<void> => {
    if (typeof typed === 'string') throw new Error(unreadable);
    if (typeof typed === 'number' && typed <= 0) {
      throw new Error(formatMessage({ id: 'complaints.penalty.amount.format' }));
    }
    return Promise.resolve();
  };
  return (
    <>
      <Form.Item name="userId" label={formatMessage({ id: 'complaints.penalty.user' })} rules={required}>
        <Select options={people} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      {(['irregularities', 'processResult'] as const).map((name) => (
        <Form.Item key={name} name={name} label={formatMessage({ id: `complaints.penalty.${name}` })} rules={required}>
          <Input.TextArea rows={2} maxLength={REMARK_MAX} />
        </Form.Item>
      ))}
      <Form.Item
        name="amount"
        label={formatMessage({ id: 'complaints.penalty.amount' })}
        validateTrigger="onBlur"
        rules={[{ validator: checkAmount }]}
      >
        <AmountInput currency={currency} />
      </Form.Item>
    </>
  );
}
