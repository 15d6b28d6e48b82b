import { useWorkScheduleDeleteTaskNumberConfigMutation } from '@/api/endpoints/management/workScheduleApi';
import type { SeatPlan } from '@/contract/entities/management/seatPlan';
import { usePermission } from '@/ui/screen/currentUser';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ScheduleChangeLines, SeatingHint } from '../seatingElements';
import * as styles from '../seating.module.css';

interface PlanListProps {
  readonly plans: readonly SeatPlan[];
  readonly today: string;
  readonly onChange: (plan: SeatPlan) => void;
}

/** List of plans; past ones are dimmed. */
export function PlanList({ plans, today, onChange }: PlanListProps) {
  const { formatMessage } = useIntl();
  if (plans.length === 0) return <EmptyState isLine title={formatMessage({ id: 'seating.plan.none' })} />;
  return (
    <ScheduleChangeLines>
      {plans.map((plan) => (
        <li key={plan.planId} data-over={(plan.toDay !== null && plan.toDay < today) || undefined}>
          <PlanFacts plan={plan} />
          <PlanActions plan={plan} onChange={() => onChange(plan)} />
        </li>
      ))}
    </ScheduleChangeLines>
  );
}

function PlanFacts({ plan }: { readonly plan: SeatPlan }) {
  const { formatMessage } = useIntl();
  return (
    <div>
      <b>{plan.queueName}</b> · {plan.groupName}
      <div>
        <CalendarDay at={plan.fromDay} /> –{' '}
        {plan.toDay === null ? formatMessage({ id: 'seating.plan.open' }) : <CalendarDay at={plan.toDay} />}
      </div>
      <div>
        <FormattedMessage
          id="seating.plan.line"
          values={{
            cases: plan.plannedCaseCount ?? formatMessage({ id: 'seating.plan.ofQueue' }),
            min: plan.minPerCapita,
            max: plan.maxPerCapita,
            minSeats: plan.minSeats,
            maxSeats: plan.maxSeats ?? '∞',
          }}
        />
      </div>
      <SeatingHint as="div">
        <FormattedMessage
          id="seating.plan.by"
          values={{ name: plan.updatedByName, time: <DateTime at={plan.updatedTime} /> }}
        />
      </SeatingHint>
    </div>
  );
}

function PlanActions({ plan: { planId }, onChange }: { readonly plan: SeatPlan; readonly onChange: () => void }) {
  const mayPlan = usePermission('seats.manage');
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useWorkScheduleDeleteTaskNumberConfigMutation();
  if (!mayPlan) return null;
  if (!isAsking) {
    return (
      <div className={styles['lineActions']}>
        <Button size="small" onClick={onChange}>
          <FormattedMessage id="seating.plan.change" />
        </Button>
        <Button size="small" danger onClick={() => setAsking(true)}>
          <FormattedMessage id="seating.plan.delete" />
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['lineActions']}>
      <FormattedMessage id="seating.plan.reallyDelete" />
      <Button size="small" danger loading={isLoading} onClick={() => void remove({ planId })}>
        <FormattedMessage id="seating.plan.delete" />
      </Button>
      <Button size="small" onClick={() => setAsking(false)}>
        <FormattedMessage id="seating.plan.keep" />
      </Button>
    </div>
  );
}
