import { and, eq, inArray, sql } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { appUser, type queue, type QueueRule } from '../../../server/database/tables/organizationTables';
import type { BindingSplit } from '@/contract/codes/queueCodes';
import type { BindOperation, BindPlan } from '@/contract/entities/management/binding';
import { type Cells, caseCells, getCsv, importText, get, send, type StoredTask } from '../cases/cases';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp, type TestServer } from '../server/server';
import { makeQueue } from './queues';
import { untilNextLook } from '../untilNextLook';

type Role = 'member' | 'leader' | 'admin' | 'auditor';

/** A server with one institution, a queue and people: two groups that both work the queue. */
export interface QueueRig {
  readonly server: TestServer;
  readonly institutionId: number;
  readonly groupId: number;
  readonly otherGroupId: number;
  readonly queueId: number;
  readonly person: (role: Role, groupId?: number, queueId?: number) => Promise<SignedIn>;
  readonly agent: SignedIn;
  readonly agent2: SignedIn;
  readonly otherAgent: SignedIn;
  readonly leader: SignedIn;
  readonly otherLeader: SignedIn;
  readonly admin: SignedIn;
  readonly auditor: SignedIn;
  /** An administrator of another institution. */
  readonly foreign: SignedIn;
  readonly makeQueue: (fields?: Partial<typeof queue.$inferInsert>) => Promise<number>;
  /** So many cases through the importer, in the order of their numbers; unassigned unless the cells say otherwise. */
  readonly cases: (count: number, cells?: Cells) => Promise<StoredTask[]>;
}

/** Opens it at a fixed time. */
export async function openQueueRig(now: () => Date): Promise<QueueRig> {
  const server = await startApp({ now });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const otherGroupId = await makeGroup(database, institutionId);
  const queueId = await makeQueue(database, institutionId, { code: 'MAIN', plannedCaseCount: 100 });
  const person: QueueRig['person'] = async (role, group, works) => {
    const userId = await makeUser(database, { institutionId, role, ...(group !== undefined && { groupId: group }) });
    if (works !== undefined) await database.update(appUser).set({ queueId: works }).where(eq(appUser.id, userId));
    return signInAs(database, userId, { now: now() });
  };
  const elsewhere = await makeUser(database, { institutionId: await makeInstitution(database), role: 'admin' });
  return {
    server,
    institutionId,
    groupId,
    otherGroupId,
    queueId,
    person,
    makeQueue: (fields) => makeQueue(database, institutionId, fields),
    agent: await person('member', groupId, queueId),
    agent2: await person('member', groupId, queueId),
    otherAgent: await person('member', otherGroupId, queueId),
    leader: await person('leader', groupId),
    otherLeader: await person('leader', otherGroupId),
    admin: await person('admin'),
    auditor: await person('auditor'),
    foreign: await signInAs(database, elsewhere, { now: now() }),
    cases: async (count, cells = {}) => {
      const rows = Array.from({ length: count }, () => caseCells({ queue_code: 'MAIN', ...cells }));
      await importText(database, { institutionId, text: getCsv(rows), now: now() });
      const numbers = rows.map((row) => row['loan_no'] ?? '');
      const stored = await database
        .select()
        .from(task)
        .where(and(eq(task.institutionId, institutionId), sql`${task.loanNo} = any(${sql.param(numbers)}::text[])`));
      return stored.toSorted((one, other) => one.id - other.id);
    },
  };
}

/** The cases as they are now, in the order of their numbers. */
export async function readAgain({ server }: QueueRig, cases: readonly StoredTask[]): Promise<StoredTask[]> {
  const ids = cases.map(({ id }) => id);
  const rows = await server.database.select().from(task).where(inArray(task.id, ids));
  return rows.toSorted((one, other) => one.id - other.id);
}

/** A rule of an automatic queue. */
export type Rule = QueueRule;

/** Fields of a plan other than the queue. */
export interface Wish {
  readonly kind?: 'bind' | 'unbind';
  readonly selection: object;
  readonly agentIds?: readonly number[];
  readonly split?: BindingSplit;
}

/** Asks for a dry run in the institution's queue. */
export const plan = ({ server, queueId }: QueueRig, who: SignedIn, wish: Wish) =>
  send<BindPlan>(server, who, {
    path: '/prod/institutionAndQueue/bindPlan',
    body: {
      kind: wish.kind ?? 'bind',
      queueId: String(queueId),
      selection: wish.selection,
      agentIds: (wish.agentIds ?? []).map(String),
      split: wish.split ?? 'count',
    },
  });

let keys = 0;

/** Runs, cancels or undoes a binding. */
export const steer = (
  { server }: QueueRig,
  who: SignedIn,
  { call, operationId }: { call: 'bindRun' | 'bindCancel' | 'bindUndo'; operationId: string },
) =>
  send<BindOperation>(server, who, {
    path: `/prod/institutionAndQueue/${call}`,
    body: { operationId },
    ...(call === 'bindCancel' ? {} : { key: `binding-key-of-test-${(keys += 1)}` }),
  });

/** Returns the progress of a binding. */
export const getOperation = async ({ server }: QueueRig, who: SignedIn, operationId: string) =>
  (await get<BindOperation>(server, who, { path: `/prod/institutionAndQueue/operation/${operationId}` })).data;

const OVER: readonly string[] = ['done', 'cancelled', 'failed'];

/** Asks until a binding is over. */
export async function whenOver(rig: QueueRig, who: SignedIn, operationId: string): Promise<BindOperation> {
  for (;;) {
    const operation = await getOperation(rig, who, operationId);
    if (OVER.includes(operation.state)) return operation;
    await untilNextLook();
  }
}

/** Plans, carries out and waits for the end. */
export async function bindAll(rig: QueueRig, who: SignedIn, wish: Wish): Promise<BindOperation> {
  const { data, code, message } = await plan(rig, who, wish);
  if (code !== '00') throw new Error(`the plan was refused: ${code} ${message}`);
  await steer(rig, who, { call: 'bindRun', operationId: data.operationId });
  return whenOver(rig, who, data.operationId);
}

/** Their ids as the wire has them. */
export const getIds = (cases: readonly StoredTask[]): string[] => cases.map(({ id }) => String(id));
