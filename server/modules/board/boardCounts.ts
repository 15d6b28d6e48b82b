import { type BoardFact, type BoardKey, readFlows, readHeld } from './boardFactStore';
import { choosesCases } from '../../access/boardScope';
import { heldOn } from './dailyScoreStore';
import type { BoardPeriod } from './boardPeriod';
import type { BoardContext, BoardQuestion } from './boardSelection';

/** What was counted, and whether what is held is known. */
export interface BoardCount {
  readonly facts: readonly BoardFact[];
  readonly hasHeld: boolean;
}

type Counted = Pick<BoardQuestion, 'selection' | 'period'>;

/** Now: as it is. Of past days: as it was kept, by user and not by case. */
async function heldIn({ selection, period }: Counted, by: readonly BoardKey[], { tx }: BoardContext) {
  if (period.isCurrent) return { facts: await readHeld(tx, { selection, by }), hasHeld: true };
  if (choosesCases(selection) || by.includes('queue')) return { facts: [], hasHeld: false };
  const facts = await heldOn(tx, selection, period.to);
  return { facts, hasHeld: facts.length > 0 };
}

/** Counts a period apart by the keys: what happened in it, and what is held at its end. */
export async function countBoard(
  counted: Counted,
  by: readonly BoardKey[],
  context: BoardContext,
): Promise<BoardCount> {
  const flows = await readFlows(context.tx, { selection: counted.selection, by });
  const held = await heldIn(counted, by, context);
  return { facts: [...flows, ...held.facts], hasHeld: held.hasHeld };
}

/** The same question about another period. */
export const inPeriod = ({ selection }: Counted, period: BoardPeriod): Counted => ({
  selection: { ...selection, period: period.span },
  period,
});
