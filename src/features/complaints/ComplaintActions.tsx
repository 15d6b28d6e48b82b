import type { Complaint } from '@/contract/entities/management/complaint';
import type { ComplaintEvent } from '@/machines/complaintLifecycle';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ComplaintButtonRow, ComplaintNote } from './complaintElements';
import * as styles from './complaints.module.css';
import { MAIN_STEPS, getSteps } from './complaintSteps';
import { PenaltyForm } from './PenaltyForm';
import { RescheduleForm } from './RescheduleForm';
import { StepForm } from './StepForm';

/** Available actions of the complaint. Each step shows its fields below its button. */
export function ComplaintActions({ order }: { readonly order: Complaint }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ComplaintEvent>();
  const steps = getSteps(order.actions);
  if (steps.length === 0) {
    return (
      <ComplaintNote as="p">
        <FormattedMessage id={order.completedTime === null ? 'complaints.nothingToDo' : 'complaints.isCompleted'} />
      </ComplaintNote>
    );
  }
  // The chosen step may have become unavailable.
  const open = steps.find((step) => step === chosen);
  const close = () => setChosen(undefined);
  return (
    <section aria-label={formatMessage({ id: 'complaints.actions' })} className={styles['actions']}>
      <ComplaintButtonRow>
        {steps.map((step, place) => (
          <Button
            key={step}
            type={place === 0 && MAIN_STEPS.includes(step) ? 'primary' : 'default'}
            danger={step === 'penalised'}
            aria-expanded={open === step}
            onClick={() => setChosen(open === step ? undefined : step)}
          >
            <FormattedMessage id={`complaints.step.${step}`} />
          </Button>
        ))}
      </ComplaintButtonRow>
      {open === 'penalised' && <PenaltyForm order={order} onDone={close} />}
      {open === 'rescheduled' && <RescheduleForm order={order} onDone={close} />}
      {open !== undefined && open !== 'penalised' && open !== 'rescheduled' && (
        <StepForm key={open} order={order} event={open} onDone={close} />
      )}
    </section>
  );
}
