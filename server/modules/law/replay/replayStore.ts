import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { lawReplay } from '../../../database/tables/lawTables';
import { EXAMPLES_MAX, type FindingRow } from './replayBorrowerPage';

/** Maximum number of replays in a list: the newest. */
export const REPLAYS_LISTED = 20;

/** Stored replay. */
export type StoredReplay = typeof lawReplay.$inferSelect;

type ReplaySubject = Pick<StoredReplay, 'institutionId' | 'id'>;
type Writing = { readonly tx: Transaction };

const isIt = ({ institutionId, id }: ReplaySubject) =>
  and(eq(lawReplay.institutionId, institutionId), eq(lawReplay.id, id));
const isUnderWay = inArray(lawReplay.state, ['waiting', 'running']);

/** Returns all queued and running replays of every institution, oldest first. */
export const listRunningReplays = (tx: Pick<Transaction, 'select'>): Promise<StoredReplay[]> =>
  tx.select().from(lawReplay).where(isUnderWay).orderBy(asc(lawReplay.createdAt));

/** Lists the newest replays of an institution. */
export const listReplays = (institutionId: number, { tx }: Writing): Promise<StoredReplay[]> =>
  tx
    .select()
    .from(lawReplay)
    .where(eq(lawReplay.institutionId, institutionId))
    .orderBy(desc(lawReplay.id))
    .limit(REPLAYS_LISTED);

/** Finds one replay of an institution. */
export async function findReplay(of: ReplaySubject, { tx }: Writing): Promise<StoredReplay | undefined> {
  const [row] = await tx.select().from(lawReplay).where(isIt(of));
  return row;
}

/** Stores a replay request for the worker. */
export async function addReplay(
  replay: Omit<typeof lawReplay.$inferInsert, 'state'>,
  { tx }: Writing,
): Promise<StoredReplay> {
  const [made] = await tx
    .insert(lawReplay)
    .values({ ...replay, state: 'waiting' })
    .returning();
  if (!made) throw new Error('no replay was kept');
  return made;
}

/** Locks a replay for the rest of the transaction; undefined if another server holds the lock, or if it has ended. */
export async function claimReplay(of: ReplaySubject, { tx }: Writing): Promise<StoredReplay | undefined> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`replay ${of.id}`}, 0)) as mine`,
  );
  if (rows[0]?.mine !== true) return undefined;
  const [row] = await tx
    .select()
    .from(lawReplay)
    .where(and(isIt(of), isUnderWay));
  return row;
}

/** Updates the progress of a running replay; returns false if it was not running. */
export async function updateReplay(
  of: ReplaySubject,
  change: Partial<Omit<StoredReplay, 'institutionId' | 'id'>>,
  { tx }: Writing,
): Promise<boolean> {
  const rows = await tx
    .update(lawReplay)
    .set(change)
    .where(and(isIt(of), isUnderWay))
    .returning({ id: lawReplay.id });
  return rows.length > 0;
}

/** Adds the findings of a page to the earlier ones. */
export async function addFindings(
  { institutionId, id }: ReplaySubject,
  findings: readonly FindingRow[],
  { tx }: Writing,
) {
  if (findings.length === 0) return;
  await tx.execute(sql`
    insert into law_replay_finding as known
      (institution_id, replay_id, day, pack, rule, agent_id, effect, article, source, count, examples)
    select ${institutionId}, ${id}, f.day, f.pack, f.rule, f."agentId", f.effect, f.article, f.source, f.count, f.examples
    from jsonb_to_recordset(${JSON.stringify(findings)}::jsonb) as f
      (day date, pack text, rule text, "agentId" bigint, effect text, article text, source text, count int, examples jsonb)
    on conflict (institution_id, replay_id, day, pack, rule, agent_id) do update set
      count = known.count + excluded.count,
      examples = jsonb_path_query_array(known.examples || excluded.examples, ${`$[0 to ${EXAMPLES_MAX - 1}]`}::jsonpath)`);
}
