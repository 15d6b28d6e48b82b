import { setTimeout as wait } from 'node:timers/promises';
import { wrongLedgers } from '../../__tests__/support/money/ledger';
import type { Database } from '../../server/database/connect';
import { sendCall, findText } from './sendCall';
import type { BoundBatch } from './bindMany';
import { getHolders, judgeBindings, findStuckOperations } from './bindings';
import type { Faults, Write } from './book';
import { createEditedName, isCountable, isPossibleName, type Times, getTimes, findUnknownMessages } from './effects';
import type { Stage } from './stage';

const STILL_RUNNING_MS = 15_000;

/** Looks up the outcome of a write by its idempotency key, as the app does. */
const getOutcome = async (server: string, { who, call }: Write): Promise<string> => {
  for (const end = performance.now() + STILL_RUNNING_MS; performance.now() < end;) {
    const lookup = { method: 'GET', path: `/prod/intent/outcome?key=${call.key ?? ''}` } as const;
    const state = findText((await sendCall(server, who, lookup)).data, 'state');
    if (state !== 'running' && state !== '') return state;
    await wait(50);
  }
  return 'running';
};

interface Settling {
  readonly stage: Stage;
  readonly times: Times;
  readonly faults: Faults;
}

/** Looks up a write with an unknown outcome, and sends it again under its key. Its outcome is known afterwards. */
const settle = async ({ stage, times, faults }: Settling, write: Write): Promise<void> => {
  const state = await getOutcome(stage.server(), write);
  const isThere = isCountable(write.kind) ? times(write.mark) > 0 : state === 'carriedOut';
  faults.add('wrongOutcome', state === (isThere ? 'carriedOut' : 'neverArrived') ? 0 : 1, `${write.mark}: ${state}`);
  write.answer = await sendCall(stage.server(), write.who, write.call);
  const isKept = state !== 'carriedOut' || write.answer.outcome === 'done';
  faults.add('wrongOutcome', isKept ? 0 : 1, `${write.mark} again: ${write.answer.code}`);
};

const judgeWrites = (writes: readonly Write[], times: Times, faults: Faults): void => {
  for (const { kind, mark, answer } of writes) {
    if (!isCountable(kind)) continue;
    const found = times(mark);
    if (answer.outcome === 'done') faults.add('lost', found === 0 ? 1 : 0, `${kind} ${mark}`);
    if (answer.outcome === 'refused') faults.add('refusedButDone', found > 0 ? 1 : 0, `${kind} ${mark} ${answer.code}`);
    faults.add('twice', Math.max(0, found - 1), `${kind} ${mark}`);
  }
};

/** Data for evaluating a round. */
export interface RoundResult {
  readonly stage: Stage;
  readonly bound: readonly BoundBatch[];
  /** The edited user's name before the round. */
  readonly nameBefore: string;
}

const judgeEdits = async (database: Database, { stage, nameBefore }: RoundResult, faults: Faults): Promise<void> => {
  const edits = stage.writes.filter(({ kind }) => kind === 'edit');
  const name = await createEditedName(database, stage.cast.editedId);
  faults.add('lost', isPossibleName(name, nameBefore, edits) ? 0 : 1, `edit: the user is called ${name}`);
};

/** Reports rows still locked after all writes have ended. Retries, because the server's workers may hold them briefly. */
const judgeStuck = async (database: Database, faults: Faults): Promise<void> => {
  let stuck = await findStuckOperations(database);
  for (let tries = 0; stuck > 0 && tries < 40; tries += 1) {
    await wait(50);
    stuck = await findStuckOperations(database);
  }
  faults.add('stuck', stuck);
};

/** Looks for everything that a round may have broken. */
export const judgeRound = async (database: Database, judged: RoundResult, faults: Faults): Promise<void> => {
  const { stage, bound } = judged;
  const { writes, cast, name } = stage;
  faults.add('code99', writes.filter(({ answer }) => answer.code === '99').length);
  const before = await getTimes(database, cast.institutionId, name);
  for (const write of writes) {
    if (write.answer.outcome === 'unknown' && write.call.key !== undefined) {
      await settle({ stage, times: before, faults }, write);
    }
  }
  judgeWrites(writes, await getTimes(database, cast.institutionId, name), faults);
  faults.add('twice', await findUnknownMessages(database, cast.institutionId), 'messages without a key');
  await judgeEdits(database, judged, faults);
  faults.add('wrongBooks', (await wrongLedgers(database)).length);
  for (const { operationId, state } of bound) {
    faults.add('halfDone', state === 'done' ? 0 : 1, `${operationId} ${state}`);
  }
  const done = bound.filter(({ state }) => state === 'done').map(({ operationId }) => operationId);
  const { halfDone, twice } = await judgeBindings(database, done);
  faults.add('halfDone', halfDone, 'bindings');
  faults.add('twice', twice, 'bindings');
  faults.add('halfDone', (await getHolders(database, cast.few)) > 1 ? 1 : 0, 'cases of a small binding');
  await judgeStuck(database, faults);
};
