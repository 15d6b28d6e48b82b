import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { StoredCall } from './phoneCallStore';
import type { LiveAddress } from '../../kernel/caller';

type DialProgress = Pick<StoredCall, 'id' | 'taskId' | 'agentId' | 'institutionId' | 'state'>;

/** Builds the event about the progress of an agent's call (AP-08). */
export const dialEvent = ({
  id,
  taskId,
  agentId,
  institutionId,
  state,
}: DialProgress): { address: LiveAddress; event: LiveEvent } => ({
  address: { institutionId, userIds: [agentId] },
  event: { type: 'dial', taskId: String(taskId), callId: String(id), state },
});
