import { type BoardFact, type BoardKey, readFlows, readHeldCases } from './boardFactStore';
import { isLimitedToCases } from '../../access/boardScope';
import { readCasesHeldOn } from './days/dailyScoreStore';
import type { BoardPeriod } from './boardPeriod';
import type { BoardContext, ParsedBoardQuery } from './boardSelection';

/** Counted facts, and whether the held cases are known. */
export interface BoardCount {
  readonly facts: readonly BoardFact[];
  readonly hasHeld: boolean;
}

type CountQuery = Pick<ParsedBoardQuery, 'selection' | 'period'>;

/** Reads the held cases: the current ones of a current period; of past days those stored, by user only. */
async function heldIn({ selection, period }: CountQuery, by: readonly BoardKey[], { tx }: BoardContext) {
  if (period.isCurrent) return { facts: await readHeldCases(tx, { selection, by }), hasHeld: true };
  if (isLimitedToCases(selection) || by.includes('queue')) return { facts: [], hasHeld: false };
  const facts = await readCasesHeldOn(tx, selection, period.to);
  return { facts, hasHeld: facts.length > 0 };
}

/** Counts a period grouped by the keys: its events, and the cases held at its end. */
export async function countBoard(
  counted: CountQuery,
  by: readonly BoardKey[],
  context: BoardContext,
): Promise<BoardCount> {
  const flows = await readFlows(context.tx, { selection: counted.selection, by });
  const heldCases = await heldIn(counted, by, context);
  return { facts: [...flows, ...heldCases.facts], hasHeld: heldCases.hasHeld };
}

/** Applies the selection to another period. */
export const withPeriod = ({ selection }: CountQuery, period: BoardPeriod): CountQuery => ({
  selection: { ...selection, period: period.span },
  period,
});
