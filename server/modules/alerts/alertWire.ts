import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { serializeTime } from '../../values/wire';

interface Silent {
  readonly id: number;
  readonly name: string;
  readonly last: Date;
}

/** Converts a user on duty without recent actions to the wire shape. */
export const serializeSilentAgents = ({ id, name, last }: Silent): BoardAlerts['silent'][number] => ({
  agentId: String(id),
  name,
  lastTime: serializeTime(last),
});
