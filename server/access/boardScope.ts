import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect';
import { task } from '../database/tables/caseTables';
import { appUser } from '../database/tables/organisationTables';
import type { Caller } from '../kernel/caller';
import type { TimeSpan } from '../values/timeSpan';

/** What the board is counted on: a call's transaction, or the connection of the synthetic data. */
export type BoardConnection = Pick<Transaction, 'select' | 'insert' | 'execute'>;

/** Of whom: as much of the caller as decides about that. */
export type BoardViewer = Pick<Caller, 'userId' | 'institutionId' | 'groupId' | 'role' | 'timeZone'>;

/** What of the board is counted: whose, when, and which cases. */
export interface BoardSelection {
  readonly viewer: BoardViewer;
  readonly period: TimeSpan;
  readonly agentId?: number | undefined;
  readonly queueId?: number | undefined;
  readonly product?: string | undefined;
  readonly device?: string | undefined;
}

/** Whether members, leaders or everybody above sees the institution (RO-01). */
export const boardScopeOf = ({ role, groupId }: BoardViewer): 'own' | 'group' | 'institution' => {
  if (role === 'admin' || role === 'auditor') return 'institution';
  return role === 'leader' && groupId !== null ? 'group' : 'own';
};

function byViewer(agent: SQL, { viewer }: BoardSelection): SQL {
  const scope = boardScopeOf(viewer);
  if (scope === 'institution') return sql`true`;
  if (scope === 'own') return sql`${agent} = ${viewer.userId}`;
  return sql`${agent} in (select ${appUser.id} from ${appUser} where ${appUser.institutionId} = ${viewer.institutionId}
    and (${appUser.groupId} = ${viewer.groupId} or ${appUser.id} = ${viewer.userId}))`;
}

/** The condition on the agent of a row: what the viewer may see, and the one agent asked for. */
export const ofAgents = (agent: SQL, selection: BoardSelection): SQL =>
  selection.agentId === undefined
    ? byViewer(agent, selection)
    : sql`${byViewer(agent, selection)} and ${agent} = ${selection.agentId}`;

/** The condition on the case of a row; true where no case is chosen. */
export const ofCases = ({ queueId, product, device }: BoardSelection): SQL => {
  const chosen = [
    queueId === undefined ? undefined : sql`${task.queueId} = ${queueId}`,
    product === undefined ? undefined : sql`${task.productCategory} = ${product}`,
    device === undefined ? undefined : sql`${task.device} = ${device}`,
  ].filter((each) => each !== undefined);
  return chosen.length === 0 ? sql`true` : sql.join(chosen, sql` and `);
};

/** Whether only some cases are counted: then nothing can be taken from what was kept per day and user. */
export const choosesCases = ({ queueId, product, device }: BoardSelection): boolean =>
  [queueId, product, device].some((each) => each !== undefined);
