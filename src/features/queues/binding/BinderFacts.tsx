import { DUTY_STATUS } from '@/contract/codes/seatCodes';
import type { Binder } from '@/contract/entities/management/binding';
import { CodeLabel } from '@/ui/format/CodeLabel';
import type { Tones } from '@/ui/theme/tones';
import { FormattedMessage, useIntl } from 'react-intl';

import { LoadBar } from './LoadBar';
import { QueueBarStack, QueueNumberText } from '../queueElements';

const DUTY_TONES: Tones = { onDuty: 'good', absent: 'bad', rest: 'waiting', departed: 'bad' };

/** Today's seat of an agent in the schedule. */
export const AgentDuty = ({ of: { duty, isPlanned } }: { readonly of: Pick<Binder, 'duty' | 'isPlanned'> }) =>
  isPlanned ? (
    <CodeLabel table={DUTY_STATUS} code={duty} tones={DUTY_TONES} />
  ) : (
    <QueueNumberText>
      <FormattedMessage id="queues.duty.unplanned" />
    </QueueNumberText>
  );

/** Kept promises in per cent. */
export function KeptPromiseRate({ of: { keptPromises } }: { readonly of: Pick<Binder, 'keptPromises'> }) {
  const { formatNumber } = useIntl();
  return keptPromises === null ? '–' : formatNumber(keptPromises / 100, { style: 'percent', maximumFractionDigits: 0 });
}

/** Number of cases that an agent holds, compared with the capacity. */
export function AgentLoad({ load, capacity }: { readonly load: number; readonly capacity: number | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const label = capacity === null ? formatNumber(load) : formatMessage({ id: 'queues.capacity' }, { load, capacity });
  return (
    <QueueBarStack>
      <QueueNumberText>{label}</QueueNumberText>
      <LoadBar value={load} most={capacity} />
    </QueueBarStack>
  );
}
