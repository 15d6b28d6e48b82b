import type * as z from 'zod/mini';
import type { ScheduleCell, ScheduleChange, ScheduleRow, scheduleSaved } from '@/contract/entities/workSchedule';
import { idOrNull, timeOnWire } from '../../values/wire';
import type { SeatContext } from '../../access/seatScope';
import type { ListedChange } from './scheduleChangeStore';
import type { ChangedCell, ScheduledAgent } from './scheduleStore';

/** An agent with what they are planned for. */
export interface PlannedAgent extends ScheduledAgent {
  readonly departedFrom: string | null;
  readonly statuses: ScheduleRow['statuses'];
}

/** An agent of the schedule as the wire shows them (SS-01). */
export const scheduleRowOnWire = (agent: PlannedAgent): ScheduleRow => ({
  ...agent,
  userId: String(agent.userId),
  groupId: idOrNull(agent.groupId),
  queueId: idOrNull(agent.queueId),
});

/** A cell that would change, with the agent's name, as the wire shows it. */
export const cellOnWire = ({ userId, ...cell }: ChangedCell & { readonly name: string }): ScheduleCell => ({
  userId: String(userId),
  ...cell,
});

/** What a saved change did as the wire shows it. */
export const savedOnWire = (changeId: number, changed: readonly ChangedCell[]): z.output<typeof scheduleSaved> => ({
  changeId: String(changeId),
  changed: changed.length,
});

/** Shows changes of the schedule; only who made one can undo it. */
export const changeMaker =
  ({ caller }: Pick<SeatContext, 'caller'>) =>
  ({ id, byId, createdAt, ...row }: ListedChange): ScheduleChange => ({
    ...row,
    changeId: String(id),
    createdTime: timeOnWire(createdAt),
    canUndo: byId === caller.userId && !row.undone,
  });
