import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { RepaymentCodeType } from '@/contract/codes/moneyCodes';
import { matchesRow } from '../../database/matchesRow';
import { loan } from '../../database/tables/caseTables';
import { repaymentCode } from '../../database/tables/moneyTables';
import { appUser } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';

type CodeContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** Stored code. */
export type StoredCode = typeof repaymentCode.$inferSelect;

/** Code with the app of its loan and the name of its requester. */
export interface FoundCode {
  readonly row: StoredCode;
  readonly appName: string | null;
  readonly requestedBy: string | null;
}

const selectCodes = ({ tx }: CodeContext) =>
  tx
    .select({ row: repaymentCode, appName: loan.appName, requestedBy: appUser.name })
    .from(repaymentCode)
    .innerJoin(loan, matchesRow(loan, repaymentCode.loanId))
    .leftJoin(appUser, matchesRow(appUser, repaymentCode.agentId));

/** Lists the codes of a case, newest first, with their total number (CD-10). */
export async function listRepaymentCodes(
  taskId: number,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  context: CodeContext,
): Promise<{ rows: FoundCode[]; totalCount: number }> {
  const ofTask = eq(repaymentCode.taskId, taskId);
  const [total] = await context.tx.select({ number: count() }).from(repaymentCode).where(ofTask);
  const rows = await selectCodes(context)
    .where(ofTask)
    .orderBy(desc(repaymentCode.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows, totalCount: total?.number ?? 0 };
}

/** Finds the newest code of a case, of any type or of one; null without one (CD-10). */
export async function findNewestCode(
  taskId: number,
  type: RepaymentCodeType | undefined,
  context: CodeContext,
): Promise<FoundCode | null> {
  const ofType = type === undefined ? undefined : eq(repaymentCode.type, type);
  const [row] = await selectCodes(context)
    .where(and(eq(repaymentCode.taskId, taskId), ofType))
    .orderBy(desc(repaymentCode.id))
    .limit(1);
  return row ?? null;
}

/** Finds the valid or pending code of a locked case for a type and channel; null without one. */
export async function findValidCode(
  { taskId, type, channel }: Pick<StoredCode, 'taskId' | 'type' | 'channel'>,
  context: CodeContext,
): Promise<FoundCode | null> {
  const [row] = await selectCodes(context).where(
    and(
      eq(repaymentCode.taskId, taskId),
      eq(repaymentCode.type, type),
      eq(repaymentCode.channel, channel),
      isNull(repaymentCode.endedAt),
    ),
  );
  return row ?? null;
}

/** Ends a valid code of a locked case; if the channel knows it, the channel is notified. */
export async function endValidCode(
  id: number,
  endedHow: 'replaced' | 'expired',
  { tx, now }: Pick<CodeContext, 'tx' | 'now'>,
): Promise<void> {
  const askAt = sql`case when ${repaymentCode.askedAt} is null then null else ${now.toISOString()}::timestamptz end`;
  const ended = { endedAt: now, endedHow, updatedAt: now, asked: 0, askAt };
  await tx.update(repaymentCode).set(ended).where(eq(repaymentCode.id, id));
}

/** Stores a requested code; its request to the channel is due at once. */
export async function addRepaymentCode(
  input: Pick<StoredCode, 'taskId' | 'loanId' | 'type' | 'channel' | 'amount' | 'maximum' | 'days'>,
  { tx, caller, now }: CodeContext,
): Promise<void> {
  const by = { institutionId: caller.institutionId, agentId: caller.userId };
  await tx.insert(repaymentCode).values({ ...input, ...by, requestedAt: now, updatedAt: now, askAt: now });
}

/** Makes the pending codes of a case due for a request to the channel at once. Returns true if there are any. */
export async function expediteCodes(taskId: number, { tx, now }: Pick<CodeContext, 'tx' | 'now'>): Promise<boolean> {
  const waiting = and(eq(repaymentCode.taskId, taskId), isNull(repaymentCode.code), isNull(repaymentCode.endedAt));
  const rows = await tx.update(repaymentCode).set({ askAt: now }).where(waiting).returning({ id: repaymentCode.id });
  return rows.length > 0;
}
