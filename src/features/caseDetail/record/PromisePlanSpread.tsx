import { PLAN_DAYS_MAX, PLAN_PARTS_MAX, PLAN_PARTS_MIN } from '@/contract/ourLimits';
import type { PlanPart } from '@/contract/money/promisePlan';
import { DayInput } from '@/ui/dates/DayInput';
import { NumberField } from '@/ui/form/NumberField';
import { isInRange } from '@/ui/form/numberRange';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { spreadEvenly } from './recordFields';
import * as styles from './promisePlan.module.css';

/** A week. */
const INTERVAL_DAYS = 7;
const COUNT_RANGE = { min: PLAN_PARTS_MIN, max: PLAN_PARTS_MAX };
const INTERVAL_RANGE = { min: 1, max: PLAN_DAYS_MAX };

interface PromisePlanSpreadProps {
  readonly due: number;
  readonly places: number;
  /** Current parts. */
  readonly count: number;
  readonly today: string;
  readonly onSpread: (parts: PlanPart[]) => void;
}

/**
 * Distributes the amount due evenly over a number of parts, from a first day, at a fixed interval. The rows change only when the button is
 * pressed.
 */
export function PromisePlanSpread({ due, places, count, today, onSpread }: PromisePlanSpreadProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<{ count?: number; first?: string; interval?: number }>({});
  const spread = {
    count: chosen.count ?? count,
    first: chosen.first ?? today,
    interval: chosen.interval ?? INTERVAL_DAYS,
  };
  const first = formatMessage({ id: 'case.plan.first' });
  const isReady =
    spread.first !== '' && isInRange(spread.count, COUNT_RANGE) && isInRange(spread.interval, INTERVAL_RANGE);
  const apply = (): void => {
    if (!isReady) return;
    onSpread(spreadEvenly(due, spread, places));
    setChosen(({ count: _count, ...rest }) => rest);
  };
  return (
    <div className={styles['spread']}>
      <Labelled label={<FormattedMessage id="case.plan.count" />}>
        {(id) => (
          <NumberField
            {...COUNT_RANGE}
            id={id}
            value={spread.count}
            onChange={(value) => setChosen({ ...chosen, count: value })}
            onPressEnter={apply}
          />
        )}
      </Labelled>
      <Labelled label={first}>
        {(id) => (
          <DayInput
            id={id}
            label={first}
            placeholder={first}
            value={spread.first}
            onChange={(day) => setChosen({ ...chosen, first: day ?? today })}
            onUnreadable={() => setChosen({ ...chosen, first: '' })}
          />
        )}
      </Labelled>
      <Labelled label={<FormattedMessage id="case.plan.interval" />}>
        {(id) => (
          <NumberField
            {...INTERVAL_RANGE}
            id={id}
            value={spread.interval}
            onChange={(value) => setChosen({ ...chosen, interval: value })}
            onPressEnter={apply}
          />
        )}
      </Labelled>
      <Button disabled={!isReady} onClick={apply}>
        <FormattedMessage id="case.plan.spread" />
      </Button>
    </div>
  );
}

interface LabelledProps {
  readonly label: ReactNode;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles['labelled']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
