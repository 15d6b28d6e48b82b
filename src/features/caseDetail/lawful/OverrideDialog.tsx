import { getPendingApproval, type PendingApproval } from '@/api/client/pendingApproval';
import { useTaskWorkOverrideMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { OVERRIDE_HOURS } from '@/contract/ourLimits';
import { isOutcomePending } from '@/machines/submissionMachine';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button } from 'antd';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';
import { PendingApprovalAlert, RefusalAlert } from '../repayment/RefusalAlert';
import { StepDialog } from '../repayment/StepDialog';
import { RepaymentButtonRow } from '../repayment/repaymentElements';
import { ContactObjections } from './ContactObjections';
import { ReasonField } from './ReasonField';

/** Details with which an override can be requested. */
type Overridable = NonNullable<ContactVerdict['override']>;

interface OverrideDialogProps {
  readonly verdict: ContactVerdict;
  readonly asked: Overridable;
  /** Runs when the contact is permitted once; receives the reason. */
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}

/** Requests an exception with a reason; complete unless another user must approve it. */
function useOverride({ taskId, contactId, channel, rules }: Overridable, onGiven: OverrideDialogProps['onGiven']) {
  const [override] = useTaskWorkOverrideMutation();
  const lastReason = useRef('');
  return useNewSubmission<string>({
    taskId,
    row: taskWorkCalls.override,
    send: (reason, idempotencyKey) => {
      lastReason.current = reason;
      return override({ taskId, contactId, channel, rules, reason, idempotencyKey });
    },
    onDone: () => onGiven(lastReason.current),
  });
}

/** Dialog of a refused contact: the rules, and a request for an exception with a reason, or its direct use (LC-08). */
export function OverrideDialog({ verdict, asked, onGiven, onClose }: OverrideDialogProps) {
  const submission = useOverride(asked, onGiven);
  const waiting = getPendingApproval(submission.refusal);
  return (
    <StepDialog
      title={<FormattedMessage id="goOn.refused" />}
      isSending={submission.state === 'sending'}
      onClose={useGuardedClose(onClose)}
    >
      <ContactObjections verdict={verdict} />
      {waiting ? (
        <Waiting asked={waiting} onClose={onClose} />
      ) : (
        <OverrideForm alone={asked.alone} submission={submission} />
      )}
    </StepDialog>
  );
}

/** The element that had the focus is removed with the form. */
const focus = (button: HTMLElement | null): void => button?.focus();

interface WaitingProps extends Pick<OverrideDialogProps, 'onClose'> {
  readonly asked: PendingApproval;
}

const Waiting = ({ asked, onClose }: WaitingProps) => (
  <>
    <PendingApprovalAlert asked={asked}>
      {(time) => <FormattedMessage id="goOn.override.waits" values={{ hours: OVERRIDE_HOURS, time }} />}
    </PendingApprovalAlert>
    <RepaymentButtonRow>
      <Button ref={focus} type="primary" onClick={onClose}>
        <FormattedMessage id="goOn.close" />
      </Button>
    </RepaymentButtonRow>
  </>
);

interface OverrideFormProps {
  readonly alone: boolean;
  readonly submission: ReturnType<typeof useOverride>;
}

function OverrideForm({ alone, submission }: OverrideFormProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>
        <FormattedMessage
          id={alone ? 'goOn.override.alone' : 'goOn.override.second'}
          values={{ hours: OVERRIDE_HOURS }}
        />
      </p>
      <GuardedForm<{ reason: string }>
        name="override"
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason }) => submission.submit(reason.trim())}
      >
        <ReasonField label={formatMessage({ id: 'goOn.override.reason' })} />
        <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
        <UnconfirmedOutcomeAlert submission={submission} />
        <RepaymentButtonRow>
          <Button
            type="primary"
            htmlType="submit"
            loading={submission.isBusy}
            disabled={isOutcomePending(submission.state)}
          >
            <FormattedMessage id={alone ? 'goOn.override.give' : 'goOn.override.ask'} />
          </Button>
        </RepaymentButtonRow>
      </GuardedForm>
    </>
  );
}
