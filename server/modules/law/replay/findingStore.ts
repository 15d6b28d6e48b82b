import { and, asc, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { FindingsBy, findingsQuery, ReplayFinding } from '@/contract/entities/law/lawReplay';
import type { CallerContext } from '../../../access/callContext';
import { lawReplayFinding as finding, type ReplayExample } from '../../../database/tables/lawTables';
import { appUser } from '../../../database/tables/organizationTables';
import type { StoredReplay } from './replayStore';

type FindingInput = Pick<z.output<typeof findingsQuery>, 'by' | 'page' | 'size'>;
type FindingPageContext = Pick<CallerContext, 'tx'>;

const matches = ({ institutionId, id }: StoredReplay): SQL | undefined =>
  and(eq(finding.institutionId, institutionId), eq(finding.replayId, id));

const total = sql<number>`sum(${finding.count})::int`.as('total');
const isUser = and(eq(appUser.institutionId, finding.institutionId), eq(appUser.id, finding.agentId));

const NOTHING: Omit<ReplayFinding, 'count'> = {
  day: null,
  pack: null,
  rule: null,
  effect: null,
  article: null,
  source: null,
  agentId: null,
  agentName: null,
  username: null,
  examples: [],
};

const RULE = {
  pack: finding.pack,
  rule: finding.rule,
  effect: finding.effect,
  article: finding.article,
  source: finding.source,
};

const ofPage = ({ page, size }: FindingInput) => ({ limit: size, offset: (page - 1) * size });

async function byRule(
  where: SQL | undefined,
  input: FindingInput,
  { tx }: FindingPageContext,
): Promise<ReplayFinding[]> {
  const { limit, offset } = ofPage(input);
  const rows = await tx
    .select({ ...RULE, count: total })
    .from(finding)
    .where(where)
    .groupBy(...Object.values(RULE))
    .orderBy(desc(total), asc(finding.rule), asc(finding.pack))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...NOTHING, ...row }));
}

async function byAgent(
  where: SQL | undefined,
  input: FindingInput,
  { tx }: FindingPageContext,
): Promise<ReplayFinding[]> {
  const { limit, offset } = ofPage(input);
  const rows = await tx
    .select({ agentId: finding.agentId, agentName: appUser.name, username: appUser.username, count: total })
    .from(finding)
    .leftJoin(appUser, isUser)
    .where(where)
    .groupBy(finding.agentId, appUser.name, appUser.username)
    .orderBy(desc(total), asc(finding.agentId))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...NOTHING, ...row, agentId: String(row.agentId) }));
}

async function byDay(
  where: SQL | undefined,
  input: FindingInput,
  { tx }: FindingPageContext,
): Promise<ReplayFinding[]> {
  const { limit, offset } = ofPage(input);
  const rows = await tx
    .select({ day: finding.day, count: total })
    .from(finding)
    .where(where)
    .groupBy(finding.day)
    .orderBy(asc(finding.day))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...NOTHING, ...row }));
}

const serializeExample = ({ kind, taskId, loanNo, at, until }: ReplayExample): ReplayFinding['examples'][number] => ({
  kind,
  taskId: String(taskId),
  loanId: loanNo,
  time: at,
  until,
});

async function each(where: SQL | undefined, input: FindingInput, { tx }: FindingPageContext): Promise<ReplayFinding[]> {
  const { limit, offset } = ofPage(input);
  const rows = await tx
    .select({ row: finding, agentName: appUser.name, username: appUser.username })
    .from(finding)
    .leftJoin(appUser, isUser)
    .where(where)
    .orderBy(asc(finding.day), desc(finding.count), asc(finding.agentId), asc(finding.rule), asc(finding.pack))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, agentName, username }) => {
    const { day, pack, rule, effect, article, source, count: number, examples } = row;
    const found = { day, pack, rule, effect, article, source, agentName, username };
    return { ...found, agentId: String(row.agentId), count: number, examples: examples.map(serializeExample) };
  });
}

const PAGES = { rule: byRule, agent: byAgent, day: byDay, each } as const;

const NUMBER_OF: Readonly<Record<FindingsBy, SQL<number>>> = {
  rule: countDistinct(sql`(${finding.pack}, ${finding.rule})`),
  agent: countDistinct(finding.agentId),
  day: countDistinct(finding.day),
  each: count(),
};

/** Lists a page of the findings of a replay, grouped as requested (LC-07). */
export async function listFindings(replay: StoredReplay, input: FindingInput, context: FindingPageContext) {
  const where = matches(replay);
  const [counted] = await context.tx.select({ number: NUMBER_OF[input.by] }).from(finding).where(where);
  return { result: await PAGES[input.by](where, input, context), totalCount: counted?.number ?? 0 };
}
