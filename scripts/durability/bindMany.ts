import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, type Call, findText } from './sendCall';
import type { Stage } from './stage';

/** Time in milliseconds within which a started assignment must finish, whatever process was killed. */
const PATIENCE_MS = 40_000;
const OVER: readonly string[] = ['done', 'cancelled', 'failed'];

/** Outcome of one assignment of many cases. */
export interface BoundBatch {
  readonly operationId: string;
  /** 'stuck' when it did not end. */
  readonly state: string;
}

const again = async (stage: Stage, call: Call): Promise<unknown> => {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const { outcome, data } = await sendCall(stage.server(), stage.cast.admin, call);
    if (outcome === 'done') return data;
    await wait(100);
  }
  return undefined;
};

const untilOver = async (stage: Stage, operationId: string): Promise<string> => {
  const call: Call = { method: 'GET', path: `/prod/institutionAndQueue/operation/${operationId}` };
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const state = findText(await again(stage, call), 'state');
    if (OVER.includes(state)) return state;
    await wait(100);
  }
  return 'stuck';
};

/** Binds many cases step by step, to one of the holders and then to the other, as long as the round lasts; each binding is waited for. */
export const bindMany = async (stage: Stage, bound: BoundBatch[]): Promise<void> => {
  const { many: taskIds, holders } = stage.cast;
  for (let at = 0; !stage.isOver; at += 1) {
    const plan = { kind: 'bind', queueId: 'none', selection: { taskIds }, agentIds: [holders[at % 2]], split: 'count' };
    const planned = await again(stage, { method: 'POST', path: '/prod/institutionAndQueue/bindPlan', body: plan });
    const operationId = findText(planned, 'operationId');
    // No work: the last round ended with the same holder.
    if (operationId === '' || findText(planned, 'total') === '0') continue;
    const key = `durability-${stage.name}-b-${at}-key`;
    const run: Call = { method: 'POST', path: '/prod/institutionAndQueue/bindRun', body: { operationId }, key };
    await again(stage, run);
    bound.push({ operationId, state: await untilOver(stage, operationId) });
  }
};
