import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { SmsLimits } from '@/contract/entities/messages/smsAdmin';
import { joinsTo } from '../../database/joinsTo';
import { sms } from '../../database/tables/messageTables';
import { appUser } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Use of the limits: messages by outcome, and the accounts with the most messages. */
export interface SmsUse {
  readonly sent: number;
  readonly failed: number;
  readonly waiting: number;
  readonly accountsAtLimit: number;
  readonly casesAtLimit: number;
  readonly accounts: readonly { readonly id: number; readonly name: string; readonly used: number }[];
}

/** Maximum number of accounts shown. */
const SHOWN = 10;

const since = (from: Date, { caller }: Context) =>
  and(eq(sms.institutionId, caller.institutionId), gte(sms.createdAt, from));

async function byState(from: Date, context: Context): Promise<Pick<SmsUse, 'sent' | 'failed' | 'waiting'>> {
  const rows = await context.tx
    .select({ state: sms.state, number: count() })
    .from(sms)
    .where(since(from, context))
    .groupBy(sms.state);
  const of = (...states: readonly string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { number }) => sum + number, 0);
  return { sent: of('sent'), failed: of('failed'), waiting: of('queued', 'sending') };
}

async function casesAtLimit(from: Date, { caseDaily }: SmsLimits, context: Context): Promise<number> {
  const used = context.tx
    .select({ taskId: sms.taskId })
    .from(sms)
    .where(since(from, context))
    .groupBy(sms.taskId)
    .having(gte(count(), caseDaily))
    .as('used');
  const [row] = await context.tx.select({ number: count() }).from(used);
  return row?.number ?? 0;
}

const byAccount = (from: Date, { tx, caller }: Context): Promise<SmsUse['accounts'][number][]> =>
  tx
    .select({ id: appUser.id, name: appUser.name, used: count() })
    .from(sms)
    .innerJoin(appUser, joinsTo(appUser, sms.agentId))
    .where(since(from, { tx, caller }))
    .groupBy(appUser.institutionId, appUser.id)
    .orderBy(desc(sql`count(*)`), appUser.id);

/** Reads the use of the limits since a time; failed messages count, as in the limits themselves. */
export async function smsUseSince(from: Date, limits: SmsLimits, context: Context): Promise<SmsUse> {
  const accounts = await byAccount(from, context);
  return {
    ...(await byState(from, context)),
    accountsAtLimit: accounts.filter(({ used }) => used >= limits.accountDaily).length,
    casesAtLimit: await casesAtLimit(from, limits, context),
    accounts: accounts.slice(0, SHOWN),
  };
}
