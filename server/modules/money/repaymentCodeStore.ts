import { and, count, desc, eq, isNull, lte } from 'drizzle-orm';
import type { RepaymentCodeType } from '@/contract/codes/repaymentCodeType';
import { loan } from '../../database/tables/caseTables';
import { repaymentCode } from '../../database/tables/moneyTables';
import { appUser } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';

type CodeContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** A code as the database keeps it. */
export type StoredCode = typeof repaymentCode.$inferSelect;

/** A code with its loan's app and the name of who asked for it. */
export interface FoundCode {
  readonly row: StoredCode;
  readonly appName: string | null;
  readonly requestedBy: string | null;
}

const selectCodes = ({ tx }: CodeContext) =>
  tx
    .select({ row: repaymentCode, appName: loan.appName, requestedBy: appUser.name })
    .from(repaymentCode)
    .innerJoin(loan, eq(loan.id, repaymentCode.loanId))
    .leftJoin(appUser, eq(appUser.id, repaymentCode.agentId));

/** The codes of a case, newest first, with their number over all pages (CD-10). */
export async function listRepaymentCodes(
  taskId: number,
  { pageNum, pageSize }: { readonly pageNum: number; readonly pageSize: number },
  context: CodeContext,
): Promise<{ rows: FoundCode[]; totalCount: number }> {
  const wanted = eq(repaymentCode.taskId, taskId);
  const [total] = await context.tx.select({ number: count() }).from(repaymentCode).where(wanted);
  const rows = await selectCodes(context)
    .where(wanted)
    .orderBy(desc(repaymentCode.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { rows, totalCount: total?.number ?? 0 };
}

/** The newest code of a case, of any type or of one; null without one (CD-10). */
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

/** The code of a locked case that is good for a type and channel; null without one. */
export async function findGoodCode(
  { taskId, type, channel }: Pick<StoredCode, 'taskId' | 'type' | 'channel'>,
  context: CodeContext,
): Promise<FoundCode | null> {
  const [row] = await selectCodes(context).where(
    and(
      eq(repaymentCode.taskId, taskId),
      eq(repaymentCode.type, type),
      eq(repaymentCode.channel, channel),
      isNull(repaymentCode.replacedAt),
    ),
  );
  return row ?? null;
}

/** Another code takes the place of this one. */
export async function retireCode(id: number, { tx, now }: CodeContext): Promise<void> {
  await tx.update(repaymentCode).set({ replacedAt: now, updatedAt: now }).where(eq(repaymentCode.id, id));
}

/** Writes down that a code was asked for. */
export async function addRepaymentCode(
  asked: Pick<StoredCode, 'taskId' | 'loanId' | 'type' | 'channel' | 'amount' | 'maximum' | 'readyAt'>,
  { tx, caller, now }: CodeContext,
): Promise<void> {
  const by = { institutionId: caller.institutionId, agentId: caller.userId, requestedAt: now, updatedAt: now };
  await tx.insert(repaymentCode).values({ ...asked, ...by });
}

/** The codes of a locked case that the channel has given by now and that are not written down yet. */
export const findGivenCodes = (taskId: number, { tx, now }: CodeContext): Promise<StoredCode[]> =>
  tx
    .select()
    .from(repaymentCode)
    .where(and(eq(repaymentCode.taskId, taskId), isNull(repaymentCode.code), lte(repaymentCode.readyAt, now)))
    .orderBy(repaymentCode.id);

/** Writes a code down that the channel has given. */
export async function keepCode(id: number, code: string, { tx, now }: CodeContext): Promise<void> {
  await tx.update(repaymentCode).set({ code, updatedAt: now }).where(eq(repaymentCode.id, id));
}
