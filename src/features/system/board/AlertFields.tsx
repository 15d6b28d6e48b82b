import type { AlertLimits } from '@/contract/entities/management/systemConfig';
import { PERCENT_MAX } from '@/contract/limits';
import { ALERT_CAPACITY_MAX, ALERT_PROMISES_MAX, ALERT_SILENT_MAX_MIN } from '@/contract/ourLimits';
import { usePermission } from '@/ui/screen/currentUser';
import { NumberField } from '@/ui/form/NumberField';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox, Hint } from '../styled';

const MOST: Readonly<Record<keyof AlertLimits, number>> = {
  onDutyPercent: PERCENT_MAX,
  silentMinutes: ALERT_SILENT_MAX_MIN,
  promisesPerAgent: ALERT_PROMISES_MAX,
  capacityPercent: ALERT_CAPACITY_MAX,
};
const NAMES = ['onDutyPercent', 'silentMinutes', 'promisesPerAgent', 'capacityPercent'] as const;

interface AlertFieldsProps {
  readonly value: AlertLimits;
  readonly onChange: (limits: Partial<AlertLimits>) => void;
}

/** Thresholds of the alerts to leaders; 0 disables an alert (SY-01). */
export function AlertFields({ value, onChange }: AlertFieldsProps) {
  const id = useId();
  const mayChange = usePermission('system.manage');
  return (
    <>
      <Hint>
        <FormattedMessage id="system.board.alerts" />
      </Hint>
      {NAMES.map((name) => (
        <FieldBox key={name}>
          <label htmlFor={id + name}>
            <FormattedMessage id={`system.board.alert.${name}`} />
          </label>
          <NumberField
            id={id + name}
            min={0}
            max={MOST[name]}
            value={value[name]}
            disabled={!mayChange}
            onChange={(limit) => onChange({ [name]: limit })}
          />
        </FieldBox>
      ))}
    </>
  );
}
