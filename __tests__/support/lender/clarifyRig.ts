import type { ClarificationRow, LenderDay } from '@/contract/entities/lender/lender';
import { get, makeCase, readCase, send, type Cells, type StoredTask } from '../cases/cases';
import { wrongLedgers } from '../money/ledger';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp, type TestServer } from '../server/server';
import type { Reply } from '../server/signingIn';
import { type EventRow, tell, untilBooked, wrongSums } from './lenderRig';

/** Noon of 11 March in Mexico City. */
export const CLARIFY_START = new Date('2026-03-11T18:00:00Z');
const IMPORTED = new Date('2026-03-09T18:00:00Z');

/** A server with those who decide about a lender's money. */
export interface ClarifyRig {
  readonly server: TestServer;
  readonly institutionId: number;
  readonly people: Readonly<Record<'agent' | 'leader' | 'admin' | 'secondAdmin' | 'auditor' | 'foreign', SignedIn>>;
  /** A case of 100.00 due, held by the agent. */
  readonly fresh: (cells?: Cells) => Promise<StoredTask>;
  readonly caseOf: (of: StoredTask) => Promise<StoredTask>;
  /** Tells it and waits until it is booked, at another time than the server's. */
  readonly bookAt: (now: Date, ...rows: EventRow[]) => Promise<void>;
  readonly book: (...rows: EventRow[]) => Promise<void>;
  /** Lets nobody book or decide until what it gives is called. */
  readonly holdBooking: () => Promise<() => Promise<void>>;
  readonly read: <Data>(who: SignedIn, path: string, input?: Record<string, string>) => Promise<Reply<Data>>;
  readonly decide: (
    who: SignedIn,
    call: 'assign' | 'return',
    wish: Readonly<Record<string, unknown>> & { readonly key?: string },
  ) => Promise<Reply<{ left: number }>>;
  /** Returns pending or decided clarifications of an event. */
  readonly waiting: (reference: string, state?: string) => Promise<ClarificationRow[]>;
  readonly days: () => Promise<LenderDay[]>;
  /** After each test: the money must add up, and the books of all loans agree. */
  readonly afterTest: () => Promise<void>;
}

let number = 0;
/** The key of a wish that nobody has used. */
export const newKey = (): string => `lender-intent-${(number += 1).toString().padStart(8, '0')}`;

const makePeople = async ({ database }: TestServer, institutionId: number): Promise<ClarifyRig['people']> => {
  const groupId = await makeGroup(database, institutionId);
  const sign = async (user: Partial<Parameters<typeof makeUser>[1]>) =>
    signInAs(database, await makeUser(database, { institutionId, ...user }), { now: CLARIFY_START });
  return {
    agent: await sign({ groupId }),
    leader: await sign({ groupId, role: 'leader' }),
    admin: await sign({ role: 'admin' }),
    secondAdmin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
    foreign: await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  };
};

/** Opens it; `beforeAll(async () => { rig = await openClarifyRig(); })`. */
export const openClarifyRig = async (): Promise<ClarifyRig> => {
  const server = await startApp({ now: () => CLARIFY_START });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const people = await makePeople(server, institutionId);
  const read: ClarifyRig['read'] = (who, path, input = {}) => get(server, who, { path: `/prod/lender/${path}`, input });
  const bookAt: ClarifyRig['bookAt'] = async (now, ...rows) => {
    await tell(database, { institutionId, now, rows });
    // The server's own worker may have been at it.
    await untilBooked(database);
  };
  return {
    server,
    institutionId,
    people,
    read,
    fresh: (cells = {}) =>
      makeCase(database, {
        institutionId,
        agentId: people.agent.userId,
        now: IMPORTED,
        cells: { due_amount: '100', contract_amount: '80', ...cells },
      }),
    caseOf: ({ loanNo }) => readCase(database, loanNo),
    bookAt,
    book: (...rows) => bookAt(CLARIFY_START, ...rows),
    holdBooking: async () => {
      const client = await database.$client.connect();
      await client.query('begin');
      await client.query("select pg_advisory_xact_lock(hashtextextended('lender ' || $1::text, 0))", [institutionId]);
      return async () => {
        await client.query('commit');
        client.release();
      };
    },
    decide: (who, call, { key = newKey(), ...body }) => send(server, who, { path: `/prod/lender/${call}`, body, key }),
    waiting: async (reference, state = 'open') => {
      const { data } = await read<{ result: ClarificationRow[] }>(people.admin, 'clarifications', { reference, state });
      return data.result;
    },
    days: async () => (await read<{ days: LenderDay[] }>(people.admin, 'days')).data.days,
    afterTest: async () => {
      const wrong = [...(await wrongSums(database, institutionId)), ...(await wrongLedgers(database))];
      if (wrong.length > 0) throw new Error(`books that do not agree: ${JSON.stringify(wrong)}`);
    },
  };
};
