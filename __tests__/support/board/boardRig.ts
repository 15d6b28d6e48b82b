import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import type { BoardFigures, BoardSummary } from '@/contract/entities/management/board';
import { task } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import type { Cells, StoredTask } from '../cases/cases';
import { get, send } from '../cases/cases';
import { makeDeductible, untilChannelSpoke } from '../money/ledger';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../server/people';
import type { TestServer } from '../server/server';
import { startApp } from '../server/server';
import type { Reply } from '../server/signingIn';

/** Noon of 10 March in Mexico City. */
export const BOARD_NOON = new Date('2026-03-10T18:00:00Z');

/** Long before: everybody counts on every day. */
const HIRED = new Date('2025-01-02T12:00:00Z');

const HOUR_MS = 3_600_000;

/** Two teams and those above them, at a server whose clock can be set. */
export class BoardRig {
  readonly server: TestServer;
  readonly institutionId: number;
  readonly clock: { now: Date };
  readonly users = new Map<string, number>();

  private constructor(server: TestServer, institutionId: number, clock: { now: Date }) {
    this.server = server;
    this.institutionId = institutionId;
    this.clock = clock;
  }

  static async open(): Promise<BoardRig> {
    const clock = { now: BOARD_NOON };
    const server = await startApp({ now: () => clock.now });
    return BoardRig.on(server, clock);
  }

  /** Another institution on the same server. */
  static async on(server: TestServer, clock: { now: Date }): Promise<BoardRig> {
    clock.now = BOARD_NOON;
    const rig = new BoardRig(server, await makeInstitution(server.database), clock);
    await rig.settle();
    return rig;
  }

  private async settle(): Promise<void> {
    const { server, institutionId } = this;
    const north = await makeGroup(server.database, institutionId);
    const south = await makeGroup(server.database, institutionId);
    const people = {
      ana: { groupId: north, dailyTarget: 100_000 },
      ben: { groupId: north, dailyTarget: 50_000 },
      cruz: { groupId: south, dailyTarget: 80_000 },
      leader: { groupId: north, role: 'leader' as const },
      admin: { role: 'admin' as const },
      auditor: { role: 'auditor' as const },
    };
    for (const [name, more] of Object.entries(people)) {
      const id = await makeUser(server.database, { institutionId, ...more });
      await server.database.update(appUser).set({ name, createdAt: HIRED }).where(eq(appUser.id, id));
      this.users.set(name, id);
    }
  }

  idOf(name: string): number {
    return this.users.get(name) ?? 0;
  }

  /** Signs in again: no session lasts from one act to the next day. */
  signIn(name: string) {
    return signInAs(this.server.database, this.idOf(name), { now: this.clock.now });
  }

  pass(hours: number): void {
    this.clock.now = new Date(this.clock.now.getTime() + hours * HOUR_MS);
  }

  /** A case of 1000.00 due. */
  async case(name: string, cells: Cells = {}): Promise<StoredTask> {
    const { server, institutionId, clock } = this;
    const given = { institutionId, agentId: this.idOf(name), now: clock.now, cells: { due_amount: '1000', ...cells } };
    return makeDeductible(server.database, given);
  }

  async record(name: string, caseRow: StoredTask, body: object): Promise<Reply> {
    const recorded = { taskId: String(caseRow.id), callStatus: 'NOA', callResult: 'RETRY', type: '01', ...body };
    return send(this.server, await this.signIn(name), { path: '/prod/task/record', body: recorded });
  }

  async deduct(name: string, caseRow: StoredTask, amount: number): Promise<Reply> {
    const body = { taskId: String(caseRow.id), amount };
    const reply = await send(this.server, await this.signIn(name), { path: '/prod/task/partDeduce', body });
    await untilChannelSpoke(this.server.database, caseRow);
    return reply;
  }

  async ask<Data>(name: string, path: string, input: Cells = {}): Promise<Data> {
    const reply = await get<Data>(this.server, await this.signIn(name), { path: `/prod/${path}`, input });
    if (reply.code !== '00') throw new Error(`${path} answered ${reply.code}: ${reply.message}`);
    return reply.data;
  }

  async codeOf(name: string, path: string, input: Cells = {}): Promise<string> {
    return (await get(this.server, await this.signIn(name), { path: `/prod/${path}`, input })).code;
  }

  summary(name: string, input: Cells = {}): Promise<BoardSummary> {
    return this.ask(name, 'achievementBoard/summary', input);
  }

  async figures(name: string, input: Cells = {}): Promise<BoardFigures> {
    return (await this.summary(name, input)).figures;
  }

  /** Settles a case as a full payment from elsewhere would. */
  async settleCase({ id }: StoredTask): Promise<void> {
    const changes = { status: 'C31' as const, settledAt: this.clock.now, amount: toMinorUnits(0), nextActionAt: null };
    await this.server.database.update(task).set(changes).where(eq(task.id, id));
  }
}
