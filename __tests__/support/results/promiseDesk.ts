import { toMinor } from '@/contract/minor';
import type { TaskRow } from '@/contract/entities/cases/task';
import { payLog } from '../../../server/database/tables/moneyTables';
import { newReference, tell } from '../lender/lenderRig';
import type { Cells, StoredTask } from '../cases/cases';
import { get, makeCase, send } from '../cases/cases';
import type { SignedIn } from '../server/people';
import { makeInstitution, makeUser, signInAs } from '../server/people';
import type { Reply } from '../server/signingIn';
import { startApp, type TestServer } from '../server/server';

/** Noon of 10 March in Mexico City, six hours behind UTC: when the promises of these tests are made. */
export const MADE = '2026-03-10T18:00:00.000Z';
/** Ten o'clock in the morning of the day after: until when they are made. */
export const UNTIL = '2026-03-11T16:00:00.000Z';
/** The last millisecond of that day. */
export const LAST_MOMENT = '2026-03-12T05:59:59.999Z';
/** The first one after it. */
export const DAY_OVER = '2026-03-12T06:00:00.000Z';

/** Payment on a loan, in units of the currency. */
export interface Paid {
  readonly amount: number;
  readonly time: string;
  readonly status?: '0' | '1' | '2';
}

/** An agent to whom borrowers promise, at a server whose clock can be set. */
export class PromiseDesk {
  readonly server: TestServer;
  readonly institutionId: number;
  now: Date;
  agent: SignedIn;

  private constructor(server: TestServer, { institutionId, agent }: { institutionId: number; agent: SignedIn }) {
    this.server = server;
    this.institutionId = institutionId;
    this.agent = agent;
    this.now = new Date(MADE);
  }

  static async open(): Promise<PromiseDesk> {
    const clock = { now: () => new Date(MADE) };
    const server = await startApp({ now: () => clock.now() });
    const institutionId = await makeInstitution(server.database);
    const agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
    const desk = new PromiseDesk(server, { institutionId, agent });
    clock.now = () => desk.now;
    return desk;
  }

  get agentId(): number {
    return this.agent.userId;
  }

  /** A new agent without any case, at noon of 10 March. */
  async newAgent(): Promise<void> {
    this.now = new Date(MADE);
    const userId = await makeUser(this.server.database, { institutionId: this.institutionId });
    this.agent = await signInAs(this.server.database, userId, { now: this.now });
  }

  /** The clock is set, and the agent signs in again, for no session lasts a day. */
  async at(time: string): Promise<void> {
    this.now = new Date(time);
    this.agent = await signInAs(this.server.database, this.agentId, { now: this.now });
  }

  fresh(cells: Cells = {}): Promise<StoredTask> {
    const { institutionId, agentId, now } = this;
    return makeCase(this.server.database, { institutionId, agentId, now, cells: { due_amount: '1000', ...cells } });
  }

  /** Records a promise of today unless the body says otherwise. */
  record(caseRow: StoredTask, body: object): Promise<Reply<{ status: string }>> {
    const recorded = { taskId: String(caseRow.id), callStatus: 'CNCT', callResult: 'PTP', type: '01', ...body };
    return send(this.server, this.agent, { path: '/prod/task/record', body: recorded });
  }

  /** A new case, and the promise to pay a half of it. */
  async promise(body: object = {}): Promise<StoredTask> {
    const caseRow = await this.fresh();
    await this.record(caseRow, { promisedAmount: 500, promisedTime: UNTIL, ...body });
    return caseRow;
  }

  /** Pays through the lender; inserts a failed or pending deduction directly. */
  async pay(caseRow: StoredTask, { amount, time, status = '2' }: Paid): Promise<void> {
    const { institutionId, agentId } = this;
    if (status === '2') {
      const told = { reference: newReference(), kind: 'payment', loan_no: caseRow.loanNo, amount: String(amount) };
      const now = new Date(Math.max(this.now.getTime(), new Date(time).getTime()));
      return tell(this.server.database, { institutionId, now, rows: [{ ...told, value_time: time }] });
    }
    const row = { institutionId, loanId: caseRow.loanId, taskId: caseRow.id, agentId, type: '4' as const };
    await this.server.database
      .insert(payLog)
      .values({ ...row, amount: toMinor(amount, 2), status, opAt: new Date(time) });
  }

  async listed(input: Cells): Promise<TaskRow[]> {
    const asked = { path: '/prod/task/listing', input: { ...input, size: '100' } };
    return (await get<{ result: TaskRow[] }>(this.server, this.agent, asked)).data.result;
  }

  async rowOf({ loanNo }: StoredTask): Promise<TaskRow | undefined> {
    return (await this.listed({ loanId: loanNo }))[0];
  }
}
