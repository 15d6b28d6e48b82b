import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { findBoardQueue } from './boardOptionStore';
import { boardPeople } from './boardPeopleStore';
import { findGroupMovers } from './groupMoverStore';
import type { BoardSelection } from '../../access/boardScope';
import { type BoardPeriod, getBoardPeriod, periodBefore } from './boardPeriod';
import { parseRowId } from '../../values/parseRowId';

/** What a question about the board is answered with. */
export type BoardContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** What was asked for, as it came. */
export interface BoardAsked {
  readonly date: string;
  readonly device?: string | undefined;
  readonly product?: string | undefined;
  readonly queue?: string | undefined;
  readonly institution?: string | undefined;
  readonly agentId?: string | undefined;
}

/** A question about the board: what is counted, in which period, and the period to compare it with. */
export interface BoardQuestion {
  readonly selection: BoardSelection;
  readonly period: BoardPeriod;
  readonly before: BoardPeriod;
}

/** Another institution is as absent as one that does not exist. */
function refuseOtherInstitution({ institution }: BoardAsked, { caller }: BoardContext): void {
  if (institution !== undefined && parseRowId(institution) !== caller.institutionId) throw new Refusal('notFound');
}

/** The agent must be one of those whom the caller sees. */
async function refuseUnseenAgent(selection: BoardSelection, day: string, { tx }: BoardContext): Promise<void> {
  if (selection.agentId === undefined) return;
  if ((await boardPeople(tx, selection, day)).length === 0) throw new Refusal('notFound');
}

/** Reads a question: whose figures the caller may see stands in the selection (RO-01), what is not there is not found. */
export async function askBoard(asked: BoardAsked, context: BoardContext): Promise<BoardQuestion> {
  const { caller, now } = context;
  const clock = { now, timeZone: caller.timeZone };
  refuseOtherInstitution(asked, context);
  const period = getBoardPeriod(asked.date, clock);
  const before = periodBefore(period, clock);
  const selection: BoardSelection = {
    viewer: caller,
    movers: await findGroupMovers(context.tx, caller, { from: before.from, to: period.to }),
    period: period.span,
    agentId: asked.agentId === undefined ? undefined : parseRowId(asked.agentId),
    queueId: asked.queue === undefined ? undefined : await findBoardQueue(asked.queue, context),
    product: asked.product,
    device: asked.device,
  };
  await refuseUnseenAgent(selection, period.to, context);
  return { selection, period, before };
}
