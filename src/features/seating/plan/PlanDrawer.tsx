import {
  useWorkSchedulePredictionQuery,
  useWorkScheduleSaveTaskNumberConfigMutation,
  useWorkScheduleTaskNumberConfigQuery,
} from '@/api/endpoints/management/workScheduleApi';
import { SEAT_MAX_PER_CAPITA, SEAT_MIN_PER_CAPITA } from '@/contract/ourLimits';
import { usePermission } from '@/ui/screen/currentUser';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button, Drawer, Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { toTeamQuery } from '../toTeamQuery';
import { createPlan, type PlanFields, planFields, toPlanValue, toSeatPlanRequest } from './planFields';
import { PlanForm } from './PlanForm';
import { PlanList } from './PlanList';
import { SeatingHint, SeatingStack } from '../seatingElements';
import type { SeatingPlace } from '../useSeatingPlace';

interface PlanDrawerProps {
  readonly place: SeatingPlace;
  readonly onClose: () => void;
}

/** Plan of cases, cases per capita and seats, by team and queue, with a start day (SS-01 task number config). */
export function PlanDrawer({ place: { team, today }, onClose }: PlanDrawerProps) {
  const [form] = Form.useForm<PlanFields>();
  const [saves, countSave] = useState(0);
  const mayPlan = usePermission('seats.manage');
  const [save, { isLoading }] = useWorkScheduleSaveTaskNumberConfigMutation();
  const { data: plans, error, refetch } = useWorkScheduleTaskNumberConfigQuery(toTeamQuery(team));
  const submit = async (fields: PlanFields): Promise<void> => {
    const { data } = await save(toSeatPlanRequest(fields, plans ?? []));
    if (!data) return;
    form.setFieldsValue({ toDay: undefined, plannedCaseCount: null });
    countSave(saves + 1);
  };
  const button = (
    <Button type="primary" loading={isLoading} onClick={() => form.submit()}>
      <FormattedMessage id="seating.plan.save" />
    </Button>
  );
  return (
    <Drawer
      open
      size={560}
      title={<FormattedMessage id="seating.plan.title" />}
      onClose={useGuardedClose(onClose)}
      footer={mayPlan && button}
    >
      <SeatingStack>
        <SeatingHint>
          <FormattedMessage id="seating.plan.about" values={{ min: SEAT_MIN_PER_CAPITA, max: SEAT_MAX_PER_CAPITA }} />
        </SeatingHint>
        {!plans && error !== undefined && <ErrorWithRetry error={error} onRetry={() => void refetch()} />}
        {plans && <PlanList plans={plans} today={today} onChange={(plan) => form.setFieldsValue(planFields(plan))} />}
        {mayPlan && (
          <NewPlan key={saves} form={form} team={team} today={today} onSubmit={(fields) => void submit(fields)} />
        )}
      </SeatingStack>
    </Drawer>
  );
}

interface NewPlanProps {
  readonly form: FormInstance<PlanFields>;
  readonly team: string | undefined;
  readonly today: string;
  readonly onSubmit: (fields: PlanFields) => void;
}

/** The form, rendered once the teams' queues are known: those in today's prediction. */
function NewPlan({ form, team, today, onSubmit }: NewPlanProps) {
  const { data, error, refetch } = useWorkSchedulePredictionQuery({ ...toTeamQuery(team), from: today, to: today });
  if (!data) return error === undefined ? <Loading /> : <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  const places = data.map((row) => ({ value: toPlanValue(row), label: `${row.groupName} · ${row.queueName}` }));
  return <PlanForm form={form} places={places} initial={createPlan(places[0]?.value, today)} onSubmit={onSubmit} />;
}
