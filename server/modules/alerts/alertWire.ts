import type { BoardAlerts } from '@/contract/entities/boardAlerts';
import { timeOnWire } from '../../values/wire';

interface Silent {
  readonly id: number;
  readonly name: string;
  readonly last: Date;
}

/** Somebody who is on duty and silent as the wire shows it. */
export const silentOnWire = ({ id, name, last }: Silent): BoardAlerts['silent'][number] => ({
  agentId: String(id),
  name,
  lastTime: timeOnWire(last),
});
