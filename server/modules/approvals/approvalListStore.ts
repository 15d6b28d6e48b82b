import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { approvalsQuery, ApprovalView } from '@/contract/entities/management/approval';
import type { APPROVAL_LIST } from '@/contract/lists/managementLists';
import type { SortColumn } from '@/contract/lists/listDescription';
import type { CallerContext } from '../../access/callContext';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';
import { matchesRow } from '../../database/matchesRow';
import { approval } from '../../database/tables/approvalTables';
import { task } from '../../database/tables/caseTables';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import { listDecidableKinds } from './deciders';
import { isAccountControlled } from './sameHandStore';

type ListContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Query = z.output<typeof approvalsQuery>;

/** Texts of the case are visible only to users who may see the case; its group determines the approvers. */
const visible = ({ caller }: ListContext) => sql<boolean>`coalesce(${selectVisibleTasks(caller) ?? sql`false`}, false)`;

const sameHand = ({ caller, now }: ListContext) =>
  isAccountControlled(
    { deciderId: sql`${caller.userId}::bigint`, deciderRole: sql`${caller.role}::text`, askerId: approval.askerId },
    { caller, now },
  );

const listed = (context: ListContext) =>
  context.tx
    .select({
      row: approval,
      groupId: task.groupId,
      isVisible: visible(context),
      isSameHand: sameHand(context),
      loanNo: task.loanNo,
      borrowerName: task.borrowerName,
      loanId: task.loanId,
    })
    .from(approval)
    .leftJoin(task, matchesRow(task, approval.taskId));

/** A request as lists read it. */
export type ListedApproval = Awaited<ReturnType<typeof listed>>[number];

const ofGroup = (caller: Caller): SQL | undefined =>
  caller.groupId === null
    ? sql`false`
    : and(inArray(approval.kind, listDecidableKinds(caller)), eq(task.groupId, caller.groupId));

/** Matches the requests that the caller may decide, by role and group (see deciders). */
function ofRole(caller: Caller): SQL | undefined {
  if (caller.role === 'admin') return inArray(approval.kind, listDecidableKinds(caller));
  return caller.role === 'leader' ? ofGroup(caller) : sql`false`;
}

const decidable = (context: ListContext): SQL | undefined => and(ofRole(context.caller), not(sameHand(context)));

/** Matches the requests that a caller may read in addition to their own: for auditors all of the institution. */
const readable = (caller: Caller): SQL | undefined => (caller.role === 'auditor' ? sql`true` : ofRole(caller));

const notOwn = ({ userId }: Caller): SQL | undefined =>
  and(ne(approval.askerId, userId), or(isNull(approval.forUserId), ne(approval.forUserId, userId)));

const waits = (now: Date): SQL | undefined => and(eq(approval.state, 'waiting'), gt(approval.expiresAt, now));

const VIEWS: Readonly<Record<ApprovalView, (context: ListContext) => SQL | undefined>> = {
  toDecide: (context) =>
    and(
      waits(context.now),
      notOwn(context.caller),
      context.caller.role === 'auditor' ? readable(context.caller) : decidable(context),
    ),
  mine: ({ caller }) => eq(approval.askerId, caller.userId),
  decided: ({ caller }) =>
    and(
      ne(approval.state, 'waiting'),
      or(eq(approval.askerId, caller.userId), eq(approval.deciderId, caller.userId), readable(caller)),
    ),
};

const getWanted = ({ view, kind }: Pick<Query, 'view' | 'kind'>, context: ListContext): SQL | undefined =>
  and(
    eq(approval.institutionId, context.caller.institutionId),
    kind === undefined ? undefined : eq(approval.kind, kind),
    VIEWS[view](context),
  );

const countMatching = async (where: SQL | undefined, { tx }: ListContext): Promise<number> => {
  const [row] = await tx
    .select({ number: count() })
    .from(approval)
    .leftJoin(task, matchesRow(task, approval.taskId))
    .where(where);
  return row?.number ?? 0;
};

const SORTS: Readonly<Record<SortColumn<typeof APPROVAL_LIST>, SQL>> = {
  kind: sql`${approval.kind}`,
  amount: sql`${approval.amount}`,
  asker: sql`lower(${approval.askerName})`,
  createdTime: sql`${approval.createdAt}`,
  state: sql`${approval.state}`,
  decider: sql`lower(${approval.deciderName})`,
  decidedTime: sql`${approval.decidedAt}`,
  expires: sql`${approval.expiresAt}`,
};

/** Without a sort, requests to decide are listed oldest first, the others newest first. */
function getOrder({ view, sort, order = 'asc' }: Pick<Query, 'view' | 'sort' | 'order'>): SQL[] {
  const own = view === 'toDecide' ? asc : desc;
  const sortTerms = sort === undefined ? [] : [sql`${SORTS[sort]} ${sql.raw(order)} nulls last`];
  return [...sortTerms, own(approval.createdAt), own(approval.id)];
}

/** Lists a page of requests, with their total number. */
export async function listApprovals(
  { page, size, ...query }: Query,
  context: ListContext,
): Promise<{ rows: ListedApproval[]; totalCount: number }> {
  const condition = getWanted(query, context);
  const rows = await listed(context)
    .where(condition)
    .orderBy(...getOrder(query))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: await countMatching(condition, context) };
}

/** Counts the requests that the caller may decide now, and the caller's own open requests. */
export async function countApprovals(context: ListContext): Promise<{ toDecide: number; mine: number }> {
  const { caller, now } = context;
  const own = eq(approval.institutionId, caller.institutionId);
  const open = and(inArray(approval.state, ['waiting', 'granted']), gt(approval.expiresAt, now));
  return {
    toDecide: await countMatching(and(own, waits(now), notOwn(caller), decidable(context)), context),
    mine: await countMatching(and(own, open, eq(approval.askerId, caller.userId)), context),
  };
}

/** Lists the pending requests on a case that the caller may see. */
export const listOfCase = (taskId: number, context: ListContext): Promise<ListedApproval[]> =>
  listed(context)
    .where(
      and(
        eq(approval.institutionId, context.caller.institutionId),
        eq(approval.taskId, taskId),
        isNotNull(approval.taskId),
        waits(context.now),
      ),
    )
    .orderBy(asc(approval.createdAt));

const findOne = async (where: SQL | undefined, context: ListContext): Promise<ListedApproval> => {
  const [row] = await listed(context).where(and(eq(approval.institutionId, context.caller.institutionId), where));
  if (!row) throw new Refusal('notFound');
  return row;
};

/** Finds one request with its case. */
export const findListedApproval = (id: number, context: ListContext): Promise<ListedApproval> =>
  findOne(eq(approval.id, id), context);

/** Finds a request that the caller may see in lists: their own, one decided by them, or one that they may read. */
export const findReadable = (id: number, context: ListContext): Promise<ListedApproval> => {
  const { caller } = context;
  const own = or(eq(approval.askerId, caller.userId), eq(approval.deciderId, caller.userId), readable(caller));
  return findOne(and(eq(approval.id, id), own), context);
};
