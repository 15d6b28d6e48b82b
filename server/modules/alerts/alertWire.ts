import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { timeOnWire } from '../../values/wire';

interface Silent {
  readonly id: number;
  readonly name: string;
  readonly last: Date;
}

/** Converts a user on duty without recent actions to the wire shape. */
export const silentAgentsOnWire = ({ id, name, last }: Silent): BoardAlerts['silent'][number] => ({
  agentId: String(id),
  name,
  lastTime: timeOnWire(last),
});
