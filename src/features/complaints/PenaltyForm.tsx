import { getPendingApproval } from '@/api/client/pendingApproval';
import {
  useCustomerServiceHandlersQuery,
  useCustomerServicePenaltyMutation,
} from '@/api/endpoints/management/customerServiceApi';
import type { Complaint } from '@/contract/entities/management/complaint';
import { REMARK_MAX } from '@/contract/ourLimits';
import { AmountInput } from '@/ui/form/AmountInput';
import type { TypedAmount } from '@/ui/form/amountText';
import { useUnreadableAmount } from '@/ui/form/useUnreadableAmount';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { nanoid } from '@reduxjs/toolkit';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { StepEffect, StepPanel } from './complaintElements';
import { ConfirmPenalty, type PenaltyDraft } from './ConfirmPenalty';
import { StepFooter } from './StepFooter';

/** A person against whom a penalty can be issued. */
interface Penalised {
  readonly value: string;
  readonly label: string;
}

interface People {
  /** The person complained about, and those who have worked on the loan. */
  readonly workers: readonly Penalised[];
  readonly others: readonly Penalised[];
}

/** Lists whom a penalty can be against: of the caller's own scope, those connected to the complaint's loan apart. */
function usePenalisedPeople({ accusedId, accusedName, workedBy }: Complaint): People {
  const { data = [] } = useCustomerServiceHandlersQuery();
  const connected = new Set(workedBy.map(({ id }) => id));
  const others = data.filter(({ id }) => id !== accusedId).map(({ id, name }) => ({ value: id, label: name }));
  const accused = accusedId === null ? [] : [{ value: accusedId, label: accusedName ?? accusedId }];
  return {
    workers: [...accused, ...others.filter(({ value }) => connected.has(value))],
    others: others.filter(({ value }) => !connected.has(value)),
  };
}

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

/** Idempotency key of this ticket, stable over retries: it is issued once. */
function usePenalty(id: string, onDone: () => void) {
  const [idempotencyKey] = useState(() => nanoid(KEY_LENGTH));
  const [issue, { isLoading, error }] = useCustomerServicePenaltyMutation();
  const send = async ({ amount, ...penalty }: PenaltyDraft): Promise<void> => {
    const fine = amount === null ? {} : { amount };
    const { error: refusal } = await issue({ id, ...penalty, ...fine, idempotencyKey });
    // A fine that now awaits approval is shown by the complaint.
    if (!refusal || getPendingApproval(refusal)) onDone();
  };
  return { send, isLoading, error };
}

const filledIn = ({ userId, irregularities, processResult, amount }: PenaltyFields): PenaltyDraft | undefined =>
  userId && irregularities && processResult
    ? { userId, irregularities, processResult, amount: typeof amount === 'number' ? amount : null }
    : undefined;

/** Form for a ticket or a fine. The person receives the text as an announcement; a confirmation precedes the issue. */
export function PenaltyForm({ order, onDone }: PenaltyFormProps) {
  const { send, isLoading, error } = usePenalty(order.id, onDone);
  const [draft, setDraft] = useState<PenaltyDraft>();
  const currency = useCurrentUser()?.currency;
  const people = usePenalisedPeople(order);
  const name = [...people.workers, ...people.others].find(({ value }) => value === draft?.userId)?.label ?? '';
  const issue = (penalty: PenaltyDraft): void => {
    setDraft(undefined);
    void send(penalty);
  };
  return (
    <StepPanel>
      <GuardedForm<PenaltyFields>
        layout="vertical"
        requiredMark={false}
        disabled={isLoading}
        initialValues={{ userId: order.accusedId ?? undefined }}
        onFinish={(fields) => setDraft(filledIn(fields))}
      >
        <StepEffect>
          <FormattedMessage id="complaints.effect.penalised" />
        </StepEffect>
        <PenaltyFieldsOf people={people} currency={currency} />
        <StepFooter button={{ danger: true, type: 'primary' }} isSending={isLoading} refusal={error} onCancel={onDone}>
          <FormattedMessage id="complaints.penalty.issue" />
        </StepFooter>
      </GuardedForm>
      {draft && (
        <ConfirmPenalty
          penalty={draft}
          name={name}
          currency={currency}
          onIssue={() => issue(draft)}
          onCancel={() => setDraft(undefined)}
        />
      )}
    </StepPanel>
  );
}

interface PenaltyFieldsProps {
  readonly people: ReturnType<typeof usePenalisedPeople>;
  readonly currency: string | undefined;
}

function PenaltyFieldsOf({ people: { workers, others }, currency }: PenaltyFieldsProps) {
  const { formatMessage } = useIntl();
  const groups = [
    { label: formatMessage({ id: 'complaints.penalty.workedOn' }), options: [...workers] },
    { label: formatMessage({ id: 'complaints.penalty.others' }), options: [...others] },
  ].filter(({ options }) => options.length > 0);
  const required = [{ required: true, whitespace: true }];
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
        <Select options={groups} showSearch={{ optionFilterProp: 'label' }} />
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
