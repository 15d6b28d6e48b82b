import { approval } from '../../../server/database/tables/approvalTables';
import { type Area, getId } from './fixture';
import { madeId, type Maker } from './madeId';

const DAY_MS = 24 * 60 * 60_000;

const made =
  (kind: 'deduction' | 'extension'): Maker =>
  async ({ institutionId, agentId, task }, { database, now }) => {
    const input = { taskId: String(task.id), amount: 1 };
    const call = { call: 'POST /prod/task/partDeduce', input, inputHash: 'x', language: 'en' } as const;
    const what = { kind, state: 'waiting', taskId: task.id, subject: `task ${task.id}`, facts: [] } as const;
    const asked = { institutionId, askerId: agentId, askerName: 'Ana', createdAt: now };
    const expiresAt = new Date(now.getTime() + DAY_MS);
    return madeId(
      await database
        .insert(approval)
        .values({ ...call, ...what, ...asked, expiresAt })
        .returning(),
    );
  };

/** Requests for a second person (MI-09). */
export const approvalsArea: Area = {
  kinds: {
    approval: { scope: 'group', make: made('deduction') },
    ownApproval: { scope: 'personal', make: made('extension') },
  },
  fixtures: {
    'approvalCalls.ofCase': { input: { taskId: getId('task') } },
    'approvalCalls.cases': { input: { id: getId('approval') } },
    'approvalCalls.agree': { input: { id: getId('approval') }, own: ['87'] },
    'approvalCalls.refuse': { input: { id: getId('approval'), reason: 'x' }, own: ['87'] },
    'approvalCalls.withdraw': { input: { id: getId('ownApproval') }, own: ['87'] },
  },
};
