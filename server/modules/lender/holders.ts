import type { ChangeOfHands, Task } from '../cases/casesFacade';

/**
 * Returns the holder of a case at a time (docs/money.md): by the last reassignment until then, else by the first one after it.
 * A case that was never reassigned belongs to its agent. Before a case arrived, and after it ended, it has no holder.
 */
export function holdersBy(changes: readonly ChangeOfHands[]): (of: Task, at: Date) => number | null {
  const byCase = new Map<number, ChangeOfHands[]>();
  for (const change of changes) byCase.set(change.taskId, [...(byCase.get(change.taskId) ?? []), change]);
  return (of, at) => {
    if (of.collectionAt > at || (of.settledAt !== null && of.settledAt <= at)) return null;
    const lines = byCase.get(of.id) ?? [];
    const before = lines.findLast(({ createdAt }) => createdAt <= at);
    if (before) return before.toAgentId;
    const [after] = lines;
    return after ? after.fromAgentId : of.agentId;
  };
}
