import type { StoredTask } from '../cases/cases';
import { send } from '../cases/cases';
import { makeDeductible, untilChannelSpoke, wrongLedgers } from './ledger';
import type { SignedIn } from '../server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../server/people';
import type { TestServer } from '../server/server';
import { startApp } from '../server/server';
import type { Reply } from '../server/signingIn';

/** Options of a deduction. */
interface How {
  readonly who?: SignedIn;
  readonly key?: string;
  readonly remark?: string;
  /** Waits for the payment channel; true by default. */
  readonly isAwaited?: boolean;
}

/** Response to a deduction. */
interface Deducted {
  readonly payLogId: string;
  readonly amountDue: number;
  readonly status: string;
  readonly deductionStatus: string;
}

/** A server with an agent, a leader and an auditor, whose clock a test may turn. */
export interface MoneyRig {
  readonly server: TestServer;
  readonly clock: { now: Date };
  readonly institutionId: number;
  readonly agent: SignedIn;
  readonly leader: SignedIn;
  readonly auditor: SignedIn;
  /** The agent's case of 100.00 due, which can be deducted from. */
  readonly fresh: (cells?: Record<string, string>) => Promise<StoredTask>;
  readonly deduct: (held: StoredTask, amount: unknown, how?: How) => Promise<Reply<Deducted>>;
  /** After each test: the clock is turned back, and the books of all loans must agree. */
  readonly afterTest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Half past six in the evening of 10 March in Mexico City. */
export const START = new Date('2026-03-11T00:30:00Z');

let number = 0;
/** The key of a new intent. */
export const newKey = (): string => `money-intent-${(number += 1).toString().padStart(8, '0')}`;

const makePeople = async ({ database }: TestServer, institutionId: number) => {
  const groupId = await makeGroup(database, institutionId);
  const sign = async (role: 'member' | 'leader' | 'auditor') =>
    signInAs(database, await makeUser(database, { institutionId, groupId, role }), { now: START });
  return { agent: await sign('member'), leader: await sign('leader'), auditor: await sign('auditor') };
};

/** Opens it; `beforeAll(async () => { rig = await openMoneyRig(); })`. */
export const openMoneyRig = async (): Promise<MoneyRig> => {
  const clock = { now: START };
  const server = await startApp({ now: () => clock.now });
  const institutionId = await makeInstitution(server.database);
  const people = await makePeople(server, institutionId);
  return {
    server,
    clock,
    institutionId,
    ...people,
    fresh: (cells = {}) =>
      makeDeductible(server.database, {
        institutionId,
        agentId: people.agent.userId,
        now: clock.now,
        cells: { due_amount: '100', ...cells },
      }),
    deduct: async (held, amount, { who = people.agent, key, remark, isAwaited = true } = {}) => {
      const reply = await send<Deducted>(server, who, {
        path: '/prod/task/partDeduce',
        body: { taskId: String(held.id), amount, ...(remark === undefined ? {} : { remark }) },
        ...(key === undefined ? {} : { key }),
      });
      if (isAwaited) await untilChannelSpoke(server.database, held);
      return reply;
    },
    afterTest: async () => {
      clock.now = START;
      const wrong = await wrongLedgers(server.database);
      if (wrong.length > 0) throw new Error(`books that do not agree: ${JSON.stringify(wrong)}`);
    },
    close: () => server.close(),
  };
};
