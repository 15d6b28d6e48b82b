import { noPromise } from '../../__tests__/support/cases/workedCase';
import type { Random } from '../../server/seed/random';
import type { Call } from './sendCall';
import type { Case } from './runFixtures';

type PlannedWritesInput = 'result' | 'promise' | 'deduction' | 'message';

/** Write that an agent intends to make. */
export interface PlannedWrite {
  readonly kind: PlannedWritesInput;
  readonly call: Call;
}

const DAY_MS = 86_400_000;

/** Requests by kind; the stored row contains `mark`. Each amount differs, so that no request looks like a retry. */
const WISHES: Readonly<
  Record<PlannedWritesInput, (of: Case, mark: string, at: number) => Omit<Call, 'method' | 'key'>>
> = {
  result: ({ taskId }, remarks) => ({ path: '/prod/task/record', body: { ...noPromise(taskId), remarks } }),
  promise: ({ taskId }, remarks, at) => {
    const until = { promisedAmount: 1 + at / 100, promisedTime: new Date(Date.now() + DAY_MS).toISOString() };
    const body = { taskId, type: '01', callStatus: 'CNCT', callResult: 'PTP', remarks, ...until };
    return { path: '/prod/task/record', body };
  },
  deduction: ({ taskId }, remark, at) => ({
    path: '/prod/task/partDeduce',
    body: { taskId, amount: 1 + at / 100, remark },
  }),
  message: (of) => ({ path: '/prod/sms/manual/send', body: { ...of } }),
};

/** One of them by chance. */
export const pickWrite = (
  of: Case,
  { mark, at, random }: { mark: string; at: number; random: Random },
): PlannedWrite => {
  const kind = random.pick<PlannedWritesInput>(['result', 'promise', 'deduction', 'message']);
  return { kind, call: { method: 'POST', key: `durability-${mark}-key`, ...WISHES[kind](of, mark, at) } };
};
