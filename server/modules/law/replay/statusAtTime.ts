import type { HeldTime } from '../../cases/casesFacade';
import type { ContactRow } from '../contactHistoryStore';
import type { KnownBorrower } from '../decideFor';
import type { ContactPreferenceSummary } from '../wishFacts';

/** From a moment until before another; null: it stands still. */
interface Time {
  readonly from: Date;
  readonly until: Date | null;
}

/** What stood of a borrower, and when: rows that nobody changes. */
export interface Standing {
  readonly wishes: readonly (ContactPreferenceSummary & Time)[];
  readonly holds: readonly Pick<HeldTime, 'taskId' | 'from' | 'until' | 'announced'>[];
}

const stoodAt =
  (at: Date) =>
  ({ from, until }: Time): boolean =>
    from <= at && (until === null || at < until);

/** The wishes that stood when a contact was made, and what held its case, as long as was announced then. */
export function statusAtTime(
  { wishes, holds }: Standing,
  { at, taskId }: Pick<ContactRow, 'at' | 'taskId'>,
): Pick<KnownBorrower, 'wishes' | 'facts'> {
  const held = holds.filter((hold) => hold.taskId === taskId).filter(stoodAt(at));
  return {
    wishes: wishes.filter(stoodAt(at)),
    facts: held.map(({ announced }) => ({ fact: 'held', ...(announced && { until: announced.getTime() }) })),
  };
}
