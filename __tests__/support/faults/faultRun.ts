import { sql } from 'drizzle-orm';
import { DEDUCTIONS_DAILY } from '../../../server/modules/money/deduct';
import { createRandom, type Random } from '../../../server/seed/random';
import { type StoredTask, caseCells, getCsv, importText, readCase } from '../cases/cases';
import { type Ending, type Wire, type Wish, sendBlindly, sendCarefully } from './faultClient';
import { type Fault, type FaultProxy, startFaultProxy } from './faultProxy';
import { untilChannelSpoke, wrongLedgers } from '../money/ledger';
import { startNaiveLedger } from './naiveLedger';
import { makeInstitution, makeUser, signInAs } from '../server/people';
import type { TestServer } from '../server/server';

/** Number of deductions, and the seed. */
export interface RunPlan {
  readonly seed: number;
  readonly submissions: number;
}

/** Result of a run. */
export interface RunResult {
  readonly seed: number;
  readonly submissions: number;
  readonly faults: Readonly<Record<Fault, number>>;
  /** Outcomes from the senders' point of view. */
  readonly endings: Readonly<Record<Ending, number>>;
  /** Deductions beyond the first of a wish. */
  readonly doubles: number;
  /** Wishes that the sender believes carried out and that were not. */
  readonly lost: number;
  /** Wishes that the sender believes refused and that were carried out. */
  readonly ghosts: number;
  /** Loans whose books do not agree. */
  readonly wrongLedgers: number;
}

/** Deductions that are wanted on each loan, fewer than it may have on a day, for each waits for the one before; together a little more than some of the loans hold, so that refusals occur. */
const PER_LOAN = DEDUCTIONS_DAILY - 2;
const DUE = 500 * PER_LOAN;
/** Fewer, and the senders would only wait for each other. */
const LOANS_LEAST = 20;
/** Senders at the same time. */
const TOGETHER = 20;
/** Percentage of requests that two tabs send at the same time. */
const TWICE = 10;

interface Sender {
  readonly wire: Wire;
  readonly send: (wire: Wire, wish: Wish) => Promise<Ending>;
  readonly wishOf: (at: number, amount: number) => Wish;
}

const better = (one: Ending, two: Ending): Ending => (one === 'unknown' ? two : one);

/** Sends all wishes, so many at a time; some of them twice at once, as two tabs or two quick fingers do. */
const sendAll = async ({ wire, send, wishOf }: Sender, { submissions }: RunPlan, random: Random): Promise<Ending[]> => {
  const endings: Ending[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < submissions; at = next++) {
      const wish = wishOf(at, random.int(1, 1000));
      const twice = random.chance(TWICE / 100) ? [wish, wish] : [wish];
      const ended = await Promise.all(twice.map((each) => send(wire, each)));
      endings[at] = ended.reduce(better);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return endings;
};

interface Booked {
  readonly wish: string;
  readonly times: number;
}

const judge = (endings: readonly Ending[], booked: readonly Booked[]) => {
  const timesOf = new Map(booked.map(({ wish, times }) => [wish, times]));
  const times = (at: number): number => timesOf.get(`wish ${at}`) ?? 0;
  const number = (wanted: Ending, holds: (at: number) => boolean): number =>
    endings.filter((ending, at) => ending === wanted && holds(at)).length;
  return {
    endings: {
      done: number('done', () => true),
      refused: number('refused', () => true),
      unknown: number('unknown', () => true),
    },
    doubles: booked.reduce((sum, { times: each }) => sum + each - 1, 0),
    lost: number('done', (at) => times(at) === 0),
    ghosts: number('refused', (at) => times(at) > 0),
  };
};

const getLoans = ({ submissions }: RunPlan): number => Math.max(LOANS_LEAST, Math.ceil(submissions / PER_LOAN));

const withProxy = async <T>(target: number, { seed }: RunPlan, work: (proxy: FaultProxy) => Promise<T>): Promise<T> => {
  const proxy = await startFaultProxy(target, createRandom(seed));
  try {
    return await work(proxy);
  } finally {
    await proxy.close();
  }
};

const makeLoans = async ({ database }: TestServer, count: number) => {
  const now = new Date();
  const institutionId = await makeInstitution(database);
  const userId = await makeUser(database, { institutionId, role: 'admin' });
  const due = {
    contract_amount: String(DUE / 100),
    due_amount: String(DUE / 100),
    deduction_account: '012345678901234567',
  };
  const rows = Array.from({ length: count }, () => caseCells(due));
  await importText(database, { institutionId, text: getCsv(rows), now });
  const held = await Promise.all(rows.map((row) => readCase(database, row['loan_no'] ?? '')));
  return { held, who: await signInAs(database, userId) };
};

const getBookings = async ({ database }: TestServer, held: readonly StoredTask[]): Promise<Booked[]> => {
  const ids = held.map(({ loanId }) => loanId).join(',');
  const { rows } = await database.execute<{ wish: string; times: number }>(
    sql`select remark as wish, count(*)::integer as times from pay_log where loan_id = any(${`{${ids}}`}::bigint[]) and status = '2' group by remark`,
  );
  return rows;
};

/** Deductions through the faulty line to the real server, which listens on `target`; 'careful' as the app sends them, 'blind' as a client does that makes a new key for each attempt. */
export const runFaults = async (
  server: TestServer,
  plan: RunPlan & { readonly target: number; readonly how: 'careful' | 'blind' },
): Promise<RunResult> => {
  const { held, who } = await makeLoans(server, getLoans(plan));
  return withProxy(plan.target, plan, async (proxy) => {
    const sender: Sender = {
      wire: { port: proxy.port, headers: who.headers },
      send: (wire, wish) => (plan.how === 'careful' ? sendCarefully(wire, wish) : sendBlindly(wire, wish, true)),
      wishOf: (at, amount) => ({
        key: `wish-${plan.how}-${plan.seed}-${String(at).padStart(8, '0')}`,
        path: '/prod/task/partDeduce',
        body: { taskId: String(held[at % held.length]?.id), amount: amount / 100, remark: `wish ${at}` },
      }),
    };
    const endings = await sendAll(sender, plan, createRandom(plan.seed + 1));
    await proxy.settled();
    for (const each of held) await untilChannelSpoke(server.database, each);
    const judged = judge(endings, await getBookings(server, held));
    const wrong = await wrongLedgers(server.database);
    return {
      seed: plan.seed,
      submissions: plan.submissions,
      faults: { ...proxy.counts },
      ...judged,
      wrongLedgers: wrong.length,
    };
  });
};

/** Sends the same requests without a key to a server that checks and then writes, to show the need for idempotency. */
export const runNaive = async (server: TestServer, plan: RunPlan): Promise<RunResult> => {
  const loans = getLoans(plan);
  const ledger = await startNaiveLedger(server.url, loans, DUE);
  try {
    return await withProxy(ledger.port, plan, async (proxy) => {
      const sender: Sender = {
        wire: { port: proxy.port, headers: {} },
        send: (wire, wish) => sendBlindly(wire, wish, false),
        wishOf: (at, amount) => ({
          key: '',
          path: '/',
          body: { loan: (at % loans) + 1, amount, remark: `wish ${at}` },
        }),
      };
      const endings = await sendAll(sender, plan, createRandom(plan.seed + 1));
      await proxy.settled();
      const judged = judge(endings, await ledger.bookings());
      const wrong = await ledger.wrongLedgers();
      return {
        seed: plan.seed,
        submissions: plan.submissions,
        faults: { ...proxy.counts },
        ...judged,
        wrongLedgers: wrong,
      };
    });
  } finally {
    await ledger.close();
  }
};
