import { NO_LIMITS, type Approval, type ApprovalLimits } from '@/contract/entities/management/approval';
import type { Role } from '@/contract/codes/userCodes';
import { and, eq } from 'drizzle-orm';
import { approval } from '../../../server/database/tables/approvalTables';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { get, send, type StoredTask } from '../cases/cases';
import { makeDeductible } from '../money/ledger';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp, type TestServer } from '../server/server';

/** Noon in Mexico City. */
export const NOON = new Date('2026-03-10T18:00:00Z');

interface Paged {
  readonly result: readonly Approval[];
  readonly totalCount: number;
}

/** An institution with a group whose agent asks, and those who decide. */
export interface ApprovalRig {
  readonly server: TestServer;
  readonly clock: { now: Date };
  readonly institutionId: number;
  readonly groupId: number;
  readonly agent: SignedIn;
  readonly leader: SignedIn;
  readonly otherLeader: SignedIn;
  readonly admin: SignedIn;
  readonly admin2: SignedIn;
  readonly auditor: SignedIn;
  /** An administrator of another institution. */
  readonly stranger: SignedIn;
  readonly person: (role: Role, groupId?: number) => Promise<SignedIn>;
  readonly limits: (limits: Partial<ApprovalLimits>) => Promise<void>;
  /** The agent's case with 100.00 due. */
  readonly fresh: () => Promise<StoredTask>;
  readonly deduct: (
    held: StoredTask,
    amount: number,
    how?: { readonly who?: SignedIn; readonly key?: string },
  ) => ReturnType<typeof send<{ approvalId: string }>>;
  readonly decide: (
    who: SignedIn,
    act: 'agree' | 'refuse' | 'withdraw',
    id: string,
  ) => ReturnType<typeof send<Approval>>;
  readonly list: (who: SignedIn, view: 'toDecide' | 'mine' | 'decided') => Promise<readonly Approval[]>;
  readonly close: () => Promise<void>;
}

let number = 0;
/** The key of a new intent. */
export const newKey = (): string => `approval-intent-${(number += 1).toString().padStart(6, '0')}`;

/** Opens the rig with limits of 50.00 for deductions; the password of every session was just confirmed. */
export const openApprovalRig = async (environment: Record<string, string> = {}): Promise<ApprovalRig> => {
  const clock = { now: NOON };
  const server = await startApp({ now: () => clock.now, environment });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const sign = async (role: Role, of: { institutionId: number; groupId?: number }) =>
    signInAs(database, await makeUser(database, { ...of, role }), { now: clock.now });
  const person = (role: Role, inGroup?: number) =>
    sign(role, { institutionId, ...(inGroup !== undefined && { groupId: inGroup }) });
  const agent = await person('member', groupId);
  const limits = async (wanted: Partial<ApprovalLimits>): Promise<void> => {
    const mine = and(eq(systemSetting.institutionId, institutionId), eq(systemSetting.key, 'secondPerson'));
    await database.delete(systemSetting).where(mine);
    const value = JSON.stringify({ ...NO_LIMITS, ...wanted });
    await database.insert(systemSetting).values({ institutionId, key: 'secondPerson', value });
  };
  await limits({ deduction: 50 });
  return {
    server,
    clock,
    institutionId,
    groupId,
    agent,
    leader: await person('leader', groupId),
    otherLeader: await person('leader', await makeGroup(database, institutionId)),
    admin: await person('admin'),
    admin2: await person('admin'),
    auditor: await person('auditor'),
    stranger: await sign('admin', { institutionId: await makeInstitution(database) }),
    person,
    limits,
    fresh: () =>
      makeDeductible(database, {
        institutionId,
        agentId: agent.userId,
        now: clock.now,
        cells: { due_amount: '100' },
      }),
    deduct: (held, amount, { who = agent, key = newKey() } = {}) =>
      send(server, who, { path: '/prod/task/partDeduce', body: { taskId: String(held.id), amount }, key }),
    decide: (who, act, id) =>
      send(server, who, {
        path: `/prod/approvals/${act}`,
        body: act === 'refuse' ? { id, reason: 'not now' } : { id },
        key: newKey(),
      }),
    list: async (who, view) => {
      const { data } = await get<Paged>(server, who, { path: '/prod/approvals/listing', input: { view } });
      return data.result;
    },
    close: () => server.close(),
  };
};

/** A request as the database has it. */
export const storedApproval = async ({ server }: Pick<ApprovalRig, 'server'>, id: string) => {
  const [row] = await server.database
    .select()
    .from(approval)
    .where(eq(approval.id, Number(id)));
  if (!row) throw new Error(`there is no request ${id}`);
  return row;
};
