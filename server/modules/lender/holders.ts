import type { ChangeOfHands, Task } from '../cases/casesFacade';

/**
 * Who held a case at a time (docs/money.md): by the last change of hands until then, else by the first one after it; a case that never
 * changed hands is its agent's. Before a case came, and after it had ended, nobody held it.
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
