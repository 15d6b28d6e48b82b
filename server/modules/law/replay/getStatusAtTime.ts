import type { HoldPeriod } from '../../cases/casesFacade';
import type { ContactRow } from '../contactHistoryStore';
import type { BorrowerFacts } from '../decideFor';
import type { ContactPreferenceSummary } from '../getPreferenceFacts';

/** Half-open period; `until` is null while it lasts. */
interface Time {
  readonly from: Date;
  readonly until: Date | null;
}

/** Preferences and holds of a borrower with their periods; the rows are immutable. */
export interface BorrowerHistory {
  readonly wishes: readonly (ContactPreferenceSummary & Time)[];
  readonly holds: readonly Pick<HoldPeriod, 'taskId' | 'from' | 'until' | 'announced'>[];
}

const stoodAt =
  (at: Date) =>
  ({ from, until }: Time): boolean =>
    from <= at && (until === null || at < until);

/** Returns the preferences in force when a contact was made, and the hold of its case, with the end announced then. */
export function getStatusAtTime(
  { wishes, holds }: BorrowerHistory,
  { at, taskId }: Pick<ContactRow, 'at' | 'taskId'>,
): Pick<BorrowerFacts, 'wishes' | 'facts'> {
  const activeHolds = holds.filter((hold) => hold.taskId === taskId).filter(stoodAt(at));
  return {
    wishes: wishes.filter(stoodAt(at)),
    facts: activeHolds.map(({ announced }) => ({ fact: 'held', ...(announced && { until: announced.getTime() }) })),
  };
}
