import { send, type StoredTask } from '../cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../server/people';
import { startApp, type TestServer } from '../server/server';
import { getLoan, makeDeductible, untilAskedAgain, untilChannelSpoke, wrongLedgers } from './ledger';
import { newKey } from './moneyRig';
import { type Manner, openPayingHouse, type PayingHouse } from './payingHouse';

/** Half past six in the evening of 10 March in Mexico City. */
export const START = new Date('2026-03-11T00:30:00Z');
const MINUTE_MS = 60_000;

/** A server with an HTTP payment channel with configured responses, and an agent. */
export interface ChannelRig {
  readonly house: PayingHouse;
  readonly server: TestServer;
  readonly institutionId: number;
  readonly agent: SignedIn;
  readonly leader: SignedIn;
  readonly now: () => Date;
  /** Another time. */
  readonly turn: (to: Date) => void;
  /** Creates a case of 100.00 and requests 30.00 of it; the channel responds as configured, in order. */
  readonly ask: (...manners: Manner[]) => Promise<StoredTask>;
  readonly dueOf: (held: StoredTask) => Promise<number>;
  /** Polls the channel after the delay. */
  readonly afterSilence: (held: StoredTask, wait?: number) => Promise<void>;
  readonly beforeTest: () => void;
  /** After each test all books agree. */
  readonly afterTest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens one. */
export async function openChannelRig(): Promise<ChannelRig> {
  let now = START;
  const house = await openPayingHouse();
  const environment = { PAYMENT_CHANNEL: 'http', PAYMENT_CHANNEL_URL: house.url, PAYMENT_CHANNEL_TOKEN: 'our-token' };
  const server = await startApp({ now: () => now, environment });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const agent = await signInAs(database, await makeUser(database, { institutionId }), { now: START });
  const leader = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }), { now: START });
  return {
    house,
    leader,
    server,
    institutionId,
    agent,
    now: () => now,
    turn: (to) => {
      now = to;
    },
    ask: async (...manners) => {
      const of = { institutionId, agentId: agent.userId, now: START, cells: { due_amount: '100' } };
      const caseRow = await makeDeductible(database, of);
      house.manners = manners;
      const body = { taskId: String(caseRow.id), amount: 30 };
      const reply = await send(server, agent, { path: '/prod/task/partDeduce', body, key: newKey() });
      expect(reply).toMatchObject({ code: '00', data: { deductionStatus: '0', amountDue: 100 } });
      return caseRow;
    },
    dueOf: async (held) => (await getLoan(database, held)).due,
    afterSilence: async (held, wait = MINUTE_MS) => {
      await untilAskedAgain(database, held);
      now = new Date(now.getTime() + wait);
      await untilChannelSpoke(database, held);
    },
    beforeTest: () => {
      now = START;
      house.heard.length = 0;
    },
    afterTest: async () => {
      const wrong = await wrongLedgers(database);
      if (wrong.length > 0) throw new Error(`books that do not agree: ${JSON.stringify(wrong)}`);
    },
    close: async () => {
      house.close();
      await server.close();
    },
  };
}
