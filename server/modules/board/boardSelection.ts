import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { findBoardQueue, findGroupMovers } from './boardOptionStore';
import { listBoardPeople } from './boardPeopleStore';
import type { BoardSelection } from '../../access/boardScope';
import { type BoardPeriod, getBoardPeriod, getPreviousPeriod } from './boardPeriod';
import { parseRowId } from '../../values/parseRowId';

/** Parts of the call context that the dashboard uses. */
export type BoardContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Query parameters as received. */
export interface BoardQueryInput {
  readonly date: string;
  readonly device?: string | undefined;
  readonly product?: string | undefined;
  readonly queue?: string | undefined;
  readonly institution?: string | undefined;
  readonly agentId?: string | undefined;
}

/** Query of the dashboard: the selection, the period, and the period to compare it with. */
export interface ParsedBoardQuery {
  readonly selection: BoardSelection;
  readonly period: BoardPeriod;
  readonly before: BoardPeriod;
}

/** Refuses another institution as not found. */
function refuseOtherInstitution({ institution }: BoardQueryInput, { caller }: BoardContext): void {
  if (institution !== undefined && parseRowId(institution) !== caller.institutionId) throw new Refusal('notFound');
}

/** Refuses an agent whom the caller may not see. */
async function refuseUnseenAgent(selection: BoardSelection, day: string, { tx }: BoardContext): Promise<void> {
  if (selection.agentId === undefined) return;
  if ((await listBoardPeople(tx, selection, day)).length === 0) throw new Refusal('notFound');
}

/** Parses the query. The selection contains the users whose figures the caller may see (RO-01); unknown ids are refused as not found. */
export async function parseBoardQuery(input: BoardQueryInput, context: BoardContext): Promise<ParsedBoardQuery> {
  const { caller, now } = context;
  const clock = { now, timeZone: caller.timeZone };
  refuseOtherInstitution(input, context);
  const period = getBoardPeriod(input.date, clock);
  const before = getPreviousPeriod(period, clock);
  const selection: BoardSelection = {
    viewer: caller,
    movers: await findGroupMovers(context.tx, caller, { from: before.from, to: period.to }),
    period: period.span,
    agentId: input.agentId === undefined ? undefined : parseRowId(input.agentId),
    queueId: input.queue === undefined ? undefined : await findBoardQueue(input.queue, context),
    product: input.product,
    device: input.device,
  };
  await refuseUnseenAgent(selection, period.to, context);
  return { selection, period, before };
}
