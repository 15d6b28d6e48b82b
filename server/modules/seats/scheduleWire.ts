import type * as z from 'zod/mini';
import type {
  ScheduleCell,
  ScheduleChange,
  ScheduleRow,
  scheduleSaved,
} from '@/contract/entities/management/workSchedule';
import { serializeIdOrNull, serializeTime } from '../../values/wire';
import type { SeatContext } from '../../access/seatScope';
import type { ListedChange } from './scheduleChangeStore';
import type { ChangedCell, ScheduledAgent } from './scheduleStore';

/** Agent with the planned statuses. */
export interface PlannedAgent extends ScheduledAgent {
  readonly departedFrom: string | null;
  readonly statuses: ScheduleRow['statuses'];
}

/** Serializes an agent of the schedule (SS-01). */
export const serializeScheduleRow = (agent: PlannedAgent): ScheduleRow => ({
  ...agent,
  userId: String(agent.userId),
  groupId: serializeIdOrNull(agent.groupId),
  queueId: serializeIdOrNull(agent.queueId),
});

/** Serializes a cell that would change, with the agent's name. */
export const serializeCell = ({ userId, ...cell }: ChangedCell & { readonly name: string }): ScheduleCell => ({
  userId: String(userId),
  ...cell,
});

/** Serializes a saved change. */
export const serializeSavedSchedule = (
  changeId: number,
  changed: readonly ChangedCell[],
): z.output<typeof scheduleSaved> => ({
  changeId: String(changeId),
  changed: changed.length,
});

/** Creates a serializer for changes of the schedule; only the author of a change can undo it. */
export const createChangeSerializer =
  ({ caller }: Pick<SeatContext, 'caller'>) =>
  ({ id, byId, createdAt, ...row }: ListedChange): ScheduleChange => ({
    ...row,
    changeId: String(id),
    createdTime: serializeTime(createdAt),
    canUndo: byId === caller.userId && !row.undone,
  });
