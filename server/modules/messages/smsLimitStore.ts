import { inArray, or, eq, isNull, and, count, desc, gte, sql } from 'drizzle-orm';
import { systemSetting, appUser } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import type { SmsLimits } from '@/contract/entities/messages/smsAdmin';
import { matchesRow } from '../../database/matchesRow';
import { sms } from '../../database/tables/messageTables';

const KEYS = {
  accountDaily: 'sms.accountDaily',
  caseDaily: 'sms.caseDaily',
  contentMax: 'sms.contentMax',
  countries: 'sms.countries',
  costs: 'sms.costs',
} as const;

/**
 * Reads the institution's message limits and its countries for numbers entered by hand, as text; defaults are the system's,
 * else absent (§3 SMS limit config).
 */
export async function readSmsSettings({
  tx,
  caller,
}: Pick<CallerContext, 'tx' | 'caller'>): Promise<Readonly<Record<keyof typeof KEYS, string | undefined>>> {
  const rows = await tx
    .select()
    .from(systemSetting)
    .where(
      and(
        inArray(systemSetting.key, Object.values(KEYS)),
        or(eq(systemSetting.institutionId, caller.institutionId), isNull(systemSetting.institutionId)),
      ),
    );
  const valueOf = (key: string): string | undefined => {
    const set = rows.filter((row) => row.key === key);
    return (set.find((row) => row.institutionId !== null) ?? set[0])?.value;
  };
  return {
    accountDaily: valueOf(KEYS.accountDaily),
    caseDaily: valueOf(KEYS.caseDaily),
    contentMax: valueOf(KEYS.contentMax),
    countries: valueOf(KEYS.countries),
    costs: valueOf(KEYS.costs),
  };
}

type SmsLimitContext = Pick<CallerContext, 'tx' | 'caller'>;

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

const since = (from: Date, { caller }: SmsLimitContext) =>
  and(eq(sms.institutionId, caller.institutionId), gte(sms.createdAt, from));

async function byState(from: Date, context: SmsLimitContext): Promise<Pick<SmsUse, 'sent' | 'failed' | 'waiting'>> {
  const rows = await context.tx
    .select({ state: sms.state, number: count() })
    .from(sms)
    .where(since(from, context))
    .groupBy(sms.state);
  const of = (...states: readonly string[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { number }) => sum + number, 0);
  return { sent: of('sent'), failed: of('failed'), waiting: of('queued', 'sending') };
}

async function casesAtLimit(from: Date, { caseDaily }: SmsLimits, context: SmsLimitContext): Promise<number> {
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

const byAccount = (from: Date, { tx, caller }: SmsLimitContext): Promise<SmsUse['accounts'][number][]> =>
  tx
    .select({ id: appUser.id, name: appUser.name, used: count() })
    .from(sms)
    .innerJoin(appUser, matchesRow(appUser, sms.agentId))
    .where(since(from, { tx, caller }))
    .groupBy(appUser.institutionId, appUser.id)
    .orderBy(desc(sql`count(*)`), appUser.id);

/** Reads the use of the limits since a time; failed messages count, as in the limits themselves. */
export async function countSmsUse(from: Date, limits: SmsLimits, context: SmsLimitContext): Promise<SmsUse> {
  const accounts = await byAccount(from, context);
  return {
    ...(await byState(from, context)),
    accountsAtLimit: accounts.filter(({ used }) => used >= limits.accountDaily).length,
    casesAtLimit: await casesAtLimit(from, limits, context),
    accounts: accounts.slice(0, SHOWN),
  };
}
